import { statements } from '#server/db/migrations/statements.ts';

const labels: readonly (readonly [table: string, person: string])[] = [['invoices', 'by_user'], ['invoices', 'user'], ['transactions', 'by_user'], ['transactions', 'to_user'], ['orders', 'user']];
const trigram = (table: string, name: string, value: string) => ({ create: `CREATE INDEX ${table}_${name}_search ON ${table} USING gin (${value} gin_trgm_ops)`, drop: `DROP INDEX ${table}_${name}_search` });

/** Trigram indexes of what sales are searched by; a bulk load is faster without them. */
export const saleSearchIndexes = [
  ...labels.filter(([table]) => table !== 'orders').map(([table, person]) => trigram(table, person, `search_${person}`)),
  trigram('invoices', 'label', 'search_label'),
  trigram('transactions', 'number', 'search_number'),
  trigram('transactions', 'description', 'search_text(description)'),
  trigram('invoice_lines', 'name', 'search_text(name)'),
];

/**
 * What lists of sales need beside the facts: how people are called in one line, that line as it is searched, and on which day of the arena something was sold, by
 * its calendar and by its business day. All of it follows from what was frozen and is kept by the database.
 */
export const salesLists = statements(
  '2026-11-28-sales-lists',
  'before',
  // `Petar Žarić (player), Company`; what is missing is left out.
  `CREATE FUNCTION person_label(person jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
   RETURN nullif(concat_ws(', ',
     CASE WHEN person->>'name' = person->>'username' OR person->>'name' IS NULL OR person->>'username' IS NULL THEN coalesce(person->>'name', person->>'username') ELSE (person->>'name') || ' (' || (person->>'username') || ')' END,
     nullif(person #>> '{company,name}', '')), '')`,
  // The day that the clocks of a zone show, which begins at `start` (HH:MM, midnight where there is none).
  `CREATE FUNCTION arena_day(at timestamptz, zone text, start text) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
   RETURN ((at AT TIME ZONE coalesce(zone, 'UTC')) - make_interval(hours => coalesce(split_part(start, ':', 1), '0')::integer, mins => coalesce(split_part(start, ':', 2), '0')::integer))::date`,
  ...labels.map(([table, person]) => `ALTER TABLE ${table} ADD COLUMN ${person}_label text GENERATED ALWAYS AS (person_label(${person}_frozen)) STORED, ADD COLUMN search_${person} text GENERATED ALWAYS AS (search_text(person_label(${person}_frozen))) STORED`),
  `ALTER TABLE invoices ADD COLUMN search_label text GENERATED ALWAYS AS (search_text(label)) STORED, ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now(),
   ADD COLUMN sold_on date GENERATED ALWAYS AS (arena_day(created_at, arena_frozen->>'timezone', NULL)) STORED,
   ADD COLUMN business_day date GENERATED ALWAYS AS (arena_day(created_at, arena_frozen->>'timezone', arena_frozen->>'dayStartTime')) STORED`,
  'CREATE INDEX invoices_sold_on_idx ON invoices (sold_on, arena_id)',
  'CREATE INDEX invoices_business_day_idx ON invoices (business_day, arena_id)',
  'ALTER TABLE transactions ADD COLUMN search_number text GENERATED ALWAYS AS (number::text) STORED, ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now()',
  'CREATE INDEX transactions_created_at_idx ON transactions (created_at, id)',
  'CREATE INDEX carts_order_id_idx ON carts (order_id) WHERE order_id IS NOT NULL',
  'CREATE INDEX carts_invoice_id_idx ON carts (invoice_id) WHERE invoice_id IS NOT NULL',
  'CREATE INDEX carts_created_at_idx ON carts (created_at, id)',
  'CREATE INDEX orders_created_at_idx ON orders (created_at, id)',
  ...saleSearchIndexes.map(({ create }) => create),
);
