import { DatabaseError } from 'pg';
import type { Constraints } from '#server/db/constraints.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';

const lost = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);
const lostWords = /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** Whether running the same transaction again may succeed. */
export const isConflict = (error: unknown): boolean => error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01');

/**
 * What an error of the database means to the caller; null when it is a fault of ours.
 * @param deleting the call removes rows: a reference that stands in the way means that they are in use
 */
export function refusalFromDatabase(error: unknown, constraints: Constraints, deleting: boolean): Refusal | null {
  if (!(error instanceof DatabaseError)) {
    const { code, message } = error instanceof Error ? (error as NodeJS.ErrnoException) : { code: undefined, message: '' };
    return (code !== undefined && lost.has(code)) || lostWords.test(message) ? new Refusal('unavailable') : null;
  }
  const blamed = constraints.paths.get(error.constraint ?? '') ?? [];
  // Of a reference that stands in the way, the error names the table that holds it.
  const by = constraints.entities.get(error.table ?? '');
  const inUse = () => new Refusal('inUse', by === undefined ? {} : { by });
  const violations = (rule: string) => blamed.map((path) => ({ path, rule }));
  switch (error.code) {
    case '23505':
      return new Refusal('taken', { violations: violations('unique') });
    case '23P01':
      return invalid(...violations('overlap'));
    case '23001':
      return inUse();
    case '23503':
      return deleting || blamed.length === 0 ? inUse() : invalid(...violations('reference'));
    case '23502':
      return invalid({ path: error.column ?? '', rule: 'required' });
    case '23514':
    case '54000':
      return invalid(...violations('string'));
  }
  if (error.code?.startsWith('22')) return invalid();
  return /^(08|53|57)/.test(error.code ?? '') || isConflict(error) ? new Refusal('unavailable') : null;
}
