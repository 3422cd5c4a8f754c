import { isMissing, ServiceError } from './errors.ts';
import type { Operations, Place } from './operations.ts';
import { batch } from './operations.ts';
import { listCall } from './request.ts';
import type { Call, ExportAsked, Row } from './types.ts';

const short = ({ resource }: Place, got: number, said: unknown): ServiceError =>
  new ServiceError({ status: 200, code: 'unexpected', detail: `${resource.service} sent ${got} of ${String(said)} rows of ${resource.name}: the list is not whole` });
const has = (line: unknown, key: string): line is Readonly<Record<string, number>> => line !== null && typeof line === 'object' && key in line && Object.keys(line).length === 1;

/** A service with a call for it streams the list: a line with the total, a record a line, a line with the number that was sent. */
const streamed = async (place: Place, call: Call, { fields, onRows, signal }: ExportAsked): Promise<number> => {
  let total: number | null = null;
  let got = 0;
  let said: number | null = null;
  const { size: _size, page: _page, ...query } = call.query ?? {};
  await place.client.lines({ ...call, path: `${call.path}/export`, query: { ...query, fields }, ...(signal ? { signal } : {}) }, (lines) => {
    const rows: Row[] = [];
    for (const line of lines) {
      if (total === null && has(line, 'total')) total = Number(line.total);
      else if (has(line, 'rows')) said = Number(line.rows);
      else rows.push(line as Row);
    }
    got += rows.length;
    onRows(rows, Math.max(total ?? 0, got));
  });
  if (said !== got) throw short(place, got, said ?? total);
  return got;
};

/** Any other is gone through page by page, by id, since what is sorted by equal values may come twice or never. */
const paged = async (place: Place, list: Operations['list'], { filter, onRows, signal }: ExportAsked): Promise<number> => {
  const seen = new Set<string>();
  for (let page = 1, asked = 0; ; page++) {
    const { data, total } = await list({ page, perPage: batch, sort: ['id', 'ASC'], filter }, signal);
    const fresh = data.filter(({ id }) => !seen.has(String(id)));
    for (const { id } of fresh) seen.add(String(id));
    onRows(fresh, Math.max(total, seen.size));
    asked += data.length;
    if (data.length > 0 && asked < total) continue;
    if (seen.size < total) throw short(place, seen.size, total);
    return seen.size;
  }
};

/** Every row of a list as it is filtered, told some at a time; answers how many there were. @throws ServiceError `unexpected` when fewer came than there are */
export const wholeList = async (place: Place, list: Operations['list'], asked: ExportAsked): Promise<number> => {
  const { resource, client, standpoint } = place;
  if (!client.config(resource.service).whole) return paged(place, list, asked);
  const call = listCall(resource, standpoint, { page: 1, perPage: batch, sort: asked.sort, filter: asked.filter });
  // A list that its service makes by hand has no such call, and is gone through like any other.
  return call === null ? 0 : streamed(place, call, asked).catch((error: unknown) => (isMissing(error) ? paged(place, list, asked) : Promise.reject(error)));
};
