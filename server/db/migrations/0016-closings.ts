import { statements } from '#server/db/migrations/statements.ts';

/** Links without an invoice are few, and looked for among many. */
export const closings = statements('2026-11-28-closings', 'after', 'CREATE INDEX fiscal_links_own_idx ON fiscal_links (chain, position) WHERE invoice_id IS NULL');
