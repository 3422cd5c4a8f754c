import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServices, type TestServices } from '#tests/support/services.ts';

interface Line extends Record<string, unknown> {
  readonly id: number;
  readonly stock: number;
  readonly taxes: readonly number[];
}
interface Item extends Record<string, unknown> {
  readonly id: number;
  readonly version: number;
  readonly variants: readonly (Record<string, unknown> & { readonly id: number; readonly name: string; readonly warehouses: readonly Line[] })[];
}
let services: TestServices;
let [admin, manager, employee] = ['', '', ''];
/** Warehouses of the arenas 1 (also the employee's) and 5 (nobody's but admins'), and a Croatian and an Austrian tax. */
let [bar, storage, foreign, tax, austrian] = [0, 0, 0, 0, 0];
const categories = new Map<string, number>();
let serial = 0;

const call = <T = Item>(token: string, method: string, url: string, body?: unknown) => services.call<T & { readonly errors?: Record<string, readonly string[]> }>(token, method, `/shop/${url}`, body);
const line = (more: object = {}) => ({ id: bar, price: 250, cost: 100, stock: 10, taxes: [tax], ...more });
const draft = (more: object = {}, variant: object = {}) => {
  serial += 1;
  return { arena_id: 1, category_id: categories.get('Snacks'), name: `Item ${serial}`, variants: [{ name: 'one', sku: `W-${serial}`, category_attributes: [{ name: 'weight', value: 100 }], warehouses: [line()], ...variant }], ...more };
};
const make = async (more: object = {}, variant: object = {}): Promise<Item> => {
  const answer = await call(admin, 'POST', 'items', draft(more, variant));
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
};
const change = (token: string, item: Item, body: object) => call(token, 'PUT', `items/${item.id}`, { arena_id: 1, updating_item: 1, item_id: item.id, ...body });
const read = async (id: number, arena = 1) => (await call(admin, 'GET', `items/${id}?arena_id=${arena}`)).body;
const stockOf = async (item: Item) => (await read(item.id)).variants[0]?.warehouses[0]?.stock;
const run = (text: string) => sql.raw<Record<string, unknown>>(text).execute(services.database.db);
/** As a till would book it. */
const sell = (item: Item, amount: number) => run(`INSERT INTO stock_moves (variant_id, warehouse_id, arena_id, amount, reason) VALUES (${item.variants[0]?.id}, ${bar}, 1, ${-amount}, 'sale')`);

beforeAll(async () => {
  services = await startServices();
  [admin, manager, employee] = [await services.as('admin'), await services.as('manager'), await services.as('employee')];
  for (const row of (await run('SELECT id, name FROM categories')).rows) categories.set(String(row.name), Number(row.id));
  [bar = 0, storage = 0] = (await run('SELECT id FROM warehouses WHERE arena_id = 1 ORDER BY id')).rows.map(({ id }) => Number(id));
  foreign = Number((await run('SELECT min(id) AS id FROM warehouses WHERE arena_id = 5')).rows[0]?.id);
  const taxes = await run("SELECT t.id, c.code FROM countries_taxes AS t JOIN countries AS c ON c.id = t.parent_id WHERE t.active ORDER BY t.id");
  [tax = 0, austrian = 0] = ['hr', 'at'].map((code) => Number(taxes.rows.find((row) => row.code === code)?.id));
});
afterAll(() => services.stop());

describe('stock', () => {
  it('ITEM-22 a price saved while three units are sold in between leaves the stock three lower', async () => {
    const item = await make();
    const [seen] = item.variants;
    await sell(item, 3);
    const { status } = await change(manager, item, { variants: [{ id: seen?.id, warehouses: [line({ price: 300, stock: seen?.warehouses[0]?.stock, stock_seen: seen?.warehouses[0]?.stock_seen })] }] });
    expect(status).toBe(200);
    expect((await read(item.id)).variants[0]?.warehouses[0]).toMatchObject({ price: 300, stock: 7 });
    const { rows } = await run(`SELECT amount, reason FROM stock_moves WHERE variant_id = ${seen?.id} ORDER BY id`);
    expect(rows).toEqual([{ amount: 10, reason: 'correction' }, { amount: -3, reason: 'sale' }]);
  });

  it('PERM-12 OP-031 is corrected by the difference of what was seen and what is wanted, and by that alone', async () => {
    const item = await make();
    await sell(item, 4);
    await change(manager, item, { variants: [{ id: item.variants[0]?.id, warehouses: [line({ stock: 15, stock_seen: 10 })] }] });
    expect(await stockOf(item)).toBe(11);
    await change(manager, item, { variants: [{ id: item.variants[0]?.id, warehouses: [line({ stock: 20 })] }] });
    expect(await stockOf(item)).toBe(20);
    expect((await read(item.id)).version).toBe(3);
    await change(manager, item, { variants: [{ id: item.variants[0]?.id, warehouses: [line({ stock: 0, cost: 0 })] }] });
    expect((await read(item.id)).variants[0]?.warehouses[0]).toMatchObject({ stock: 0, cost: 0 });
  });

  it('is never counted below none: what was sold since it was seen is told, and all stays as it was', async () => {
    const item = await make();
    await sell(item, 3);
    const counted = (stock: number, more: object = {}) => change(manager, item, { variants: [{ id: item.variants[0]?.id, warehouses: [line({ price: 300, stock, stock_seen: 10, ...more })] }] });
    expect(await counted(2)).toMatchObject({ status: 422, body: { code: 'invalid', errors: { 'variants.0.warehouses.0.stock': ['belowEmpty:7'] } } });
    expect((await read(item.id)).variants[0]?.warehouses[0]).toMatchObject({ price: 250, stock: 7 });
    // Whoever was told has seen it: what they counted is what lies there.
    expect((await counted(2, { stock_seen: 7 })).status).toBe(200);
    expect(await stockOf(item)).toBe(2);
    expect((await counted(-1, { stock_seen: null })).body.errors).toEqual({ 'variants.0.warehouses.0.stock': ['belowEmpty:2'] });
    expect(await call(admin, 'POST', 'items', draft({}, { warehouses: [line(), line({ id: storage, stock: -4 })] }))).toMatchObject({ status: 422, body: { errors: { 'variants.0.warehouses.1.stock': ['belowEmpty:0'] } } });
    // What fell below before this was barred may rise, and its price be changed.
    await sell(item, 5);
    for (const stock of [-3, -2]) expect((await counted(stock, { stock_seen: -3 })).status).toBe(200);
    expect(await stockOf(item)).toBe(-2);
  });

  it('ITEM-22 stands in the log of changes by the line that was changed: not those of other arenas, and not what was seen', async () => {
    const item = await make();
    await run(`INSERT INTO variant_stocks (variant_id, warehouse_id, arena_id, price, cost) VALUES (${item.variants[0]?.id}, ${foreign}, 5, 250, 100)`);
    await change(admin, item, { variants: [{ id: item.variants[0]?.id, warehouses: [line({ stock: 12, stock_seen: 10 })] }] });
    const { body } = await services.call<{ data: readonly { changes: readonly { path: string; before: Item['variants']; after: Item['variants'] }[] }[] }>(admin, 'GET', `/shop/items/${item.id}/history`);
    const [change_] = body.data[0]?.changes.filter(({ path }) => path === 'variants') ?? [];
    for (const [side, stock] of [['before', 10], ['after', 12]] as const) {
      const lines = change_?.[side][0]?.warehouses;
      expect(lines).toMatchObject([{ id: bar, stock }]);
      expect(lines?.[0]).not.toHaveProperty('stock_seen');
    }
  });
  it('PERM-11 ITEM-06 in the log, each sees the stock and prices of their own arenas; that others changed is all that is said of them', async () => {
    const item = await make();
    await run(`INSERT INTO variant_stocks (variant_id, warehouse_id, arena_id, price, cost) VALUES (${item.variants[0]?.id}, ${foreign}, 5, 250, 100)`);
    expect((await change(admin, item, { arena_id: 5, variants: [{ id: item.variants[0]?.id, warehouses: [line({ id: foreign, price: 777, stock: 9, stock_seen: 0, taxes: [austrian] })] }] })).status).toBe(200);
    const logged = async (token: string) => JSON.stringify((await services.call<{ data: readonly object[] }>(token, 'GET', `/shop/items/${item.id}/history`)).body.data[0]);
    expect(await logged(admin)).toContain('777');
    expect(JSON.parse(await logged(manager))).toMatchObject({ action: 'update', changes: [{ path: 'variants', hidden: true }] });
    expect(await logged(manager)).not.toContain('777');
    await change(admin, item, { variants: [{ id: item.variants[0]?.id, warehouses: [line({ price: 333 })] }] });
    expect(await logged(manager)).toContain('333');
    // So it is where one side was too large to be kept.
    const line_ = (id: number, arena_id: number, price: number) => ({ id, arena_id, price });
    const cut = JSON.stringify([{ path: 'variants', before: null, after: [{ id: 1, warehouses: [line_(foreign, 5, 888), line_(bar, 1, 444)] }], cut: true }]);
    await run(`INSERT INTO record_changes (entity, record_id, label, action, actor_id, actor_name, changed_at, changes) VALUES ('items', ${item.id}, 'x', 'update', 1, 'admin', now(), '${cut}')`);
    expect(await logged(admin)).toContain('888');
    expect(await logged(manager)).not.toContain('888');
    expect(await logged(manager)).toContain('444');
  });
  it('OP-024 ITEM-22 a change that came too late is shown the stock of its own arena', async () => {
    const item = await make();
    await run(`INSERT INTO variant_stocks (variant_id, warehouse_id, arena_id, price, cost) VALUES (${item.variants[0]?.id}, ${foreign}, 5, 250, 100)`);
    await change(admin, item, { active: 0 });
    const late = await services.app.inject({
      method: 'PUT', url: `/api/shop/items/${item.id}`, headers: { authorization: `Bearer ${admin}`, 'if-match': `"${item.version}"` }, payload: { arena_id: 1, updating_item: 1, item_id: item.id, active: 1 },
    });
    const { code, current } = late.json<{ code: string; current: Item }>();
    expect([late.statusCode, code, current.active]).toEqual([409, 'stale', 0]);
    expect(current.variants[0]?.warehouses.map(({ id, stock_seen: seen }) => [id, seen])).toEqual([[bar, 10]]);
  });
  it('is written off when its warehouse goes, which makes its items unavailable', async () => {
    const { body: cellar } = await call<{ id: number }>(admin, 'POST', 'warehouses', { arena_id: 1, name: 'Cellar' });
    const item = await make({}, { warehouses: [line({ id: cellar.id })] });
    expect((await call(admin, 'DELETE', `warehouses/${cellar.id}`)).status).toBe(200);
    expect((await run(`SELECT sum(amount) AS sum FROM stock_moves WHERE variant_id = ${item.variants[0]?.id}`)).rows).toEqual([{ sum: 0 }]);
    expect((await call(manager, 'GET', `items/${item.id}`)).status).toBe(404);
  });
});

describe('API-111, 112, 113 what an item must keep', () => {
  it.each([
    ['VAL-33', () => draft({ variants: [] }), { variants: ['atLeastOne:1'] }],
    ['VAL-31', () => draft({ name: ' ', category_id: null }), { name: ['required'], category_id: ['required'] }],
    ['VAL-32', () => draft({}, { name: null, sku: '' }), { 'variants.0.name': ['required'], 'variants.0.sku': ['required'] }],
    ['VAL-34', () => draft({}, { warehouses: [] }), { 'variants.0.warehouses': ['atLeastOne:1'] }],
    ['VAL-34', () => draft({}, { warehouses: [line({ id: null, taxes: [] })] }), { 'variants.0.warehouses.0.id': ['required'], 'variants.0.warehouses.0.taxes': ['atLeastOne:1'] }],
    ['VAL-35 VAL-14', () => draft({}, { warehouses: [line({ price: 0 })] }), { 'variants.0.warehouses.0.price': ['atLeast:1'] }],
    ['VAL-36', () => draft({}, { warehouses: [line({ stock: 1.5 })] }), { 'variants.0.warehouses.0.stock': ['integer'] }],
    ['VAL-38', () => draft({ reviews: [{ text: 'good' }] }), { 'reviews.0.username': ['required'] }],
    ['a tax of another country', () => draft({}, { warehouses: [line({ taxes: [austrian] })] }), { 'variants.0.warehouses.0.taxes': ['reference'] }],
    ['a warehouse of another arena', () => draft({}, { warehouses: [line({ id: foreign })] }), { 'variants.0.warehouses.0.id': ['reference'] }],
    ['a warehouse named twice', () => draft({}, { warehouses: [line(), line()] }), { 'variants.0.warehouses.1.id': ['distinct'] }],
    ['ITEM-29 a warehouse named twice and a missing attribute, both at once', () => draft({}, { warehouses: [line(), line()], category_attributes: [] }), { 'variants.0.category_attributes.0.value': ['required'], 'variants.0.warehouses.1.id': ['distinct'] }],
    ['ITEM-29 a subscription that takes from the player', () => draft({ category_id: categories.get('Subscriptions') }, { category_attributes: [{ name: 'bonus', value: -1 }, { name: 'duration', value: 0 }, { name: 'daily_reward', value: -5 }] }), { 'variants.0.category_attributes.0.value': ['between:0,100'], 'variants.0.category_attributes.1.value': ['between:1,36500'], 'variants.0.category_attributes.2.value': ['between:0,1000000000'] }],
    ['VAL-37 a missing attribute', () => draft({}, { category_attributes: [] }), { 'variants.0.category_attributes.0.value': ['required'] }],
    ['an attribute nobody asked for', () => draft({}, { category_attributes: [{ name: 'weight', value: 1 }, { name: 'colour', value: 'red' }] }), { 'variants.0.category_attributes.1.name': ['unknown'] }],
    ['a sale that ends before it begins', () => draft({ validFrom: '2026-12-02T00:00:00Z', validTo: '2026-12-01T00:00:00Z' }), { validTo: ['validity'] }],
  ])('%s', async (_row, body, errors) => {
    const answer = await call(admin, 'POST', 'items', body());
    expect(answer.status, JSON.stringify(answer.body)).toBe(422);
    expect(answer.body.errors).toEqual(errors);
  });

  it.each([
    ['Snacks', 'weight', 'x', 'integer'], ['Snacks', 'weight', 1.5, 'integer'], ['Drinks', 'volume', 'much', 'number'], ['Drinks', 'alcohol', 'no', 'boolean'], ['Merchandise', 'discount', 101, 'between:1,100'],
    ['Equipment rental', 'until', '25:99', 'timeOfDay'], ['Gift cards', 'valid until', '2026-02-30', 'day'], ['Tournament entry', 'starts', 'soon', 'instant'],
  ])('%s %s may not be %s', async (category, name, value, rule) => {
    const others: Readonly<Record<string, object[]>> = { Drinks: [{ name: 'volume', value: 1 }, { name: 'alcohol', value: false }], Merchandise: [{ name: 'size', value: 'M' }], 'Equipment rental': [{ name: 'deposit', value: 100 }] };
    const category_attributes = [...(others[category] ?? []).filter((other) => (other as { name: string }).name !== name), { name, value }];
    const answer = await call(admin, 'POST', 'items', draft({ category_id: categories.get(category) }, { category_attributes }));
    expect(answer.body.errors).toEqual({ [`variants.0.category_attributes.${category_attributes.length - 1}.value`]: [rule] });
  });

  it('ITEM-20 ITEM-21 name, category, and name and SKU of a variant are given once; repeating them is allowed', async () => {
    const item = await make();
    const [variant] = item.variants;
    const same = { name: item.name, category_id: categories.get('Snacks'), variants: [{ id: variant?.id, name: variant?.name, sku: variant?.sku, promoted: 1 }] };
    expect((await change(manager, item, same)).status).toBe(200);
    const other = await change(manager, item, { name: 'Other', category_id: categories.get('Drinks'), item_id: 999, updating_item: 0 });
    expect([other.status, other.body.errors]).toEqual([422, { name: ['differs'], category_id: ['differs'], item_id: ['differs'], updating_item: ['differs'] }]);
    expect((await change(manager, item, { variants: [{ id: variant?.id, sku: 'NEW' }] })).body.errors).toEqual({ 'variants.0.sku': ['differs'] });
    expect((await call(manager, 'POST', `items/${item.id}`, { description: '<p>by POST</p>' })).body).toMatchObject({ description: '<p>by POST</p>', name: item.name });
  });

  it('ITEM-23 variants that a change does not name stay; new ones are added', async () => {
    const item = await make({ variants: [{ name: 'a', sku: 'AB-1', category_attributes: [{ name: 'weight', value: 1 }], warehouses: [line()] }, { name: 'b', sku: 'AB-2', category_attributes: [{ name: 'weight', value: 2 }], warehouses: [line()] }] });
    const added = { name: 'c', sku: 'AB-3', category_attributes: [{ name: 'weight', value: 3 }], warehouses: [line({ id: storage })] };
    const { body } = await change(manager, item, { variants: [{ id: item.variants[1]?.id, active: 0 }, added] });
    expect(body.variants.map(({ name, active, warehouses_count }) => [name, active, warehouses_count])).toEqual([['a', 1, 1], ['b', 0, 1], ['c', 1, 1]]);
    expect((await change(manager, item, { variants: [{ ...added, sku: 'ab-1' }] })).body.errors).toEqual({ 'variants.0.sku': ['unique'] });
    // Whoever makes one for their own arena is told the same; for an arena that is not theirs nothing is told.
    expect(await call(manager, 'POST', 'items', draft({}, { sku: 'ab-1' }))).toMatchObject({ status: 409, body: { code: 'taken', errors: { 'variants.0.sku': ['unique'] } } });
    expect((await call(manager, 'POST', 'items', draft({ arena_id: 5 }, { sku: 'ab-1', warehouses: [line({ id: foreign })] }))).status).toBe(403);
  });
});

describe('ITEM-06 ITEM-11 PERM-11 who may', () => {
  it('managers change what their arenas have and no other, employees nothing', async () => {
    const mine = await make();
    const theirs = await make({ arena_id: 5 }, { warehouses: [line({ id: foreign, taxes: [austrian] })] });
    expect((await call(manager, 'PUT', `items/${theirs.id}`, { promoted: 1 })).status).toBe(404);
    expect((await call(manager, 'PUT', `items/${mine.id}`, { arena_id: 5, promoted: 1 })).status).toBe(403);
    expect((await call(manager, 'PUT', `items/${mine.id}`, { variants: [{ id: mine.variants[0]?.id, warehouses: [line({ id: foreign })] }] })).status).toBe(403);
    expect((await call(employee, 'PUT', `items/${mine.id}`, { promoted: 1 })).status).toBe(403);
    expect((await call(manager, 'POST', 'items', draft())).status).toBe(201);
    expect((await call(manager, 'POST', 'items', draft({ arena_id: undefined }, { warehouses: [] }))).status).toBe(403);
    expect((await call(manager, 'DELETE', `items/${mine.id}`)).status).toBe(403);
  });

  it('ITEM-28 CAT-05 coins are the admins’: what is said of them is said for every arena', async () => {
    expect((await call(manager, 'PUT', 'items/1', { active: 0 })).status).toBe(403);
    const made = await call(manager, 'POST', 'items', draft({ category_id: categories.get('Coins') }, { warehouses: [], category_attributes: [] }));
    expect([made.status, made.body.errors]).toEqual([403, { category_id: ['reference'] }]);
    const odd = await call(admin, 'POST', 'categories', { name: 'Odd', attributes: [{ name: 'size', type: 'integer', rules: ['required'] }, { name: 'best before', type: 'integer', rules: ['required', 'date'] }] });
    expect([odd.status, odd.body.errors]).toEqual([422, { 'attributes.1.rules': ['attributeRules'] }]);
    const twice = await call(admin, 'POST', 'categories', { name: 'Odd', attributes: ['Size', 'Kind', 'size'].map((name) => ({ name, type: 'string', rules: ['required'] })) });
    expect([twice.status, twice.body.errors]).toEqual([422, { 'attributes.2.name': ['attributeNames'] }]);
    const both = await call(admin, 'POST', 'categories', { name: 'Both', attributes: [{ name: 'size', type: 'string', rules: ['integer', 'string'] }] });
    expect([both.status, both.body.errors]).toEqual([422, { 'attributes.0.rules': ['attributeRules'] }]);
    expect((await call(admin, 'PUT', 'categories/1', { name: 'Money' })).body.errors).toEqual({ name: ['reserved'] });
    expect((await call(admin, 'DELETE', 'categories/1')).status).toBe(403);
  });
});

describe('categories that the product reads', () => {
  it('SETUP-13 CAT-06 keep the attributes that it reads, by name and type; others come and go', async () => {
    const id = categories.get('Time Tickets');
    const { body: { attributes: kept } } = await call<{ attributes: readonly object[] }>(admin, 'GET', `categories/${id}`);
    const save = (attributes: readonly object[]) => services.call(admin, 'PUT', `/shop/categories/${id}`, { attributes });
    const refused = (path: string) => ({ status: 422, body: { errors: { [path]: ['readAttributes:minutes'] } } });
    expect(await save(kept.map((one) => ({ ...one, name: 'mins' })))).toMatchObject(refused('attributes.0.name'));
    expect(await save(kept.map((one) => ({ ...one, type: 'string', rules: ['required'] })))).toMatchObject(refused('attributes.0.type'));
    expect(await save([])).toMatchObject(refused('attributes'));
    expect((await save([...kept, { name: 'colour', type: 'string', rules: ['nullable'] }])).status).toBe(200);
    expect((await save(kept)).status).toBe(200);
  });
});

describe('API-114 taking out of the catalogue', () => {
  it('ITEM-26 removes some variants, or the item with its last one', async () => {
    const item = await make({ variants: ['a', 'b', 'c'].map((name) => ({ name, sku: `DEL-${name}`, category_attributes: [{ name: 'weight', value: 1 }], warehouses: [] })), arena_id: undefined });
    const [a, b, c] = item.variants.map(({ id }) => id);
    expect((await call(admin, 'DELETE', `items/${item.id}?variant_ids=${a},${b}`)).status).toBe(200);
    expect((await call(admin, 'GET', `items/${item.id}`)).body.variants.map(({ id }) => id)).toEqual([c]);
    expect((await call(admin, 'DELETE', `items/${item.id}?variant_ids=${a}`)).body.errors).toEqual({ variant_ids: ['reference'] });
    expect((await call(admin, 'DELETE', `items/${item.id}?variant_ids=${c}`)).status).toBe(200);
    expect((await run(`SELECT count(*) AS n FROM items WHERE id = ${item.id}`)).rows).toEqual([{ n: 0 }]);
  });

  it('retires what was sold, frees its SKU, and its category can go', async () => {
    const { body: category } = await call<{ id: number }>(admin, 'POST', 'categories', { name: 'Short-lived', attributes: [] });
    const item = await make({ category_id: category.id }, { sku: 'RETIRED-1', category_attributes: [] });
    expect((await call(admin, 'DELETE', `categories/${category.id}`)).status).toBe(409);
    await sell(item, 1);
    expect((await call(admin, 'DELETE', `items/${item.id}`)).status).toBe(200);
    expect((await call(admin, 'GET', `items/${item.id}`)).status).toBe(404);
    expect((await run(`SELECT i.retired_at IS NOT NULL AND v.retired_at IS NOT NULL AS retired FROM items AS i JOIN variants AS v ON v.item_id = i.id WHERE i.id = ${item.id}`)).rows).toEqual([{ retired: true }]);
    expect((await make({}, { sku: 'retired-1' })).id).toBeGreaterThan(item.id);
    expect((await call(admin, 'DELETE', `categories/${category.id}`)).status).toBe(200);
  });
});

describe('arena and catalogue', () => {
  const attach = (token: string, variant: number | undefined, more: object = {}, arena = 1) => call(token, 'POST', 'warehouses/attach-variants', { arena_id: arena, variants: [{ id: variant, warehouse_id: bar, price: 250, cost: 0, stock: 0, taxes: [tax], ...more }] });
  const stored = () => make({ arena_id: undefined }, { warehouses: [] });

  it('ITEM-15 ITEM-31 ITEM-33 employees add a variant to their arena, with no stock', async () => {
    const item = await stored();
    expect((await attach(employee, item.variants[0]?.id, { stock: 5 })).status).toBe(403);
    expect((await attach(employee, item.variants[0]?.id)).status).toBe(200);
    expect((await call(employee, 'GET', `items/${item.id}?arena_id=1`)).body.variants[0]).toMatchObject({ price: 250, stock: 0, warehouses_count: 1 });
    expect((await attach(employee, item.variants[0]?.id, { warehouse_id: storage })).status).toBe(409);
  });

  it('API-120 ITEM-24 refuses what does not fit, and stores nothing of it', async () => {
    const item = await stored();
    const [variant] = item.variants;
    expect((await attach(employee, variant?.id, { price: 0 })).body.errors).toEqual({ 'variants.0.price': ['atLeast:1'] });
    expect((await attach(employee, variant?.id, { taxes: [] })).body.errors).toEqual({ 'variants.0.taxes': ['atLeastOne:1'] });
    expect((await attach(employee, variant?.id, { taxes: [austrian] })).body.errors).toEqual({ 'variants.0.taxes': ['reference'] });
    expect((await attach(employee, variant?.id, { warehouse_id: foreign })).status).toBe(403);
    expect((await attach(employee, variant?.id, {}, 5)).status).toBe(403);
    expect((await attach(employee, 999_999)).body.errors).toEqual({ 'variants.0.id': ['reference'] });
    const coins = (await read(1)).variants[0]?.id;
    expect((await attach(admin, coins)).body.errors).toEqual({ 'variants.0.id': ['reference'] });
    expect((await attach(manager, variant?.id, { stock: 7 })).status).toBe(200);
    expect(await stockOf(item)).toBe(7);
  });

  it('API-121 ITEM-27 takes variants out of the arena, with what is there of them, and leaves them in the catalogue', async () => {
    const item = await make();
    const [variant] = item.variants;
    const detach = (token: string, variants: readonly object[], arena = 1) => call(token, 'POST', 'warehouses/detach-variants', { arena_id: arena, variants });
    expect((await detach(manager, [])).body.errors).toEqual({ variants: ['atLeastOne:1'] });
    expect((await detach(manager, [{ id: variant?.id, warehouses: [] }])).body.errors).toEqual({ 'variants.0.warehouses': ['atLeastOne:1'] });
    expect((await detach(employee, [{ id: variant?.id, warehouses: [{ id: bar }] }])).status).toBe(403);
    expect((await detach(manager, [{ id: variant?.id, warehouses: [{ id: bar }] }], 5)).status).toBe(403);
    expect((await detach(manager, [{ id: variant?.id, warehouses: [{ id: bar }] }])).status).toBe(200);
    expect((await detach(manager, [{ id: variant?.id, warehouses: [{ id: bar }] }])).body.errors).toEqual({ 'variants.0.warehouses': ['reference'] });
    expect((await call(manager, 'GET', `items/${item.id}`)).status).toBe(404);
    expect((await call(admin, 'GET', `items/global/${item.id}`)).body.variants[0]).toMatchObject({ warehouses_count: 0 });
    expect((await run(`SELECT sum(amount) AS sum FROM stock_moves WHERE variant_id = ${variant?.id}`)).rows).toEqual([{ sum: 0 }]);
  });

  it('API-109 PURCH-51 what can be sold is grouped by category: nothing inactive, out of its time or out of stock', async () => {
    const sold = async (query: string) => (await services.call<Record<string, readonly Item[]>>(employee, 'GET', `/shop/items/purchase?${query}`)).body;
    const all = await sold('arena_id=1&sort=item_id,asc');
    expect(Object.keys(all)).toEqual(expect.arrayContaining(['Coins', 'Drinks', 'Snacks', 'Passes', 'Subscriptions', 'Time Tickets']));
    expect(all.Coins?.[0]?.variants[0]).toMatchObject({ coins_per_currency: 100, currency: 'EUR' });
    const names = Object.values(all).flatMap((items) => items.map(({ name }) => name));
    for (const absent of ['Season 2019 jersey', 'Christmas biscuits', 'Easter eggs', 'Popcorn machine portion']) expect(names).not.toContain(absent);
    const item = await make({}, { warehouses: [line({ stock: 1 })] });
    expect((await sold(`arena_id=1&name=${encodeURIComponent(String(item.name))}`)).Snacks?.map(({ id }) => id)).toContain(item.id);
    // Word by word, in any order: who types in a hurry leaves out a hyphen.
    for (const typed of ['coca cola', 'Cola-coca', ' COLA ']) expect((await sold(`arena_id=1&name=${encodeURIComponent(typed)}`)).Drinks?.map(({ name }) => name), typed).toContain('Coca-Cola');
    await sell(item, 1);
    expect((await sold('arena_id=1')).Snacks?.map(({ id }) => id)).not.toContain(item.id);
    // Of a code that somebody has read off a piece it is told that it has run out.
    expect((await sold(`arena_id=1&sku=${String((item.variants[0] as unknown as { sku: string }).sku)}`)).Snacks?.map(({ variants }) => variants[0])).toMatchObject([{ stock: 0 }]);
    expect((await call(employee, 'GET', 'items/purchase?arena_id=5')).status).toBe(403);
    expect((await call(employee, 'GET', 'items/purchase')).status).toBe(422);
  });
});
