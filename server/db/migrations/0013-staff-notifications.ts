import { statements } from '#server/db/migrations/statements.ts';

/** What staff of an arena are told, and who has cleared what of it. */
export const staffNotifications = statements(
  '2026-11-28-staff-notifications',
  'before',
  `CREATE TABLE staff_notifications (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, arena_id bigint NOT NULL REFERENCES arenas (id) ON DELETE CASCADE, type text NOT NULL CHECK (type IN ('new_order', 'call_for_assistance')),
    user_id bigint REFERENCES users (id) ON DELETE CASCADE, device_id bigint, name text NOT NULL, text text, created_at timestamptz NOT NULL DEFAULT now())`,
  'CREATE INDEX staff_notifications_arena_id_idx ON staff_notifications (arena_id, id)',
  'CREATE INDEX staff_notifications_user_id_idx ON staff_notifications (user_id) WHERE user_id IS NOT NULL',
  'CREATE INDEX staff_notifications_device_id_idx ON staff_notifications (device_id) WHERE device_id IS NOT NULL',
  // Each by itself: one that is committed late is not cleared by whoever cleared those around it.
  `CREATE TABLE staff_notifications_cleared (
    notification_id bigint NOT NULL REFERENCES staff_notifications (id) ON DELETE CASCADE, user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE, PRIMARY KEY (notification_id, user_id))`,
  'CREATE INDEX staff_notifications_cleared_user_id_idx ON staff_notifications_cleared (user_id)',
);
/** Its references to generated tables. */
export const staffNotificationReferences = statements(
  '2026-11-28-staff-notifications-references',
  'after',
  'ALTER TABLE staff_notifications ADD CONSTRAINT staff_notifications_device_id_fkey FOREIGN KEY (device_id) REFERENCES devices (id) ON DELETE CASCADE',
);
