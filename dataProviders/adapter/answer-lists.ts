import { pagings } from './paging.ts';
import type { ServiceError } from './errors.ts';

const isRow = (row: unknown): boolean => row !== null && typeof row === 'object' && !Array.isArray(row);

/** Rows of a call that is no resource's, a bare list or a page of one, distrusted. Their fields are for whoever shows them. */
export const listOf = <T extends object>(json: unknown, unexpected: (detail: string) => ServiceError): readonly T[] => {
  const rows: unknown = Array.isArray(json) ? json : pagings.P0.rows(json);
  if (!Array.isArray(rows) || !rows.every(isRow)) throw unexpected('something that is no list of rows');
  return rows as readonly T[];
};
