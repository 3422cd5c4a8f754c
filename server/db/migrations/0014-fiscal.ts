import { statements } from '#server/db/migrations/statements.ts';

const at = 'created_at timestamptz NOT NULL DEFAULT now()';

/**
 * What the tax offices are told. A task is written with its invoice, in the same transaction, and holds the invoice as it is told and what its codes were made from;
 * `due_at` is when it is taken next: for a new one after the sale itself had its chance, after a failure later, and while somebody has it the end of their lease.
 * Links of a chain (a register's receipts, a company's records) only grow. `office_` tables are the memory of the stand-in for the authorities.
 */
export const fiscal = statements(
  '2026-11-28-fiscal',
  'after',
  `CREATE TABLE fiscal_keys (company_id bigint PRIMARY KEY REFERENCES companies (id) ON DELETE CASCADE, sealed text NOT NULL, ${at})`,
  `CREATE TABLE fiscal_tasks (
    invoice_id bigint PRIMARY KEY REFERENCES invoices (id), locale text NOT NULL, company_id bigint NOT NULL REFERENCES companies (id), key uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
    invoice jsonb NOT NULL, kept jsonb NOT NULL, state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'done', 'rejected')), attempts integer NOT NULL DEFAULT 0, claim uuid, due_at timestamptz NOT NULL,
    deadline timestamptz, late boolean NOT NULL DEFAULT false, demo boolean NOT NULL DEFAULT false, error jsonb, ${at}, settled_at timestamptz)`,
  "CREATE INDEX fiscal_tasks_due_at_idx ON fiscal_tasks (due_at) WHERE state = 'pending'",
  'CREATE INDEX fiscal_tasks_company_id_idx ON fiscal_tasks (company_id)',
  `CREATE TABLE fiscal_links (
    chain text NOT NULL, position bigint NOT NULL CHECK (position > 0), invoice_id bigint REFERENCES invoices (id), link jsonb NOT NULL, ${at}, PRIMARY KEY (chain, position))`,
  'CREATE INDEX fiscal_links_invoice_id_idx ON fiscal_links (invoice_id) WHERE invoice_id IS NOT NULL',
  'CREATE TRIGGER only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON fiscal_links FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()',
  `CREATE TABLE office_records (locale text NOT NULL, identity text NOT NULL, kept jsonb NOT NULL, ${at}, PRIMARY KEY (locale, identity))`,
  'CREATE TABLE office_series (locale text NOT NULL, name text NOT NULL, last bigint NOT NULL, PRIMARY KEY (locale, name))',
  "CREATE TABLE office_faults (locale text PRIMARY KEY, fault text NOT NULL CHECK (fault ~ '^(timeout|down|reject:[A-Za-z0-9._-]{1,40})$'))",
);
