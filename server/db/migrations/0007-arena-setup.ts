import { statements } from '#server/db/migrations/statements.ts';

/** Tables that are declared now: what stands in them is carried over. Chains' own payment methods get a table of another name. */
const carried = ['cash_registers', 'arena_payment_methods', 'invoice_settings', 'arena_terms'] as const;
export const beforeArenaSetup = statements(
  '2026-11-28-arena-setup-carry',
  'before',
  ...carried.flatMap((table) => [`CREATE TABLE carried_${table} AS TABLE ${table}`, `DROP TABLE ${table}`]),
  'ALTER TABLE payment_methods RENAME TO chain_payment_methods',
);
const next = (table: string) => `SELECT setval(pg_get_serial_sequence('${table}', 'id'), greatest(1, (SELECT max(id) FROM ${table})), EXISTS (SELECT FROM ${table}))`;
export const afterArenaSetup = statements(
  '2026-11-28-arena-setup',
  'after',
  `INSERT INTO cash_registers (id, arena_id, label, active, version, created_at, updated_at) SELECT id, arena_id, label, active, version, created_at, updated_at FROM carried_cash_registers`,
  `INSERT INTO payment_methods (id, arena_id, payment_method, enabled, fiscalize, version, created_at, updated_at)
   SELECT o.id, o.arena_id, m.process_type, o.enabled, o.fiscalize, o.version, o.created_at, o.updated_at FROM carried_arena_payment_methods o JOIN chain_payment_methods m ON m.id = o.payment_method_id`,
  `INSERT INTO invoice_settings (arena_id, automatically_open_print_upon_invoice_creation, invoice_header, invoice_footer, created_at, updated_at)
   SELECT a.id, coalesce(o.automatically_open_print_upon_invoice_creation, false), o.invoice_header, o.invoice_footer, now(), now() FROM arenas a LEFT JOIN carried_invoice_settings o ON o.arena_id = a.id ORDER BY a.id`,
  'INSERT INTO terms (arena_id, terms_and_conditions, created_at, updated_at) SELECT a.id, o.terms_and_conditions, now(), now() FROM arenas a LEFT JOIN carried_arena_terms o ON o.arena_id = a.id ORDER BY a.id',
  ...carried.map((table) => `DROP TABLE carried_${table}`),
  ...['cash_registers', 'payment_methods'].map(next),
);
