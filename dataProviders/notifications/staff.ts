import { unexpectedFrom } from '#dataProviders/adapter/parts.ts';
import type { Calls, Client, StaffNotification } from '#dataProviders/adapter/types.ts';

const listIn = (json: unknown): readonly StaffNotification[] => {
  if (Array.isArray(json) && json.every((row) => row !== null && typeof row === 'object' && typeof row.id === 'number' && typeof row.type === 'string')) return json as StaffNotification[];
  throw unexpectedFrom('notifications')('something that is no list of notifications');
};

/**
 * What staff of an arena are told:
 *
 *     staffNotifications       GET  /notifications/staff?arena_id={id}
 *     clearStaffNotifications  POST /notifications/staff/clear {arena_id, ids}
 */
export const staffNotificationCalls = (client: Client): Pick<Calls, 'staffNotifications' | 'clearStaffNotifications'> => ({
  staffNotifications: async (arena, signal) => listIn((await client.call({ service: 'notifications', path: '/notifications/staff', query: { arena_id: arena }, ...(signal ? { signal } : {}) })).json),
  clearStaffNotifications: async (arena, ids) => {
    await client.call({ service: 'notifications', method: 'POST', path: '/notifications/staff/clear', body: { arena_id: arena, ids } });
  },
});
