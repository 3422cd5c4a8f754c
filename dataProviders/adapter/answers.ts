import type { Resource } from '#resources/schema/resolve.ts';
import { ServiceError } from './errors.ts';
import { pagings } from './paging.ts';
import type { Page, Row } from './types.ts';

/** An answer that cannot be used, with who gave it and the cure. */
export const badAnswer = (resource: Resource, what: string, cure: string): ServiceError =>
  new ServiceError({ status: 200, code: 'unexpected', detail: `${resource.service} answered ${resource.name} with ${what}. ${cure}` });

const hasId = (row: unknown): row is Row => row !== null && typeof row === 'object' && 'id' in row && (typeof row.id === 'number' || (typeof row.id === 'string' && row.id !== ''));

/** One record, distrusted. */
export const readRow = (resource: Resource, answer: unknown): Row => {
  if (hasId(answer)) return answer;
  throw badAnswer(resource, 'a record without id', 'Every record needs the key id, a number or a text.');
};
/** Several records, distrusted. */
export const readRows = (resource: Resource, rows: unknown): Row[] => {
  if (!Array.isArray(rows)) throw badAnswer(resource, 'no list of rows', `Its paging is declared as ${resource.api.paging}; name the right one in api.paging.`);
  const bad = rows.findIndex((row) => !hasId(row));
  if (bad >= 0) throw badAnswer(resource, `a row without id at place ${bad}`, 'Every row needs the key id, a number or a text.');
  return rows as Row[];
};
/** One page of a list, distrusted: a missing total is never made up from the length of the page. */
export const readPage = (resource: Resource, answer: unknown, page: number, perPage: number): Page => {
  const dialect = pagings[resource.api.paging];
  const rows = readRows(resource, dialect.rows(answer));
  const total = dialect.total(answer);
  if (typeof total !== 'number' || !Number.isSafeInteger(total) || total < 0) throw badAnswer(resource, 'no total', `Its paging is declared as ${resource.api.paging}, whose total is a whole number.`);
  return { data: dialect.unpaged ? rows.slice((page - 1) * perPage, page * perPage) : rows, total };
};
