import { statements } from '#server/db/migrations/statements.ts';

/** What the seed has already put in, so that a later start adds nothing. */
export const seeded = statements('2026-11-28-seeded', 'before', 'CREATE TABLE seeded (part text PRIMARY KEY, seeded_at timestamptz NOT NULL DEFAULT now())');
