import { describe, expect, test } from 'vitest';
import { bodyOf } from '#resources/schema/body.ts';
import { violationsOf } from '#resources/schema/violations.ts';
import { hardRegistry } from './hard-entities.ts';
import { people } from './recorder.ts';

/** The body of a form, against what the services document; the record's read-only parts stand in it and must not be sent. */
const body = (name: string, operation: 'create' | 'update', values: object) => bodyOf(hardRegistry.get(name), operation, values as Readonly<Record<string, unknown>>);
const problems = (name: string, operation: 'create' | 'update', sent: object, who: keyof typeof people = 'admin') =>
  violationsOf(hardRegistry.get(name), operation, sent, { caller: people[who], today: { earliest: '2026-11-28', latest: '2026-11-28' } }).map(({ path, rule }) => `${path} ${rule}`);

const item = {
  id: 7, version: 3, created_at: '2026-01-01T00:00:00Z', arena_ids: [4], name: 'Cola', category: { id: 2, name: 'Drinks', attributes: [{ name: 'size', type: 'string', rules: ['required'] }] }, active: 1, promoted: 0,
  description: '<p>cold</p>', image: '/api/files/a.png', tags: ['cold'], shop_details: { title: 'Cola', subtitle: '', image: null }, reviews: [{ username: 'ana', location: '', text: 'good', avatar: null }],
  variants: [
    {
      id: 70, name: '0.5', sku: 'C5', active: 1, promoted: 0, description: null, image: null, warehouses_count: 1, category_attributes: [{ name: 'size', type: 'string', rules: ['required'], value: '0.5 l' }],
      inventory_attributes: [], custom_attributes: [{ name: 'x', type: 'text', value: 'y' }], warehouses: [{ id: 1, price: 250, cost: 100, stock: 5, taxes: [3] }],
    },
  ],
};

describe('API-112, 113 items', () => {
  test('a change sends category neither by name nor by id, and of known variants neither name nor SKU', () => {
    const sent = body('items', 'update', item);
    expect(sent).toEqual({
      name: 'Cola', active: 1, promoted: 0, description: '<p>cold</p>', image: '/api/files/a.png', tags: ['cold'], shop_details: { title: 'Cola', subtitle: null, image: null }, reviews: [{ username: 'ana', location: null, text: 'good', avatar: null }],
      variants: [
        {
          id: 70, active: 1, promoted: 0, description: null, image: null, category_attributes: [{ name: 'size', value: '0.5 l' }], inventory_attributes: [], custom_attributes: [{ name: 'x', type: 'text', value: 'y' }],
          warehouses: [{ id: 1, price: 250, cost: 100, stock: 5, taxes: [3] }],
        },
      ],
    });
    expect(problems('items', 'update', sent)).toEqual([]);
  });
  test('a new one sends the category’s id, and of its variants everything', () => {
    const { id: _, ...variant } = item.variants[0] ?? { id: 0 };
    const sent = body('items', 'create', { ...item, variants: [variant] });
    expect(sent).toMatchObject({ category_id: 2, variants: [{ name: '0.5', sku: 'C5' }] });
    expect(sent).not.toHaveProperty('category');
    expect(problems('items', 'create', sent)).toEqual([]);
  });
  test('VAL-31 VAL-32 VAL-33 VAL-34 VAL-35 VAL-36: what an item needs', () => {
    expect(problems('items', 'create', { variants: [{ warehouses: [{ price: 0, stock: 1.5 }] }] })).toEqual([
      'name required', 'category_id required', 'variants.0.name required', 'variants.0.sku required', 'variants.0.warehouses.0.id required', 'variants.0.warehouses.0.price atLeast', 'variants.0.warehouses.0.stock integer',
      'variants.0.warehouses.0.taxes atLeastOne',
    ]);
    expect(problems('items', 'create', { name: 'x', category_id: 1 })).toEqual(['variants atLeastOne']);
  });
});

test('API-06, 08 users: email is a text, identity and phone are groups, the username is written once', () => {
  const record = {
    id: 5, username: 'ana', full_name: 'Ana A', name: 'Ana', surname: 'A', card_id: '000123', roles: ['vip'], active: true, banned: false, ban_reason: 'old', ban_arena_id: 4, wallet: { balance: 5 }, experience: { balance: 1, rank: { name: 'x' } },
    identity: { id: 1, name: 'Ana A', birthdate: '2000-01-01', address: ' Ilica 1 ', pidn: null, status: 'VERIFIED' }, email: { id: 2, address: 'a@b.hr', status: 'VERIFIED' }, phone: { id: 3, country_code: '385', national_number: '911234567', number: '385911234567', status: 'PENDING' },
  };
  const sent = body('users', 'update', record);
  expect(sent).toEqual({
    name: 'Ana', surname: 'A', card_id: '000123', roles: ['vip'], active: true, banned: false, ban_reason: null, ban_arena_id: null, identity: { name: 'Ana A', birthdate: '2000-01-01', address: 'Ilica 1', pidn: null },
    email: 'a@b.hr', phone: { country_code: '385', national_number: '911234567' },
  });
  expect(problems('users', 'update', sent)).toEqual([]);
  expect(body('users', 'create', { username: 'ana', password: 'secret', roles: ['vip'] })).toMatchObject({ username: 'ana', password: 'secret', roles: ['vip'] });
  expect(problems('users', 'update', { banned: true })).toEqual(['ban_reason required', 'ban_arena_id required']);
});

test('API-145, VAL-45, 48 mobile notifications: wrapped, and by a manager only with a topic', () => {
  const sent = body('mobile-notifications', 'create', { title: 'T', text: 'X', image: null, scheduled_at: '2026-12-01T10:00:00Z', click_action: null, action_link: 'left over', sent: false, topics: [{ id: 1, name: 'all' }], platforms: [] });
  expect(sent).toEqual({ scheduled_at: '2026-12-01T10:00:00Z', notification: { title: 'T', text: 'X', image: null, click_action: null, action_link: null, topics: [1] } });
  expect(problems('mobile-notifications', 'create', sent, 'manager')).toEqual([]);
  const bare = { notification: { title: 'T', text: 'X' } };
  expect(problems('mobile-notifications', 'create', bare, 'manager')).toEqual(['notification.topics topicForStaff']);
  expect(problems('mobile-notifications', 'create', bare, 'admin')).toEqual([]);
  expect(problems('mobile-notifications', 'create', { title: 'T', notification: { text: '' } })).toEqual(['title unknown', 'notification.title required', 'notification.text required']);
});

test('API-37 achievements: the tree as it is, rewards as a group, what only recurrent ones have cleared', () => {
  const conditions = { type: 'and', children: [{ type: 'leaf', context: 'session', strategy: 'equal', value: 5 }] };
  const record = { id: 7, name: 'A', group: { id: 3, name: 'G' }, type: 'simple', period: 2, unit: 'day', innerType: 'simple', count: 1, strategy: 'collect', contexts: ['session'], conditions, rewards: { coins: 5, experience: null, chest: 'gold' }, points: 1 };
  const sent = body('achievements', 'update', record);
  expect(sent).toEqual({ name: 'A', group_id: 3, type: 'simple', period: null, unit: null, innerType: null, count: null, strategy: 'collect', contexts: ['session'], conditions, rewards: { coins: 5, experience: null, chest: 'gold' }, points: 1 });
  expect(problems('achievements', 'update', sent)).toEqual([]);
  expect(problems('achievements', 'update', { type: 'recurrent' })).toEqual(['period required', 'unit required', 'innerType required', 'count required']);
});

test('API-97, 98, VAL-58 arena games: the global game is chosen once, path and processes are needed', () => {
  expect(problems('games', 'create', { name: 'Doom' })).toEqual(['arena_id required', 'global_id required', 'path required', 'procs atLeastOne']);
  expect(problems('games', 'update', { global_id: 1 })).toEqual(['global_id unknown']);
  expect(problems('global-games', 'create', { name: 'Doom' })).toEqual([]);
});

test('API-116, 135, 55, 151: bodies of categories, articles, arenas and countries', () => {
  expect(body('categories', 'update', { id: 7, name: 'Drinks', image: null, attributes: [{ id: 5, name: 'size', type: 'string', rules: ['required'] }] })).toEqual({ name: 'Drinks', image: null, attributes: [{ name: 'size', type: 'string', rules: ['required'] }] });
  expect(body('articles', 'create', { title: 'A', content: '<p>x</p>', active: true, arena_ids: [4] })).toEqual({ title: 'A', content: '<p>x</p>', active: true, arena_ids: [4] });
  expect(body('arenas', 'update', { id: 7, name: 'Z', company: { id: 2, name: 'Ltd' }, base_rate: 100, address: { settlement: 'Zagreb' }, active: 1 })).toEqual({ name: 'Z', company_id: 2, active: 1 });
  expect(body('countries', 'update', { taxes: [{ id: 1, name: 'PDV', rate: 25, active: true }, { name: 'new', rate: 13, active: true }] })).toEqual({ taxes: [{ id: 1, name: 'PDV', rate: 25, active: true }, { name: 'new', rate: 13, active: true }] });
  expect(body('companies', 'update', { certificatePassword: '****' })).toEqual({});
});
