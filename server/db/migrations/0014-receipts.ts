import { statements } from '#server/db/migrations/statements.ts';

/** Croatian receipts go on saying their total in kuna too, until somebody takes this attribute away from the country. */
export const kunaLine = statements(
  '2026-11-28-receipts',
  'after',
  `UPDATE countries SET "fiscalAttributes" = "fiscalAttributes" || '[{"name": "kunaLine", "type": "boolean", "required": false}]'::jsonb
   WHERE code = 'hr' AND NOT "fiscalAttributes" @> '[{"name": "kunaLine"}]'::jsonb`,
);
