import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '#resources/index.ts';
import { startProduct, type Client, type Product } from '#tests/support/product.ts';

/** Limits and defaults of the lists, written by hand. */
const sizes: Readonly<Record<string, number>> = { roles: 100, achievements: 100, quests: 100, users: 10, arenas: 10, companies: 10, carts: 10, invoices: 10, games: 12, apps: 12, articles: 12, events: 12, 'mobile-notifications': 25, subscriptions: 100 };
const firstSearch: Readonly<Record<string, string>> = {
  items: 'name', 'global-items': 'name', categories: 'name', 'global-games': 'name', 'global-apps': 'name', games: 'name', apps: 'name', articles: 'title', events: 'title', transactions: 'to_user', carts: 'user', arenas: 'name', invoices: 'to_user',
};
const sorts: Readonly<Record<string, readonly [string, string]>> = {
  items: ['name', 'ASC'], 'global-items': ['name', 'ASC'], categories: ['name', 'ASC'], transactions: ['created_at', 'DESC'], carts: ['created_at', 'DESC'], invoices: ['created_at', 'DESC'], apps: ['display_order', 'ASC'], games: ['display_order', 'ASC'], users: ['id', 'DESC'],
};

describe('what the lists begin with', () => {
  it.each(Object.entries(sizes))('CONST-03 CONST-05 %s shows %i rows', (name, size) => expect(registry.get(name).list.size).toBe(size));
  it.each(['apps', 'games', 'events', 'articles'])('CONST-03 %s offers 12, 24, 48 and 96', (name) => expect(registry.get(name).list.sizes).toEqual([12, 24, 48, 96]));
  it.each(Object.entries(firstSearch))('CONST-08 %s is searched by %s first', (name, key) => expect(registry.get(name).list.search.initially[0]).toBe(key));
  it.each(Object.entries(sorts))('CONST-14 %s is sorted by %j', (name, sort) => expect(registry.get(name).list.sort).toEqual(sort));
});

describe('the payment methods of the chain', () => {
  let product: Product;
  let employee: Client;
  beforeAll(async () => {
    product = await startProduct();
    employee = await product.as('employee');
  });
  afterAll(() => product?.stop());
  it('CONST-10 CONST-13 are three, each with id, kind, name and picture', async () => {
    const { body } = await employee.call<readonly Readonly<Record<string, unknown>>[]>('GET', '/api/arena-hub/legacy/payment-methods');
    expect(body.map(({ process_type, name }) => [process_type, name])).toEqual([['cash', 'Cash'], ['creditCard', 'Credit Card'], ['bank', 'Bank']]);
    for (const method of body) expect(Object.keys(method).toSorted()).toEqual(['id', 'image', 'name', 'process_type']);
  });
});
