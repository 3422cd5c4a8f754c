import { type Caller, defineResource, field, managers, nobody, ownArena } from './schema/index.ts';

/** What players have for some days: a bonus and coins each day. Sold at the till; here it is looked at, a hundred at once. */
export const subscriptions = defineResource({
  name: 'subscriptions',
  service: 'subscriptions',
  icon: 'card_membership',
  menu: 'users',
  label: 'name',
  api: { path: '/subscriptions/subscriptions', scopedPath: '/subscriptions/arenas/{arena}/subscriptions', has: ['list'], query: { active: 'true' } },
  scope: { through: 'arena', sent: 'path', without: { admin: 'all', others: 'ask' } },
  fields: {
    user_id: field.integer({ write: 'never' }),
    arena_id: field.integer({ write: 'never' }),
    arena: field.reference('arenas', { write: 'never', embeds: ['name', 'currency', 'timezone'], onDelete: 'refuse' }),
    username: field.text({ write: 'never' }),
    name: field.text({ write: 'never' }),
    image: field.image({ folder: 'shop', write: 'never' }),
    bonus: field.percent({ write: 'never' }),
    duration: field.integer({ write: 'never' }),
    daily_reward: field.coins({ write: 'never' }),
    expires_at: field.instant({ write: 'never' }),
  },
  list: { columns: ['username', 'name', 'bonus', 'daily_reward', 'created_at', 'expires_at', 'arena'], sortable: [], sort: ['created_at', 'DESC'], size: 100 },
  form: {},
  view: ['username', 'name', 'image', 'arena', 'bonus', 'duration', 'daily_reward', 'created_at', 'expires_at'],
  access: { screen: managers, read: (caller: Caller) => managers(caller) && ownArena('arena')(caller), create: nobody, update: nobody, delete: nobody },
});
