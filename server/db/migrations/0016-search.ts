import { saleSearchIndexes as before } from '#server/db/migrations/0012-sales-lists.ts';
import { statements } from '#server/db/migrations/statements.ts';

/** What sales are searched by that no column held yet, as `search_text` makes it: table, text, column. */
const kept = [['transactions', 'description', 'search_description'], ['invoice_lines', 'name', 'search_name']] as const;
const indexes = kept.map(([table, text, column]) => ({ create: `CREATE INDEX ${table}_${text}_search ON ${table} USING gin (${column} gin_trgm_ops)`, drop: `DROP INDEX ${table}_${text}_search` }));

/** Trigram indexes of what sales are searched by, as they are now; a bulk load is faster without them. */
export const saleSearchIndexes = [...before.filter(({ drop }) => !indexes.some((index) => index.drop === drop)), ...indexes];

/** Where a text has too few letters for an index, each row is looked at: what it is searched by is then read and not made anew. */
export const saleSearchTexts = statements(
  '2026-11-28-sale-search-texts',
  'before',
  ...indexes.map(({ drop }) => drop),
  ...kept.map(([table, text, column]) => `ALTER TABLE ${table} ADD COLUMN ${column} text GENERATED ALWAYS AS (search_text(${text})) STORED`),
  ...indexes.map(({ create }) => create),
);
