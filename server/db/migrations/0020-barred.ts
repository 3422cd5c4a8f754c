import { statements } from '#server/db/migrations/statements.ts';

/** Keys that were barred by a question are forgotten after a day, without reading the outcomes of thirty. */
export const barredKeys = statements('2026-11-29-barred-keys', 'after', "CREATE INDEX outcomes_barred_idx ON outcomes (created_at) WHERE state = 'barred'");
