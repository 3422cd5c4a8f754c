import { statements } from '#server/db/migrations/statements.ts';

/**
 * Experience follows play: `settled_at` is up to when it was counted, `rest` the part of a point that is not full yet. Who has no row has played nothing yet.
 */
export const experience = statements(
  '2026-11-28-experience',
  'before',
  'ALTER TABLE experience ADD COLUMN rest numeric NOT NULL DEFAULT 0 CHECK (rest >= 0 AND rest < 1), ADD COLUMN settled_at timestamptz NOT NULL DEFAULT now()',
  'CREATE INDEX experience_settled_at_idx ON experience (settled_at)',
);
