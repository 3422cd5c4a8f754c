import { statements } from '#server/db/migrations/statements.ts';

/** The type of an achievement always said how its conditions are taken together; now the root of their tree says the same. */
export const conditionRoots = statements(
  '2026-11-28-condition-roots',
  'after',
  `UPDATE achievements SET conditions = jsonb_set(conditions, '{type}', to_jsonb(type))
   WHERE type IN ('and', 'or', 'group') AND conditions ->> 'type' IN ('and', 'or', 'group') AND conditions ->> 'type' <> type`,
);
