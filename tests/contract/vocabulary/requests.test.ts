import { describe, expect, test } from 'vitest';
import { registry } from '#resources/index.ts';
import type { Paging } from '#resources/services.ts';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { hardRegistry } from './hard-entities.ts';
import { providerAt, type Where } from './recorder.ts';
import { recording } from '#tests/support/recording.ts';

/**
 * The path, query and body of every operation, against what the services document. Written by hand: what is made from a declaration would agree
 * with its mistakes.
 */
const recorder = recording();

const none: Readonly<Record<Paging, unknown>> = {
  P0: { content: [], pageable: { page_number: 0, page_size: 10, offset: 0 }, total_elements: 0, total_pages: 0, number_of_elements: 0 },
  M0: { data: [], metadata: { page: 0, size: 10, count: 0 } },
  L1: { data: [], meta: { per_page: 10, current_page: 1, from: null, to: null, total: 0, last_page: 1 } },
  L1n: { data: { data: [], meta: { per_page: 10, current_page: 1, from: null, to: null, total: 0, last_page: 1 } } },
  L1p: { data: [], pagination: { per_page: 10, current_page: 1, from: null, to: null, total: 0, last_page: 1 } },
  plain: [],
};
type Ask = (provider: ServiceProvider) => Promise<unknown>;
type Line = readonly [who: string, ask: Ask, request: string, body?: unknown];
const page = (name: string, filter: object = {}, [number, size]: readonly [number, number] = [1, 10], sort?: readonly [string, 'ASC' | 'DESC']): Ask => {
  const [field, order] = sort ?? hardRegistry.get(name).list.sort;
  return (provider) => provider.getList(name, { pagination: { page: number, perPage: size }, sort: { field, order }, filter });
};
const one = (name: string): Ask => (provider) => provider.getOne(name, { id: 7 });
const many = (name: string, ids: readonly number[]): Ask => (provider) => provider.getMany(name, { ids: [...ids] });
const create = (name: string, data: object): Ask => (provider) => provider.create(name, { data });
const update = (name: string, data: object): Ask => (provider) => provider.update(name, { id: 7, data, previousData: { id: 7 }, meta: { version: 3 } });
const remove = (name: string): Ask => (provider) => provider.delete(name, { id: 7, previousData: { id: 7 } });

/** `admin` or `employee@4`: who, and the chosen arena. */
const whereOf = (who: string): Omit<Where, 'registry'> => {
  const [as, arena] = who.split('@');
  return { as: as as 'admin', arena: arena === undefined ? null : Number(arena) };
};
const sweep = (title: string, paging: Paging, lines: readonly Line[], of = hardRegistry) =>
  describe(title, () => {
    for (const [who, ask, request, body] of lines) test(`${who}: ${request} ${body === undefined ? '' : JSON.stringify(body)}`, async () => {
      const [method = '', url = ''] = request.split(' ');
      const list = method === 'GET' && !/\/\d+(\?|$)/.test(url);
      recorder.answer({ json: list ? (url.includes('/by-id') ? [] : none[paging]) : { id: 7 } });
      await ask(providerAt(recorder, { registry: of, ...whereOf(who) }));
      expect(recorder.seen.map((seen) => `${seen.method} ${seen.url}`)).toEqual(request === 'none' ? [] : [request]);
      expect(recorder.seen[0]?.body).toEqual(body);
      if (method === 'PUT' || method === 'PATCH') expect(recorder.seen[0]?.headers['if-match']).toBe('"3"');
      else expect(recorder.seen[0]?.headers['if-match']).toBeUndefined();
      expect(recorder.seen[0]?.headers['idempotency-key']).toBeUndefined();
      if (request !== 'none') expect(recorder.seen[0]?.headers).toMatchObject({ authorization: 'Bearer t', 'accept-language': 'hr', accept: 'application/json' });
    });
  });

sweep('API-04, 06..10 users', 'P0', [
  ['admin', page('users'), 'GET /api/core/users?size=10&page=0&sort=id,DESC'],
  ['employee@4', page('users', {}, [2, 25], ['full_name', 'ASC']), 'GET /api/core/users?size=25&page=1&sort=fullName,ASC'],
  ['admin', page('users', { q: ' Ana ' }), 'GET /api/core/users?username=Ana&name=Ana&card_id=Ana&size=10&page=0&sort=id,DESC'],
  ['admin', page('users', { q: 'a', by: ['email', 'phone', 'rank', 'role'] }), 'GET /api/core/users?email=a&phone=a&rank=a&role=a&size=10&page=0&sort=id,DESC'],
  ['admin', page('users', { active: true, banned: false, verified_identity: true, verified_email: true, verified_phone: true }), 'GET /api/core/users?active=true&verified_identity=true&verified_email=true&verified_phone=true&size=10&page=0&sort=id,DESC'],
  ['admin', page('users', {}, [1, 10], ['email.address', 'ASC']), 'GET /api/core/users?size=10&page=0&sort=email.address,ASC'],
  ['admin', one('users'), 'GET /api/core/users/7'],
  ['admin', many('users', [7, 9]), 'GET /api/core/users/by-id?ids=7,9'],
  ['admin', create('users', { username: 'ana', email: 'a@b.hr' }), 'POST /api/core/users', { username: 'ana', email: 'a@b.hr' }],
  ['admin', update('users', { card_id: '000123' }), 'PUT /api/core/users/7', { card_id: '000123' }],
  ['admin', remove('users'), 'DELETE /api/core/users/7'],
], registry);

sweep('API-12 faulty users', 'P0', [
  ['employee', page('faulty-users', { q: 'x' }), 'GET /api/core/users/bad-imports?username=x&name=x&email=x&size=10&page=0&sort=id,DESC'],
  ['employee', (provider) => provider.act('faulty-users', { action: 'import', id: 7, data: { username: 'good_name' } }), 'POST /api/core/users/bad-imports/7', { username: 'good_name' }],
]);

sweep('API-20 API-21 API-22 API-23 roles', 'P0', [
  ['admin', page('roles', { q: 'vip' }, [1, 100]), 'GET /api/core/roles?name=vip&size=100&page=0&sort=id,ASC'],
  ['admin', page('roles', {}, [1, 100], ['created_at', 'DESC']), 'GET /api/core/roles?size=100&page=0&sort=created_at,DESC'],
  ['admin', page('roles', {}, [1, 100], ['is_default', 'DESC']), 'GET /api/core/roles?size=100&page=0&sort=isDefault,DESC'],
  ['admin', one('roles'), 'GET /api/core/roles/7'],
  ['admin', many('roles', [1, 2]), 'GET /api/core/roles?ids=1,2'],
  ['admin', create('roles', { name: 'vip' }), 'POST /api/core/roles', { name: 'vip' }],
  ['admin', update('roles', { is_default: true }), 'PUT /api/core/roles/7', { is_default: true }],
  ['admin', remove('roles'), 'DELETE /api/core/roles/7'],
], registry);

sweep('API-115 API-116 API-117 API-118 categories', 'L1', [
  ['admin', page('categories', { q: 'drink' }, [2, 10]), 'GET /api/shop/categories?name=drink&size=10&page=2&sort=name,ASC'],
  ['employee', page('categories'), 'GET /api/shop/categories?size=10&page=1&sort=name,ASC'],
  ['admin', one('categories'), 'GET /api/shop/categories/7'],
  ['admin', many('categories', [1]), 'GET /api/shop/categories?ids=1'],
  ['admin', create('categories', { name: 'Drinks', attributes: [] }), 'POST /api/shop/categories', { name: 'Drinks', attributes: [] }],
  ['admin', update('categories', { name: 'Drink' }), 'PUT /api/shop/categories/7', { name: 'Drink' }],
  ['admin', remove('categories'), 'DELETE /api/shop/categories/7'],
], registry);

sweep('API-133 API-134 API-135 API-136 API-137 articles', 'P0', [
  ['admin', page('articles', {}, [1, 12]), 'GET /api/social/articles?size=12&page=0&sort=createdAt,DESC'],
  ['admin@4', page('articles', { q: 'news' }, [2, 12]), 'GET /api/social/arenas/4/articles?title=news&size=12&page=1&sort=createdAt,DESC'],
  ['employee@4', page('articles', {}, [1, 12]), 'GET /api/social/arenas/4/articles?size=12&page=0&sort=createdAt,DESC'],
  ['employee', page('articles', {}, [1, 12]), 'GET /api/social/arenas/-1/articles?size=12&page=0&sort=createdAt,DESC'],
  ['employee@4', one('articles'), 'GET /api/social/articles/7'],
  ['employee@4', create('articles', { title: 'A', arena_ids: [4] }), 'POST /api/social/articles', { title: 'A', arena_ids: [4] }],
  ['employee@4', update('articles', { title: 'B' }), 'PUT /api/social/articles/7', { title: 'B' }],
  ['employee@4', remove('articles'), 'DELETE /api/social/articles/7'],
], registry);

sweep('API-54 API-55 API-56 API-57 API-58 API-59 API-60 arenas', 'M0', [
  ['admin', page('arenas'), 'GET /api/arena-hub/arenas?include_fields=company,address&size=10&page=0&sort=created_at,DESC'],
  ['employee', page('arenas', { q: 'zag' }), 'GET /api/arena-hub/arenas?name=zag&include_fields=company,address&employee_id=3&size=10&page=0&sort=created_at,DESC'],
  ['admin', one('arenas'), 'GET /api/arena-hub/arenas/7'],
  ['admin', many('arenas', [1, 2]), 'GET /api/arena-hub/arenas?include_fields=company,address&ids=1,2'],
  ['admin', create('arenas', { name: 'Zagreb', company_id: 1 }), 'POST /api/arena-hub/arenas', { name: 'Zagreb', company_id: 1 }],
  ['admin', update('arenas', { company_id: 2 }), 'PATCH /api/arena-hub/arenas/7', { company_id: 2 }],
  ['admin', remove('arenas'), 'DELETE /api/arena-hub/arenas/7'],
], registry);

sweep('API-79, 151 companies and countries', 'M0', [
  ['admin', page('companies', { q: 'ltd' }), 'GET /api/arena-hub/companies?name=ltd&include_fields=country&size=10&page=0&sort=name,ASC'],
  ['admin', one('companies'), 'GET /api/arena-hub/companies/7'],
  ['admin', page('countries', {}, [1, 10], ['legalAge', 'ASC']), 'GET /api/arena-hub/countries?size=10&page=0&sort=legalAge,ASC'],
  ['admin', one('countries'), 'GET /api/arena-hub/countries/7'],
  ['admin', create('countries', { code: 'hr', taxes: [{ name: 'PDV', rate: 25 }] }), 'POST /api/arena-hub/countries', { code: 'hr', taxes: [{ name: 'PDV', rate: 25 }] }],
  ['admin', update('countries', { taxes: [{ id: 1, rate: 13 }] }), 'PUT /api/arena-hub/countries/7', { taxes: [{ id: 1, rate: 13 }] }],
  ['admin', remove('countries'), 'DELETE /api/arena-hub/countries/7'],
], registry);

sweep('API-158 ranks', 'P0', [
  ['manager', page('ranks', { q: 'noob' }), 'GET /api/gamification/ranks?name=noob&size=10&page=0&sort=experienceLower,ASC'],
  ['admin', one('ranks'), 'GET /api/gamification/ranks/7'],
  ['admin', create('ranks', { name: 'Pro' }), 'POST /api/gamification/ranks', { name: 'Pro' }],
  ['admin', update('ranks', { gain: 5 }), 'PUT /api/gamification/ranks/7', { gain: 5 }],
  ['admin', remove('ranks'), 'DELETE /api/gamification/ranks/7'],
], registry);

sweep('API-109 API-110 API-111 API-112 API-113 API-114 items', 'L1n', [
  ['manager@4', page('items', { q: 'cola' }, [2, 10]), 'GET /api/shop/items?name=cola&arena_id=4&size=10&page=2&sort=name,ASC'],
  ['manager@4', page('items', { q: 'drink', by: ['category'] }), 'GET /api/shop/items?category=drink&arena_id=4&size=10&page=1&sort=name,ASC'],
  ['admin', page('items'), 'none'],
  ['employee', page('items'), 'none'],
  ['manager@4', one('items'), 'GET /api/shop/items/7?arena_id=4'],
  ['manager@4', create('items', { name: 'Cola', category_id: 2 }), 'POST /api/shop/items', { arena_id: 4, updating_item: 0, name: 'Cola', category_id: 2 }],
  ['manager@4', update('items', { active: 0 }), 'PUT /api/shop/items/7', { arena_id: 4, updating_item: 1, item_id: 7, active: 0 }],
  ['admin', page('global-items', { q: 'cola' }), 'GET /api/shop/items/global?name=cola&size=10&page=1&sort=name,ASC'],
  ['manager@4', page('global-items'), 'GET /api/shop/items/global?arena_id=4&size=10&page=1&sort=name,ASC'],
  ['admin', one('global-items'), 'GET /api/shop/items/global/7'],
  ['admin', create('global-items', { name: 'Cola', category_id: 2 }), 'POST /api/shop/items', { updating_item: 0, name: 'Cola', category_id: 2 }],
  ['admin', update('global-items', { promoted: 1 }), 'PUT /api/shop/items/7', { updating_item: 1, item_id: 7, promoted: 1 }],
  ['admin', remove('global-items'), 'DELETE /api/shop/items/7'],
]);

sweep('API-25 API-26 API-27, 96..100 games, of the chain and of an arena', 'M0', [
  ['admin', page('global-games', {}, [1, 12]), 'GET /api/core/games?size=12&page=0&sort=name,ASC'],
  ['manager', page('global-games', { q: 'doom' }, [1, 12]), 'GET /api/core/games?name=doom&active=true&size=12&page=0&sort=name,ASC'],
  ['admin', create('global-games', { name: 'Doom' }), 'POST /api/core/games', { name: 'Doom' }],
  ['admin', update('global-games', { active: false }), 'PUT /api/core/games/7', { active: false }],
  ['employee@4', page('games', {}, [2, 12]), 'GET /api/arena-hub/arenas/4/games?size=12&page=1&sort=displayOrder,ASC'],
  ['employee', page('games', {}, [1, 12]), 'none'],
  ['admin', page('games', {}, [1, 12]), 'none'],
  ['employee@4', one('games'), 'GET /api/arena-hub/arenas/4/games/7'],
  ['employee@4', create('games', { global_id: 1, path: 'C:/x', procs: ['x'] }), 'POST /api/arena-hub/arenas/4/games', { global_id: 1, path: 'C:/x', procs: ['x'] }],
  ['employee@4', update('games', { path: 'D:/x' }), 'PUT /api/arena-hub/arenas/4/games/7', { path: 'D:/x' }],
  ['employee@4', remove('games'), 'DELETE /api/arena-hub/arenas/4/games/7'],
]);

sweep('API-105 API-106 API-107 invoices', 'L1', [
  ['admin', page('invoices'), 'GET /api/shop/invoices?resources=1&size=10&page=1&sort=created_at,DESC'],
  ['employee', page('invoices'), 'GET /api/shop/invoices?resources=1&arena_id=-1&size=10&page=1&sort=created_at,DESC'],
  ['employee@4', page('invoices', { q: 'ana' }, [3, 25]), 'GET /api/shop/invoices?to_user=ana&resources=1&arena_id=4&size=25&page=3&sort=created_at,DESC'],
  ['employee@4', page('invoices', { q: '2026-03-29', by: ['created_at'] }), 'GET /api/shop/invoices?created_at=2026-03-29&resources=1&arena_id=4&size=10&page=1&sort=created_at,DESC'],
  ['employee@4', (provider) => provider.getList('invoices', { pagination: { page: 1, perPage: 10 }, sort: { field: 'created_at', order: 'DESC' }, filter: {}, meta: { query: { date: 'today', by_user_id: 3 } } }), 'GET /api/shop/invoices?resources=1&arena_id=4&date=today&by_user_id=3&size=10&page=1&sort=created_at,DESC'],
  ['admin@4', (provider) => provider.act('invoices', { action: 'restore', id: 7, data: { restoring_reason: 'wrong item' } }), 'POST /api/shop/invoices/7', { by_user: { id: 1, name: 'Ada Admin', email: 'ada@arena.test', username: 'admin', pidn: '123' }, restoring_reason: 'wrong item' }],
  ['employee@4', (provider) => provider.act('invoices', { action: 'fiscalize', id: 7 }), 'POST /api/shop/invoices/7/fiscalize', { by_user: { id: 3, name: 'Emil', email: null, username: 'employee', pidn: null } }],
]);

sweep('API-36 API-37 API-38 API-39 achievements', 'P0', [
  ['admin', page('achievements', {}, [1, 100]), 'GET /api/achievements/achievements?size=100&page=0&sort=id,DESC'],
  ['admin', create('achievements', { name: 'A', group_id: 1 }), 'POST /api/achievements/achievements', { name: 'A', group_id: 1 }],
  ['admin', update('achievements', { rewards: { coins: 5 } }), 'PUT /api/achievements/achievements/7', { rewards: { coins: 5 } }],
  ['admin', remove('achievements'), 'DELETE /api/achievements/achievements/7'],
  ['admin', page('achievement-groups'), 'GET /api/achievements/achievement-groups?size=10&page=0&sort=id,DESC'],
]);

sweep('API-143 API-144 API-145 API-146 API-147 API-148 mobile notifications', 'M0', [
  ['manager', page('mobile-notifications', { sent: false }, [1, 25]), 'GET /api/notifications/mobile-notifications?sent=false&size=25&page=0&sort=id,DESC'],
  ['manager', page('mobile-notifications', { sent: true }, [2, 25]), 'GET /api/notifications/mobile-notifications?sent=true&size=25&page=1&sort=id,DESC'],
  ['manager', create('mobile-notifications', { scheduled_at: '2026-12-01T10:00:00Z', notification: { title: 'T', text: 'X', topics: [1] } }), 'POST /api/notifications/mobile-notifications', { scheduled_at: '2026-12-01T10:00:00Z', notification: { title: 'T', text: 'X', topics: [1] } }],
  ['manager', update('mobile-notifications', { notification: { title: 'U' } }), 'PUT /api/notifications/mobile-notifications/7', { notification: { title: 'U' } }],
  ['manager', remove('mobile-notifications'), 'DELETE /api/notifications/mobile-notifications/7'],
]);

sweep('API-119, 144 warehouses and topics: bare lists', 'plain', [
  ['employee@4', page('warehouses'), 'GET /api/shop/warehouses?arena_id=4'],
  ['admin', create('warehouses', { arena_id: 4, name: 'Bar' }), 'POST /api/shop/warehouses', { arena_id: 4, name: 'Bar' }],
  ['manager', page('topics'), 'GET /api/notifications/topics'],
]);
