import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServices, type TestServices } from '#tests/support/services.ts';

interface Line extends Record<string, unknown> {
  readonly id: number;
  readonly arena_id: number;
  readonly stock: number;
}
interface Variant extends Record<string, unknown> {
  readonly id: number;
  readonly sku: string;
  readonly warehouses: readonly Line[];
}
interface Item extends Record<string, unknown> {
  readonly id: number;
  readonly name: string;
  readonly variants: readonly Variant[];
}
interface Found {
  readonly data: { readonly data: readonly Item[]; readonly meta: { readonly total: number; readonly per_page: number } };
}
let services: TestServices;
let [admin, manager, employee] = ['', '', ''];
beforeAll(async () => {
  services = await startServices();
  [admin, manager, employee] = [await services.as('admin'), await services.as('manager'), await services.as('employee')];
});
afterAll(() => services.stop());

const list = async (token: string, query: string) => (await services.call<Found>(token, 'GET', `/shop/items?${query}`)).body.data;

describe('the items of an arena', () => {
  it('API-108 ITEM-28 ITEM-29 are those with a variant in one of its warehouses, with its stock alone', async () => {
    const { data, meta } = await list(employee, 'arena_id=1&size=100');
    expect(meta.total).toBe(data.length);
    expect(data.length).toBeGreaterThan(25);
    expect(data.map(({ name }) => name)).not.toContain('Popcorn machine portion');
    expect(data.flatMap(({ variants }) => variants.flatMap(({ warehouses }) => warehouses.map((line) => line.arena_id))).every((arena) => arena === 1)).toBe(true);
    const cola = data.find(({ name }) => name === 'Coca-Cola');
    expect(cola).toMatchObject({ active: 1, promoted: 1, category: { name: 'Drinks', attributes: [{ name: 'volume' }, { name: 'alcohol' }] }, tags: ['cola', 'classic'], shop_details: { title: 'Coca-Cola', image: null }, reviews: [{ username: 'player' }] });
    expect(cola?.variants[0]).toMatchObject({ sku: 'COLA-25', price: 280, cost: 154, warehouses_count: 2, coins_per_currency: null, category_attributes: [{ name: 'volume', type: 'numeric', value: 0.25, rules: ['required', 'numeric'] }, { name: 'alcohol', value: false }] });
    expect(cola?.variants[0]?.stock).toBe(cola?.variants[0]?.warehouses.reduce((sum, { stock }) => sum + stock, 0));
  });

  it('ITEM-29 SETUP-13 have coins in every arena, sold by its rate', async () => {
    const sold = async (arena: number) => (await list(admin, `arena_id=${arena}&name=Coins`)).data.find(({ name }) => name === 'Coins')?.variants[0];
    expect(await sold(1)).toMatchObject({ coins_per_currency: 100, currency: 'EUR', price: 1, warehouses: [], warehouses_count: 0 });
    expect(await sold(6)).toMatchObject({ coins_per_currency: 50, currency: 'BAM', price: 2 });
  });

  it('PERM-14 are nobody else’s; without an arena one’s own', async () => {
    expect((await services.call(employee, 'GET', '/shop/items?arena_id=5')).status).toBe(403);
    expect((await list(employee, 'arena_id=-1')).data).toEqual([]);
    const arenas = new Set((await list(employee, 'size=100')).data.flatMap(({ variants }) => variants.flatMap(({ warehouses }) => warehouses.map((line) => line.arena_id))));
    expect([...arenas].sort()).toEqual([1, 2]);
  });

  it('ITEM-02 CONST-14 are found by name or category and sorted by name', async () => {
    expect((await list(manager, 'arena_id=1&name=cola')).data.map(({ name }) => name)).toEqual(['Coca-Cola', 'Coca-Cola Zero']);
    const passes = await list(manager, 'arena_id=1&category=pass');
    expect(passes.data.map(({ name }) => name)).toEqual(['Day pass', 'Night pass', 'Two-hour pass']);
    expect((await list(manager, 'arena_id=1&category=pass&sort=name,DESC&size=2&page=2')).data.map(({ name }) => name)).toEqual(['Day pass']);
  });
});

describe('the items of the chain', () => {
  it('API-110 ITEM-13 are all of them for admins, the active ones for others, with what an arena has of them', async () => {
    const global = async (token: string, query = '') => (await services.call<Found>(token, 'GET', `/shop/items/global?size=100${query}`)).body.data.data;
    expect((await global(admin)).map(({ name }) => name)).toContain('Season 2019 jersey');
    const names = (await global(manager, '&arena_id=2')).map(({ name }) => name);
    expect(names).toContain('Popcorn machine portion');
    expect(names).not.toContain('Season 2019 jersey');
    const cola = (await global(employee, '&arena_id=2&name=Coca-Cola'))[0];
    expect(cola?.variants.map(({ warehouses }) => warehouses.map(({ arena_id }) => arena_id))).toEqual([[2], [2]]);
    expect((await services.call(employee, 'GET', '/shop/items/global?arena_id=5')).status).toBe(403);
  });
});

it('costs as many statements for a page of forty as for one', async () => {
  const cost = async (size: number) => {
    const before = services.statements();
    await list(admin, `arena_id=1&size=${size}&name=${size === 1 ? 'a' : 'e'}`);
    return services.statements() - before;
  };
  expect(await cost(40)).toBe(await cost(1));
});
