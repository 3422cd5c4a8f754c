import { statements } from '#server/db/migrations/statements.ts';

/** Tries that are long over are swept up without reading the others. */
export const triesSwept = statements('2026-11-29-tries-swept', 'after', 'CREATE INDEX tries_started_at_idx ON tries (started_at)');
