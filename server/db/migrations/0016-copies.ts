import { statements } from '#server/db/migrations/statements.ts';

/** Every print of an invoice that was asked for, by whom and when: 0 is the original, each after it a copy of that number. It only grows. */
export const copies = statements(
  '2026-11-28-copies',
  'before',
  `CREATE TABLE invoice_prints (
    invoice_id bigint NOT NULL REFERENCES invoices (id), copy integer NOT NULL CHECK (copy >= 0), actor_id bigint NOT NULL REFERENCES users (id), created_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (invoice_id, copy))`,
  'CREATE INDEX invoice_prints_actor_id_idx ON invoice_prints (actor_id)',
  'CREATE TRIGGER only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON invoice_prints FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()',
);
