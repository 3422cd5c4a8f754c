import { attributeTypes } from './domain/attributes.ts';
import { coinsCategory } from './domain/core-categories.ts';
import { admin, type Caller, type Condition, defineGuise, defineResource, field, managers, someOwnArena, staff, where } from './schema/index.ts';

/** Managers change what their arenas have; what all arenas have, coins, is the admins'. */
const ofArenas = (caller: Caller): Condition<'arena_ids' | 'everywhere'> =>
  admin(caller) || (managers(caller) && where.all<'arena_ids' | 'everywhere'>(where.overlaps('arena_ids', caller.arenas), where.is('everywhere', false)));

/** What is of coins is made by admins: a category that others are not offered. */
const ofItems = (caller: Caller): Condition<'name'> => admin(caller) || where.not(where.is<'name'>('name', coinsCategory));

/** Coins are sold in every arena: nobody takes them out of one. */
const outOfArenas = (caller: Caller): Condition<'arena_ids' | 'everywhere'> => (admin(caller) ? where.is('everywhere', false) : ofArenas(caller));

/** Stock is a number that was seen and one that is wanted: the service books the difference. Price and cost in minor units of the arena's currency. */
const warehouses = field.list(
  {
    id: field.reference('warehouses', { required: true, onDelete: 'remove' }),
    name: field.text({ write: 'never' }),
    arena_id: field.reference('arenas', { write: 'never', onDelete: 'remove' }),
    price: field.money({ required: true, min: 1, initial: 0 }),
    cost: field.money({ required: true, min: 0, initial: 0 }),
    stock: field.integer({ required: true, min: -1_000_000_000, max: 1_000_000_000, initial: 0 }),
    stock_seen: field.integer({ bodyOnly: true }),
    taxes: field.references('countries.taxes', { atLeast: 1, onDelete: 'refuse' }),
  },
  { saved: 'whole', max: 100 },
);
const variant = {
  name: field.text({ required: true }),
  sku: field.text({ required: true, max: 64 }),
  active: field.flag({ initial: 1 }),
  promoted: field.flag({ initial: 0 }),
  description: field.richText(),
  image: field.image({ folder: 'shop' }),
  price: field.money({ write: 'never' }),
  cost: field.money({ write: 'never' }),
  stock: field.integer({ write: 'never' }),
  category_attributes: field.typedValues({ from: 'category.attributes' }),
  // What the buyer finds in their inventory: coins, or a bonus in whole percent for so many seconds.
  inventory_attributes: field.list(
    { name: field.text({ required: true }), type: field.choice(['bonus', 'coin'], { required: true }), value: field.integer({ required: true, min: 1, max: 1_000_000_000 }), duration: field.integer({ min: 0, max: 2_000_000_000 }) },
    { saved: 'whole', max: 20 },
  ),
  custom_attributes: field.list({ name: field.text({ required: true }), type: field.choice(attributeTypes, { required: true }), value: field.json() }, { saved: 'whole', max: 50 }),
  warehouses,
  warehouses_count: field.integer({ write: 'never' }),
  coins_per_currency: field.integer({ write: 'never' }),
  currency: field.text({ write: 'never' }),
};

/** What the chain sells. An item is one for the whole chain; an arena has the variants that one of its warehouses holds. What was sold is retired, not deleted. */
export const items = defineResource({
  name: 'items',
  service: 'shop',
  icon: 'sell',
  menu: 'shop',
  label: 'name',
  api: { paging: 'L1n', bulk: false },
  scope: { through: 'arena_ids', sent: { query: 'arena_id' }, without: { admin: 'ask', others: 'no call' } },
  fields: {
    // Name and category are given once; a body that repeats them says the same.
    name: field.text({ required: true }),
    category: field.reference('categories', { required: true, writes: 'category_id', embeds: ['name', 'attributes'], onDelete: 'refuse', members: ofItems }),
    arena_ids: field.references('arenas', { write: 'never', onDelete: 'detach' }),
    everywhere: field.boolean({ write: 'never' }),
    active: field.flag({ initial: 1 }),
    promoted: field.flag({ initial: 0 }),
    description: field.richText(),
    image: field.image({ folder: 'shop' }),
    sku: field.text({ max: 64 }),
    tags: field.tags({ max: 50 }),
    validFrom: field.instant(),
    validTo: field.instant(),
    shop_details: field.group({ title: field.text(), subtitle: field.text(), image: field.image({ folder: 'shop' }) }),
    reviews: field.list({ username: field.text({ required: true }), location: field.text(), text: field.multiline({ max: 2_000 }), avatar: field.image({ folder: 'shop' }) }, { saved: 'whole', max: 50 }),
    variants: field.list(variant, { saved: 'named', max: 200, atLeast: 1 }),
    // What the body says besides: from which arena it is written, and that it is a change of which item.
    arena_id: field.reference('arenas', { bodyOnly: true, onDelete: 'detach' }),
    updating_item: field.flag({ bodyOnly: true }),
    item_id: field.integer({ bodyOnly: true }),
  },
  list: { columns: ['name', 'description', 'category', 'active', 'promoted'], search: ['name', 'category'], sort: ['name', 'ASC'] },
  form: {
    general: ['name', 'category', 'image', 'active', 'promoted', 'description', 'sku', 'tags', 'validFrom', 'validTo'],
    variants: ['variants'],
    shop: ['shop_details.title', 'shop_details.subtitle', 'shop_details.image', 'reviews'],
  },
  checks: { validity: { blames: 'validTo', holds: ({ validFrom, validTo }) => typeof validFrom !== 'string' || typeof validTo !== 'string' || Date.parse(validFrom) <= Date.parse(validTo) } },
  // Whoever takes an item out of an arena detaches its variants there; the call that deletes it is the admins' of the chain.
  access: { screen: staff, read: someOwnArena('arena_ids'), create: ofArenas, update: ofArenas, delete: outOfArenas },
});

/** The same items as the whole chain has them; others than admins see the active ones. */
export const globalItems = defineGuise(items, {
  name: 'global-items',
  icon: 'sell',
  label: 'name',
  api: { path: '/shop/items/global', writePath: '/shop/items', paging: 'L1n', bulk: false },
  list: { columns: ['name', 'description', 'category', 'active', 'promoted'], search: ['name', 'category'], sort: ['name', 'ASC'] },
  form: {
    general: ['name', 'category', 'image', 'active', 'promoted', 'description', 'sku', 'tags', 'validFrom', 'validTo'],
    variants: ['variants'],
    shop: ['shop_details.title', 'shop_details.subtitle', 'shop_details.image', 'reviews'],
  },
  access: { screen: managers, read: (caller) => admin(caller) || (staff(caller) && where.is('active', 1)), create: admin, update: admin, delete: admin },
});
