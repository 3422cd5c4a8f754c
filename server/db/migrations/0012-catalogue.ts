import { statements } from '#server/db/migrations/statements.ts';

/** A retired item may outlive its category: invoices keep the category's name themselves. */
export const catalogueRetired = statements(
  '2026-11-28-catalogue-retired',
  'after',
  'ALTER TABLE items ALTER COLUMN category_id DROP NOT NULL',
  'ALTER TABLE items ADD CONSTRAINT items_category_known CHECK (category_id IS NOT NULL OR retired_at IS NOT NULL)',
);
