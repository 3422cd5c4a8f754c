import { isMissing, readRefusal, ServiceError } from './errors.ts';
import { batch, type Operations, type Place } from './operations.ts';
import { recordPath } from './request.ts';
import type { BulkAsked, BulkResult, Row } from './types.ts';

const isResult = (value: unknown): value is { readonly id: number; readonly status: number } => value !== null && typeof value === 'object' && 'id' in value && 'status' in value;
const versionOf = ({ version }: Row) => (typeof version === 'number' ? { version } : {});

/** A service with a call for it is told a hundred rows at a time and answers for each. */
const inOneCall = async ({ resource, client, standpoint }: Place, rows: readonly Row[], { set, signal }: BulkAsked): Promise<readonly BulkResult[]> => {
  const body = { rows: rows.map((row) => ({ id: row.id, ...versionOf(row) })), ...(set ? { set } : { delete: true }) };
  const { json } = await client.call({ service: resource.service, method: 'POST', path: `${recordPath(resource, standpoint)}/bulk`, body, ...(signal ? { signal } : {}) });
  const results = json !== null && typeof json === 'object' && 'results' in json && Array.isArray(json.results) ? json.results : [];
  if (results.length !== rows.length || !results.every(isResult)) throw new ServiceError({ status: 200, code: 'unexpected', detail: `${resource.service} answered ${rows.length} rows of ${resource.name} with ${results.length} results` });
  return results.map((result) => ({ id: result.id, error: result.status < 300 ? null : readRefusal(result.status, JSON.stringify(result)) }));
};

/** Any other is called once a row. */
const oneByOne = async (operations: Operations, rows: readonly Row[], { set, signal }: BulkAsked): Promise<readonly BulkResult[]> => {
  const results: BulkResult[] = [];
  for (const row of rows) {
    signal?.throwIfAborted();
    const seen = { ...versionOf(row), seen: row };
    const work: Promise<unknown> = set ? operations.update(row.id, set, seen) : operations.remove(row.id, seen);
    results.push({ id: row.id, error: await work.then(() => null, (error: unknown) => error) });
  }
  return results;
};

/** Changes or removes many rows, one call a row too where a service writes them by hand; answers what came of each. Rows that no call was made for, because it was given up or failed as a whole, have that as their error. */
export const inBulk = async (place: Place, operations: Operations, asked: BulkAsked): Promise<readonly BulkResult[]> => {
  const whole = place.client.config(place.resource.service).whole && place.resource.api.bulk !== false;
  const results: BulkResult[] = [];
  const failures: unknown[] = [];
  for (let start = 0; start < asked.rows.length; start += batch) {
    const rows = asked.rows.slice(start, start + batch);
    const work = failures.length > 0 ? Promise.reject(failures[0]) : whole ? inOneCall(place, rows, asked).catch((error: unknown) => (isMissing(error) ? oneByOne(operations, rows, asked) : Promise.reject(error))) : oneByOne(operations, rows, asked);
    results.push(...(await work.catch((error: unknown) => {
      failures.push(error);
      return rows.map(({ id }) => ({ id, error }));
    })));
    asked.onProgress?.(results.length);
  }
  return results;
};
