import { statements } from '#server/db/migrations/statements.ts';

/**
 * Coins that a subscription brings every day: which subscription a line of the ledger is of, and through which business day of its arena a subscription was paid
 * (null: nothing yet, from the day of its sale on). What was sold before this was kept is paid from now on.
 */
export const dailyRewards = statements(
  '2026-11-28-daily-rewards',
  'before',
  'ALTER TABLE coin_ledger ADD COLUMN subscription_id bigint REFERENCES subscriptions (id)',
  'CREATE INDEX coin_ledger_subscription_id_idx ON coin_ledger (subscription_id) WHERE subscription_id IS NOT NULL',
  'ALTER TABLE subscriptions ADD COLUMN rewarded_on date',
  'UPDATE subscriptions SET rewarded_on = current_date WHERE daily_reward > 0',
);
