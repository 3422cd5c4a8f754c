import { field } from '../schema/index.ts';

/** What staff of an arena are told at once: an order of the web shop, somebody at a device who needs help. */
export const staffNotificationTypes = ['new_order', 'call_for_assistance'] as const;
export type StaffNotificationType = (typeof staffNotificationTypes)[number];

/** What one is made of: its arena, and who it is about. `text` is what the sender adds. */
export const staffNotificationFields = {
  type: field.choice(staffNotificationTypes, { required: true }),
  arena_id: field.integer({ required: true, min: 1 }),
  user: field.integer({ min: 1 }),
  device: field.integer({ min: 1 }),
  text: field.text({ max: 500 }),
};
/** Which of them are cleared: those named, else all that the caller has in the arena. */
export const clearFields = { arena_id: field.integer({ required: true, min: 1 }), ids: field.references('staff-notifications', { onDelete: 'detach' }) };
