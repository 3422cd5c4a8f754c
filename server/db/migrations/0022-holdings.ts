import { statements } from '#server/db/migrations/statements.ts';

/** Users who were deleted hold nothing that still runs: no subscription that pays out every day, no window, no minutes. */
export const holdingsOfRetired = statements(
  '2026-11-29-holdings-of-retired',
  'after',
  'UPDATE subscriptions AS s SET withdrawn_at = u.retired_at, updated_at = now(), version = s.version + 1 FROM users AS u WHERE u.id = s.user_id AND u.retired_at IS NOT NULL AND s.withdrawn_at IS NULL AND s.expires_at > u.retired_at',
  'UPDATE passes AS p SET withdrawn_at = u.retired_at FROM users AS u WHERE u.id = p.user_id AND u.retired_at IS NOT NULL AND p.withdrawn_at IS NULL AND p.valid_to > u.retired_at',
  'UPDATE time_tickets AS t SET withdrawn_at = u.retired_at FROM users AS u WHERE u.id = t.user_id AND u.retired_at IS NOT NULL AND t.withdrawn_at IS NULL AND t.used_seconds < t.minutes * 60',
  'UPDATE inventory AS v SET withdrawn_at = u.retired_at, updated_at = now() FROM users AS u WHERE u.id = v.user_id AND u.retired_at IS NOT NULL AND v.withdrawn_at IS NULL AND NOT v.active',
);
