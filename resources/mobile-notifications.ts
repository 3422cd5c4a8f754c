import { notificationImageLimit } from './domain/files.ts';
import { admin, defineResource, field, managers, where, type Caller } from './schema/index.ts';

const ownTopics = (caller: Caller) => admin(caller) || where.any(where.is('entity', 'platform'), where.in('arena', caller.arenas));
/** Managers write what goes to players of their arenas alone; the whole chain is nobody's arena. */
const toOwnArenas = (caller: Caller) => admin(caller) || (managers(caller) && where.all(where.overlaps('topics.arena', caller.arenas), where.within('topics.arena', caller.arenas)));
const waits = where.is('sent', false);

/**
 * A message to the players' telephones. It is written inside `notification`, beside the time it goes out (UTC); without a time it goes out at once, by a call of its own.
 * Topics that are platforms are kept apart. `sent` is true from the moment it is handed over: from then on it is only looked at and deleted.
 */
export const mobileNotifications = defineResource({
  name: 'mobile-notifications',
  service: 'notifications',
  icon: 'notifications',
  menu: 'news',
  label: 'title',
  fields: {
    title: field.text({ required: true, writes: 'notification.title' }),
    text: field.multiline({ required: true, max: 2_000, writes: 'notification.text' }),
    image: field.image({ folder: 'notifications', maxBytes: notificationImageLimit.maxBytes, writes: 'notification.image' }),
    scheduled_at: field.instant(),
    click_action: field.choice(['external-link'], { writes: 'notification.click_action' }),
    action_link: field.text({ max: 2_000, writes: 'notification.action_link' }),
    topics: field.references('topics', { writes: 'notification.topics', embeds: ['name', 'entity', 'arena'], onDelete: 'detach', members: ownTopics }),
    platforms: field.references('topics', { write: 'never', embeds: ['name', 'entity'], onDelete: 'detach' }),
    sent: field.boolean({ writes: 'notification.sent' }),
    state: field.status(['scheduled', 'sending', 'sent', 'failed'], { write: 'never', initial: 'scheduled' }),
    sent_at: field.instant({ write: 'never' }),
    failure: field.choice(['unreachable', 'timeout', 'refused'], { write: 'never' }),
    failure_status: field.integer({ write: 'never' }),
  },
  list: {
    columns: ['image', 'title', 'text', 'topics', 'platforms', 'scheduled_at', 'created_at'],
    filters: { sent: 'sent' },
    sortable: ['title', 'scheduled_at', 'created_at'],
    sort: ['id', 'DESC'],
    size: 25,
  },
  form: { general: ['title', 'text', 'image', 'scheduled_at', 'topics', 'click_action', 'action_link'] },
  view: ['platforms', 'state', 'failure', 'failure_status', 'sent_at', 'created_at'],
  when: { action_link: where.is('click_action', 'external-link') },
  checks: {
    topicForStaff: { blames: 'topics', holds: ({ topics }, caller) => admin(caller) || (Array.isArray(topics) && topics.length > 0) },
    linkIsAddress: { blames: 'action_link', holds: ({ action_link }) => action_link === null || action_link === undefined || /^https?:\/\/[^\s/]/i.test(String(action_link)) },
  },
  access: { screen: managers, read: managers, create: toOwnArenas, update: (caller) => managers(caller) && where.all(toOwnArenas(caller), waits), delete: toOwnArenas },
});
