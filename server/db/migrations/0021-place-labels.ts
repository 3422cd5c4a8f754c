import { statements } from '#server/db/migrations/statements.ts';

/** Whether an arena has issued invoices under a label is found without reading them all. Two arenas that share one already stay as they are. */
export const placeLabels = statements(
  '2026-11-29-place-labels',
  'after',
  "CREATE INDEX invoices_place_label_idx ON invoices (arena_id, lower(coalesce(arena_frozen->>'businessPlaceLabel', 'PP' || arena_id::text)))",
);
