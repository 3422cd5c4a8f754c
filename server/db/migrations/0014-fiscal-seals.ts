import { statements } from '#server/db/migrations/statements.ts';

/** What a signing device outside made of the links of a chain: one for each, in their order. One that it did not answer for is sealed with that. */
export const fiscalSeals = statements(
  '2026-11-28-fiscal-seals',
  'after',
  `CREATE TABLE fiscal_seals (
    chain text NOT NULL, position bigint NOT NULL, seal text NOT NULL, signed boolean NOT NULL, created_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (chain, position),
    FOREIGN KEY (chain, position) REFERENCES fiscal_links (chain, position))`,
  'CREATE TRIGGER only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON fiscal_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()',
);
