import type { Paging } from '#resources/services.ts';

/** How one service pages: what a list call asks for, and where its answer keeps rows and total. */
export interface PagingDialect {
  /** `page` counts from 1, as react-admin does. */
  readonly ask: (page: number, perPage: number) => Readonly<Record<string, number>>;
  readonly rows: (answer: unknown) => unknown;
  readonly total: (answer: unknown) => unknown;
  /** The call gives every row, so the page is cut out of it here. */
  readonly unpaged?: true;
}
/** The value at a dotted path, whatever the answer is. */
const get = (answer: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[key] : undefined), answer);

const from = (first: 0 | 1) => (page: number, perPage: number) => ({ size: perPage, page: page - 1 + first });
const dialect = (first: 0 | 1, rows: string, total: string): PagingDialect => ({ ask: from(first), rows: (answer) => get(answer, rows), total: (answer) => get(answer, total) });

/** One entry per paging of `resources/services.ts`; a missing one does not compile. */
export const pagings: Readonly<Record<Paging, PagingDialect>> = {
  P0: dialect(0, 'content', 'total_elements'),
  M0: dialect(0, 'data', 'metadata.count'),
  L1: dialect(1, 'data', 'meta.total'),
  L1n: dialect(1, 'data.data', 'data.meta.total'),
  L1p: dialect(1, 'data', 'pagination.total'),
  plain: { ask: () => ({}), rows: (answer) => answer, total: (answer) => (Array.isArray(answer) ? answer.length : undefined), unpaged: true },
};
