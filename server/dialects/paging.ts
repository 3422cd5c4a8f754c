import { largestSize } from '#resources/domain/largest-size.ts';
import type { Paging } from '#resources/services.ts';
import { invalid } from '#server/http/refusal.ts';
import type { Page } from '#server/store.ts';

/** Which part of a list is asked for. */
export interface Slice {
  /** As the dialect counts. */
  readonly page: number;
  readonly size: number;
  readonly offset: number;
}
export type RawQuery = Readonly<Record<string, unknown>>;

const lastPage = 1_000_000_000;
const first: Readonly<Record<Paging, 0 | 1>> = { P0: 0, M0: 0, L1: 1, L1n: 1, L1p: 1, plain: 0 };

const whole = (query: RawQuery, key: string, least: number, most: number): number | undefined => {
  const text = query[key];
  if (text === undefined || text === '') return undefined;
  const value = typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most)) throw invalid({ path: key, rule: 'between', from: least, to: most });
  return value;
};

/** Reads `page` and `size` of a list call. @throws Refusal `invalid` for what is no page or no size */
export function readSlice(paging: Paging, query: RawQuery, initialSize: number): Slice {
  if (paging === 'plain') return { page: 0, size: largestSize, offset: 0 };
  const base = first[paging];
  const size = Math.min(whole(query, 'size', 1, lastPage) ?? initialSize, largestSize);
  const page = whole(query, 'page', base, lastPage) ?? base;
  return { page, size, offset: (page - base) * size };
}

/** The part of a bare array that is asked for: as much as one answer holds, unless the call says less; what is left is on pages after it, the first is 0. @throws Refusal `invalid` */
export const sliceOfMany = (query: RawQuery): Slice => readSlice('P0', query, largestSize);
/** What a call with `sliceOfMany` says of its query. */
export const pageOfMany = { size: `rows of a page, at most ${largestSize}, which it also is unless said otherwise`, page: 'page, from 0' } as const;

const meta = ({ page, size, offset }: Slice, { rows, total }: Page) => ({
  per_page: size,
  current_page: page,
  from: rows.length === 0 ? null : offset + 1,
  to: rows.length === 0 ? null : offset + rows.length,
  total,
  last_page: Math.max(1, Math.ceil(total / size)),
});

const answers: Readonly<Record<Paging, (slice: Slice, page: Page) => unknown>> = {
  P0: ({ page, size, offset }, { rows, total }) => ({
    content: rows,
    pageable: { page_number: page, page_size: size, offset },
    total_elements: total,
    total_pages: Math.ceil(total / size),
    number_of_elements: rows.length,
  }),
  M0: ({ page, size }, { rows, total }) => ({ data: rows, metadata: { page, size, count: total } }),
  L1: (slice, page) => ({ data: page.rows, meta: meta(slice, page) }),
  L1n: (slice, page) => ({ data: { data: page.rows, meta: meta(slice, page) } }),
  L1p: (slice, page) => ({ data: page.rows, pagination: meta(slice, page) }),
  plain: (_slice, { rows }) => rows,
};

/** The answer of a list call in the service's shape. */
export const listAnswer = (paging: Paging, slice: Slice, page: Page): unknown => answers[paging](slice, page);

const wholeNumber = { type: 'integer' } as const;
const object = (properties: Readonly<Record<string, object>>) => ({ type: 'object', required: Object.keys(properties), properties });
const metaSchema = object({ per_page: wholeNumber, current_page: wholeNumber, from: { type: ['integer', 'null'] }, to: { type: ['integer', 'null'] }, total: wholeNumber, last_page: wholeNumber });
const schemas: Readonly<Record<Paging, (rows: object) => object>> = {
  P0: (rows) => object({ content: rows, pageable: object({ page_number: wholeNumber, page_size: wholeNumber, offset: wholeNumber }), total_elements: wholeNumber, total_pages: wholeNumber, number_of_elements: wholeNumber }),
  M0: (rows) => object({ data: rows, metadata: object({ page: wholeNumber, size: wholeNumber, count: wholeNumber }) }),
  L1: (rows) => object({ data: rows, meta: metaSchema }),
  L1n: (rows) => object({ data: object({ data: rows, meta: metaSchema }) }),
  L1p: (rows) => object({ data: rows, pagination: metaSchema }),
  plain: (rows) => rows,
};
/** JSON Schema of a list's answer. */
export const listSchema = (paging: Paging, record: object): object => schemas[paging]({ type: 'array', items: record });
