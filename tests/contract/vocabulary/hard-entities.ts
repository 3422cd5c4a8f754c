import { categories } from '#resources/categories.ts';
import { countries } from '#resources/countries.ts';
import { companies } from '#resources/companies.ts';
import { faultyUsers } from '#resources/faulty-users.ts';
import { ranks } from '#resources/ranks.ts';
import { roles } from '#resources/roles.ts';
import { arenas } from '#resources/arenas.ts';
import { articles } from '#resources/articles.ts';
import { users } from '#resources/users.ts';
import { createRegistry } from '#resources/schema/registry.ts';
import { admin, defineGuise, defineResource, field, managers, nobody, ownArena, staff, where } from '#resources/schema/index.ts';

/**
 * The hardest entities of the product, declared to prove the vocabulary and nothing else: the product's own declarations of them
 * come with their screens.
 */

export const warehouses = defineResource({
  name: 'warehouses',
  service: 'shop',
  icon: 'warehouse',
  label: 'name',
  api: { paging: 'plain', has: ['list', 'create', 'update', 'delete'] },
  scope: { through: 'arena_id', sent: { query: 'arena_id' }, without: { admin: 'ask', others: 'no call' } },
  fields: { arena_id: field.reference('arenas', { required: true, onDelete: 'refuse' }), name: field.text({ required: true }) },
  list: { columns: ['name'], search: ['name'], sort: ['name', 'ASC'] },
  form: { general: ['arena_id', 'name'] },
  unique: [['arena_id', 'name']],
  access: { screen: admin, read: ownArena('arena_id'), create: admin, update: admin, delete: admin },
});

const attribute = { name: field.text({ required: true }), type: field.choice(['bonus', 'coin', 'text'], { required: true }), value: field.text() };
/** What the chain sells. An item is one for the whole chain; an arena has the variants that one of its warehouses holds. */
export const items = defineResource({
  name: 'items',
  service: 'shop',
  icon: 'sell',
  menu: 'shop',
  label: 'name',
  api: { paging: 'L1n' },
  scope: { through: 'arena_ids', sent: { query: 'arena_id' }, without: { admin: 'ask', others: 'no call' } },
  fields: {
    name: field.text({ required: true }),
    category: field.reference('categories', { required: true, write: 'create', writes: 'category_id', embeds: ['name', 'attributes'], onDelete: 'refuse' }),
    arena_ids: field.references('arenas', { write: 'never', onDelete: 'detach' }),
    active: field.flag({ initial: 1 }),
    promoted: field.flag({ initial: 0 }),
    description: field.richText(),
    image: field.image({ folder: 'shop' }),
    tags: field.tags({ max: 50 }),
    validFrom: field.instant(),
    validTo: field.instant(),
    shop_details: field.group({ title: field.text(), subtitle: field.text(), image: field.image({ folder: 'shop' }) }),
    reviews: field.list({ username: field.text({ required: true }), location: field.text(), text: field.multiline(), avatar: field.image({ folder: 'shop' }) }, { saved: 'whole', max: 50 }),
    variants: field.list(
      {
        name: field.text({ required: true, write: 'create' }),
        sku: field.text({ required: true, write: 'create' }),
        active: field.flag({ initial: 1 }),
        promoted: field.flag({ initial: 0 }),
        description: field.richText(),
        image: field.image({ folder: 'shop' }),
        warehouses_count: field.integer({ write: 'never' }),
        category_attributes: field.typedValues({ from: 'category.attributes' }),
        inventory_attributes: field.list(attribute, { saved: 'whole', max: 50 }),
        custom_attributes: field.list(attribute, { saved: 'whole', max: 50 }),
        warehouses: field.list(
          {
            id: field.reference('warehouses', { required: true, onDelete: 'remove' }),
            price: field.money({ required: true, min: 1 }),
            cost: field.money({ min: 0, initial: 0 }),
            stock: field.integer({ initial: 0 }),
            taxes: field.references('countries.taxes', { atLeast: 1, onDelete: 'refuse' }),
          },
          { saved: 'whole', max: 100 },
        ),
      },
      { saved: 'byId', max: 200, atLeast: 1 },
    ),
  },
  list: { columns: ['name', 'description', 'category', 'active', 'promoted'], search: ['name', 'category'], sort: ['name', 'ASC'] },
  form: { general: ['name', 'category', 'image', 'active', 'promoted', 'description', 'tags'], shop: ['shop_details.title', 'shop_details.subtitle', 'shop_details.image', 'reviews'], variants: ['variants'] },
  access: { screen: staff, read: staff, create: managers, update: managers, delete: admin },
});
/** The same items, seen by the whole chain. */
export const globalItems = defineGuise(items, {
  name: 'global-items',
  icon: 'inventory',
  label: 'name',
  api: { path: '/shop/items/global', writePath: '/shop/items', paging: 'L1n' },
  list: { columns: ['name', 'description', 'category', 'active', 'promoted'], search: ['name', 'category'], sort: ['name', 'ASC'] },
  form: { general: ['name', 'category', 'image', 'active', 'promoted', 'description'], variants: ['variants'] },
  access: { screen: managers, read: (caller) => managers(caller) || (staff(caller) && where.is('active', 1)), create: admin, update: admin, delete: admin },
});

const game = {
  name: field.text({ required: true }),
  active: field.boolean({ initial: true }),
  image: field.image({ folder: 'arenas' }),
  icon: field.image({ folder: 'arenas' }),
  background: field.image({ folder: 'arenas' }),
  description: field.richText(),
  video: field.text({ max: 2000 }),
  genre: field.text(),
  tags: field.tags({ max: 50 }),
};
/** The chain's catalogue of games. */
export const globalGames = defineResource({
  name: 'global-games',
  service: 'core',
  icon: 'sports_esports',
  menu: 'configuration',
  label: 'name',
  api: { path: '/core/games', paging: 'M0', has: ['list', 'create', 'update'], ask: (caller): Record<string, boolean> => (admin(caller) ? {} : { active: true }) },
  fields: game,
  list: { as: 'cards', columns: ['image', 'name', 'active'], search: ['name'], sort: ['name', 'ASC'] },
  form: { general: ['name', 'active', 'image', 'icon', 'background', 'description', 'video', 'genre', 'tags'] },
  access: { screen: managers, read: (caller) => admin(caller) || (managers(caller) && where.is('active', true)), create: admin, update: admin, delete: nobody },
});
/** A game as one arena has it: a row of its own, made from one of the catalogue, with its place in the arena's order. */
export const games = defineResource({
  name: 'games',
  service: 'arena-hub',
  icon: 'gamepad',
  menu: 'configuration',
  label: 'name',
  api: { path: '/arenas/{arena}/games', sorts: { display_order: 'displayOrder' } },
  scope: { through: 'arena_id', sent: 'path', without: { admin: 'ask', others: 'no call' } },
  fields: {
    ...game,
    name: field.text({ required: true, write: 'create' }),
    arena_id: field.reference('arenas', { write: 'never', onDelete: 'remove' }),
    global_id: field.reference('global-games', { required: true, write: 'create', onDelete: 'refuse' }),
    path: field.text({ required: true, max: 1000 }),
    procs: field.tags({ atLeast: 1, max: 50 }),
    app_ids: field.tags({ max: 50 }),
    args: field.text({ max: 1000 }),
    genres: field.tags({ max: 50 }),
    display_order: field.integer({ min: 0, initial: 1000 }),
  },
  list: { as: 'cards', columns: ['image', 'name', 'display_order'], search: ['name'], sort: ['display_order', 'ASC'] },
  form: { general: ['global_id', 'name', 'active', 'path', 'procs', 'args', 'app_ids', 'display_order'], looks: ['image', 'icon', 'background', 'description', 'video', 'genre', 'genres', 'tags'] },
  unique: [['arena_id', 'global_id']],
  access: { screen: staff, read: ownArena('arena_id'), create: ownArena('arena_id'), update: ownArena('arena_id'), delete: ownArena('arena_id') },
});

/** What was sold. Made by a purchase; here it is looked at, restored and fiscalized. */
export const invoices = defineResource({
  name: 'invoices',
  service: 'shop',
  icon: 'receipt',
  menu: 'shop',
  label: 'number',
  api: { has: ['list'], query: { resources: 1 } },
  scope: { through: 'arena', sent: { query: 'arena_id' }, without: { admin: 'all', others: -1 } },
  fields: {
    number: field.text({ write: 'never' }),
    label: field.text({ write: 'never' }),
    arena: field.reference('arenas', { write: 'never', embeds: ['name', 'currency', 'timezone'], embedded: 'frozen', onDelete: 'refuse' }),
    by_user: field.group({ id: field.integer({ write: 'never' }), name: field.text({ write: 'never' }) }),
    user: field.group({ id: field.integer({ write: 'never' }), name: field.text({ write: 'never' }) }),
    cart: field.group({
      gross: field.money({ write: 'never' }),
      net: field.money({ write: 'never' }),
      items: field.list({ name: field.text(), quantity: field.integer(), price: field.money(), total_price: field.money() }, { saved: 'whole', max: 500, write: 'never' }),
    }),
    payment_method: field.group({ name: field.text({ write: 'never' }) }),
    fiscalized: field.boolean({ write: 'never' }),
    fiscal_data: field.keyValue({ write: 'never' }),
    restored_invoice_id: field.reference('invoices', { write: 'never', onDelete: 'refuse' }),
    restored_by_id: field.reference('invoices', { write: 'never', onDelete: 'refuse' }),
    restoring_reason: field.text({ write: 'never' }),
  },
  list: {
    columns: ['number', 'by_user.name', 'user.name', 'payment_method.name', 'cart.gross', 'fiscalized', 'created_at'],
    search: {
      oneAtATime: true,
      keys: { number: 'number', by_user: 'by_user.name', to_user: 'user.name', payment_method: 'payment_method.name', created_at: 'created_at' },
      initially: ['to_user'],
    },
    sort: ['created_at', 'DESC'],
  },
  form: {},
  view: ['number', 'label', 'arena', 'by_user.name', 'user.name', 'cart.items', 'cart.net', 'cart.gross', 'fiscal_data', 'restoring_reason'],
  actions: {
    restore: {
      icon: 'undo',
      access: ownArena('arena'),
      enabled: where.all(where.is('restored_by_id', null), where.is('restored_invoice_id', null)),
      asks: { restoring_reason: field.text({ required: true }) },
      call: { method: 'POST', path: '/shop/invoices/{id}', signs: 'by_user' },
      keyed: true,
      refreshes: ['invoices'],
    },
    fiscalize: {
      icon: 'verified',
      access: ownArena('arena'),
      enabled: where.is('fiscalized', false),
      call: { method: 'POST', path: '/shop/invoices/{id}/fiscalize', signs: 'by_user' },
      keyed: true,
    },
  },
  access: { screen: staff, read: ownArena('arena'), create: nobody, update: nobody, delete: nobody },
});

export const achievementGroups = defineResource({
  name: 'achievement-groups',
  service: 'achievements',
  icon: 'folder',
  label: 'name',
  fields: { name: field.text({ required: true, unique: true }), active: field.boolean({ initial: true }) },
  list: { columns: ['name', 'active'], search: ['name'] },
  form: { general: ['name', 'active'] },
  access: { screen: managers, read: managers, create: admin, update: admin, delete: admin },
});
const recurrent = where.is('type', 'recurrent');
/** What a player can reach, and what it gives. */
export const achievements = defineResource({
  name: 'achievements',
  service: 'achievements',
  icon: 'emoji_events',
  menu: 'competitions',
  label: 'name',
  fields: {
    name: field.text({ required: true, unique: true }),
    description: field.multiline(),
    active: field.boolean({ initial: true }),
    points: field.integer({ required: true, min: 0, initial: 0 }),
    task: field.text(),
    group: field.reference('achievement-groups', { writes: 'group_id', embeds: ['name'], onDelete: 'refuse' }),
    type: field.choice(['simple', 'group', 'and', 'or', 'recurrent'], { required: true, initial: 'simple' }),
    period: field.integer({ min: 1 }),
    unit: field.choice(['day', 'week', 'month']),
    innerType: field.choice(['simple', 'group', 'and', 'or']),
    count: field.integer({ min: 1 }),
    consecutive: field.boolean(),
    strategy: field.choice(['collect', 'compare', 'collectDistinct', 'compareDays', 'equal'], { required: true }),
    value: field.number(),
    contexts: field.choices(['session', 'purchase', 'award'], { atLeast: 1 }),
    conditions: field.conditions(),
    data: field.json(),
    rewards: field.group({ coins: field.coins({ min: 0 }), experience: field.integer({ min: 0 }), chest: field.choice(['bronze', 'silver', 'gold', 'diamond']) }),
  },
  list: { columns: ['name', 'type', 'points', 'group', 'active'], search: ['name'], size: 100 },
  form: {
    general: ['name', 'description', 'active', 'points', 'task', 'group'],
    rule: ['type', 'period', 'unit', 'innerType', 'count', 'consecutive', 'strategy', 'value', 'contexts', 'conditions', 'data'],
    rewards: ['rewards.coins', 'rewards.experience', 'rewards.chest'],
  },
  when: { period: recurrent, unit: recurrent, innerType: recurrent, count: recurrent },
  access: { screen: managers, read: managers, create: admin, update: admin, delete: admin },
});

export const topics = defineResource({
  name: 'topics',
  service: 'notifications',
  icon: 'tag',
  label: 'name',
  api: { paging: 'plain', has: ['list'] },
  fields: { name: field.text({ write: 'never' }), entity: field.text({ write: 'never' }) },
  list: { columns: ['name', 'entity'] },
  form: {},
  actions: { announce: { icon: 'campaign', access: managers, call: { method: 'POST', path: '/notifications/topics/{id}/announce' } } },
  access: { screen: nobody, read: managers, create: nobody, update: nobody, delete: nobody },
});
/** A message to the players' telephones. It is written inside `notification`, beside the time it goes out. */
export const mobileNotifications = defineResource({
  name: 'mobile-notifications',
  service: 'notifications',
  icon: 'notifications',
  menu: 'news',
  label: 'title',
  fields: {
    title: field.text({ required: true, writes: 'notification.title' }),
    text: field.multiline({ required: true, writes: 'notification.text' }),
    image: field.image({ folder: 'notifications', maxBytes: 300_000, writes: 'notification.image' }),
    scheduled_at: field.instant(),
    click_action: field.choice(['external-link'], { writes: 'notification.click_action' }),
    action_link: field.text({ max: 2000, writes: 'notification.action_link' }),
    sent: field.boolean({ write: 'never' }),
    topics: field.references('topics', { writes: 'notification.topics', onDelete: 'refuse', members: (caller) => admin(caller) || where.not(where.is('entity', 'platform')) }),
  },
  list: { columns: ['title', 'text', 'scheduled_at', 'topics'], filters: { sent: 'sent' }, sort: ['id', 'DESC'], size: 25 },
  form: { general: ['title', 'text', 'image', 'scheduled_at', 'click_action', 'action_link', 'topics'] },
  when: { action_link: where.is('click_action', 'external-link') },
  checks: {
    topicForStaff: { blames: 'topics', holds: (draft, caller) => admin(caller) || (Array.isArray(draft.topics) && draft.topics.length > 0) },
  },
  access: { screen: managers, read: managers, create: managers, update: (caller) => managers(caller) && where.is('sent', false), delete: managers },
});

export const hardRegistry = createRegistry([
  users, faultyUsers, ranks, roles, categories, arenas, companies, countries, warehouses, items, globalItems, globalGames, games, invoices, articles,
  achievementGroups, achievements, topics, mobileNotifications,
]);
