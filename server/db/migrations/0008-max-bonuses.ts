import { maxBonusKeys } from '#resources/groups/max-bonuses.ts';
import { statements } from '#server/db/migrations/statements.ts';

/** One row for the chain, there from the start: how high each part of a player's bonus may go, in whole percent. */
export const maxBonuses = statements(
  '2026-11-28-max-bonuses',
  'before',
  `CREATE TABLE max_bonuses (one boolean PRIMARY KEY DEFAULT true CHECK (one), ${maxBonusKeys.map((key) => `${key} smallint NOT NULL CHECK (${key} BETWEEN 0 AND 100)`).join(', ')},
    updated_at timestamptz NOT NULL DEFAULT now())`,
  `INSERT INTO max_bonuses (${maxBonusKeys.join(', ')}) VALUES (50, 30, 25, 20)`,
);
