import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '#resources/index.ts';
import { holds } from '#resources/schema/condition.ts';
import { standingOf, type OrderStatus } from '#resources/domain/order-status.ts';
import { startServices, type TestServices } from '#tests/support/services.ts';

type Row = Record<string, unknown> & { readonly id: number; readonly version: number };
interface Person {
  readonly id: number | null;
  readonly label: string | null;
}
interface Invoice extends Row {
  readonly label: string;
  readonly arena: { readonly id: number; readonly currency: string; readonly timezone: string };
  readonly user: Person | null;
  readonly by_user: Person;
  readonly cart: { readonly gross: number; readonly net: number; readonly names: readonly string[]; readonly items: readonly { readonly name: string; readonly total_price: number; readonly category: { readonly name: string } }[] };
  readonly taxes: readonly { readonly amount: number }[];
  readonly payment_method: { readonly name: string };
  readonly created_at: string;
  readonly restored_invoice: Row | null;
  readonly restored_by_invoice: Row | null;
}
interface Listed<T> {
  readonly data: readonly T[];
  readonly meta: { readonly total: number; readonly per_page: number; readonly current_page: number };
}
let services: TestServices;
let [admin, manager, employee] = ['', '', ''];
beforeAll(async () => {
  services = await startServices();
  [admin, manager, employee] = [await services.as('admin'), await services.as('manager'), await services.as('employee')];
});
afterAll(() => services.stop());

const invoices = async (token: string, query = '') => (await services.call<Listed<Invoice>>(token, 'GET', `/shop/invoices?resources=1&size=1000${query}`)).body;
const rowsOf = async <T = Row>(query: string) => (await sql.raw<T>(query).execute(services.database.db)).rows;

/** Plans of the statements of a call, where an index is to be preferred to reading everything. */
const plansOf = async (url: string): Promise<string> => {
  const { db } = services.database;
  const executor = db.getExecutor();
  const usual = executor.executeQuery;
  const said: CompiledQuery[] = [];
  executor.executeQuery = function watched(this: typeof executor, ...given) {
    said.push(given[0]);
    return usual.apply(this, given);
  } as typeof usual;
  const { status } = await services.call(admin, 'GET', url);
  executor.executeQuery = usual;
  expect(status).toBe(200);
  return await db.transaction().execute(async (trx) => {
    await sql`SET LOCAL enable_seqscan = off`.execute(trx);
    const plans: string[] = [];
    for (const { sql: text, parameters } of said.filter((query) => query.sql.startsWith('SELECT'))) plans.push(JSON.stringify((await trx.executeQuery(CompiledQuery.raw(`EXPLAIN ${text}`, [...parameters]))).rows));
    return plans.join('\n');
  });
};

describe('invoices', () => {
  it('INV-24 INV-07 API-104 hold everything that was written down, and their sums are right', async () => {
    const { data, meta } = await invoices(admin);
    expect(Object.keys(meta).toSorted()).toEqual(['current_page', 'from', 'last_page', 'per_page', 'to', 'total']);
    expect(data).toHaveLength(meta.total);
    for (const row of data) {
      for (const key of ['number', 'label', 'cart', 'taxes', 'arena', 'user', 'by_user', 'payment_method', 'fiscalized', 'fiscal_data', 'restored_invoice_id', 'restored_invoice', 'restored_by_invoice', 'restoring_reason', 'order', 'created_at']) expect(row).toHaveProperty(key);
      expect(row.cart.items.reduce((sum, { total_price }) => sum + total_price, 0)).toBe(row.cart.gross);
      expect(row.cart.net + row.taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(row.cart.gross);
      expect(row.cart.names).toEqual(row.cart.items.map(({ name }) => name));
      expect(row).toMatchObject({ fiscal_data: expect.objectContaining({ qr: expect.toSatisfy((code: unknown) => code === null || typeof code === 'string') as unknown }) as unknown });
    }
    const company = data.find(({ user }) => user !== null && 'company' in user);
    expect(company?.user).toMatchObject({ company: { name: expect.any(String) as unknown, address: expect.any(String) as unknown, pidn: expect.any(String) as unknown } });
  });

  it('INV-13 a reversal and what it takes back name each other and the reason', async () => {
    const { data } = await invoices(admin);
    const reversal = data.find(({ restored_invoice }) => restored_invoice !== null);
    const original = data.find(({ id }) => id === reversal?.restored_invoice?.id);
    expect(reversal?.cart.gross).toBe(-(original?.cart.gross ?? 0));
    expect(original).toMatchObject({ restored_by_invoice: { id: reversal?.id, label: reversal?.label }, restoring_reason: reversal?.restoring_reason });
    expect(reversal).toMatchObject({ restored_invoice_id: original?.id, restoring_reason: expect.any(String) as unknown });
  });

  it('INV-05 INV-06 PERM-14 are those of own arenas; arena -1 has none; a foreign arena is refused', async () => {
    expect(new Set((await invoices(admin)).data.map(({ arena }) => arena.id)).size).toBeGreaterThan(4);
    expect(new Set((await invoices(employee)).data.map(({ arena }) => arena.id))).toEqual(new Set([1, 2]));
    expect((await invoices(employee, '&arena_id=-1')).meta.total).toBe(0);
    expect((await services.call(employee, 'GET', '/shop/invoices?arena_id=5')).status).toBe(403);
    const [foreign] = await rowsOf<{ id: number }>('SELECT id FROM invoices WHERE arena_id = 5 LIMIT 1');
    expect((await services.call(employee, 'GET', `/shop/invoices/${foreign?.id}`)).status).toBe(404);
    expect((await services.call(admin, 'GET', `/shop/invoices/${foreign?.id}`)).status).toBe(200);
    for (const method of ['PUT', 'DELETE']) expect((await services.call(admin, method, `/shop/invoices/${foreign?.id}`, method === 'DELETE' ? undefined : {})).status).toBe(404);
  });

  it('INV-04 are searched by one of six', async () => {
    const everything = (await invoices(admin)).data;
    const found = async (key: string, text: string) => (await invoices(admin, `&${key}=${encodeURIComponent(text)}`)).data.map(({ id }) => id).toSorted((a, b) => a - b);
    const expected = (holds: (row: Invoice) => boolean) => everything.filter(holds).map(({ id }) => id).toSorted((a, b) => a - b);
    const holding = (text: string | null | undefined, part: string) => (text ?? '').toLowerCase().includes(part);
    expect(await found('to_user', 'Ana')).toEqual(expected(({ user }) => holding(user?.label, 'ana')));
    expect(await found('by_user', 'EMPLOYEE')).toEqual(expected(({ by_user }) => holding(by_user.label, 'employee')));
    expect(await found('number', '1/PP1/')).toEqual(expected(({ label }) => label.toLowerCase().includes('1/pp1/')));
    expect(await found('item', 'cola')).toEqual(expected(({ cart }) => cart.names.some((name) => name.toLowerCase().includes('cola'))));
    expect(await found('payment_method', 'creditCard')).toEqual(expected(({ payment_method }) => payment_method.name === 'creditCard'));
    expect((await found('to_user', 'ana')).length).toBeGreaterThan(0);
    expect((await found('item', 'cola')).length).toBeGreaterThan(0);
    expect(await found('created_at', 'yesterday')).toEqual([]);
  });

  it('INV-26 the day of a sale is the day of its arena: one of 23:55 is in it, and one of 00:05 is not', async () => {
    const [sample] = await rowsOf<{ id: number }>('SELECT id FROM invoices WHERE arena_id = 1 AND restored_invoice_id IS NULL ORDER BY id LIMIT 1');
    const copy = async (at: string, sequence: number) => rowsOf(`INSERT INTO invoices (arena_id, register_label, year, sequence, number, label, currency, arena_frozen, by_user_id, by_user_frozen, payment_method, gross, net, created_at)
      SELECT arena_id, 99, 2020, ${sequence}, '${sequence}', 'day-${sequence}', currency, arena_frozen, by_user_id, by_user_frozen, payment_method, gross, net, '${at}' FROM invoices WHERE id = ${sample?.id}`);
    await copy('2020-06-01T21:55:00Z', 1);
    await copy('2020-06-01T22:05:00Z', 2);
    await copy('2020-01-31T23:05:00Z', 3);
    expect((await invoices(admin, '&created_at=2020-06-01')).data.map(({ label }) => label)).toEqual(['day-1']);
    expect((await invoices(admin, '&created_at=2020-06-02')).data.map(({ label }) => label)).toEqual(['day-2']);
    expect((await invoices(admin, '&created_at=2020-02-01&arena_id=1')).data.map(({ label }) => label)).toEqual(['day-3']);
    await rowsOf('DELETE FROM invoices WHERE register_label = 99');
  });

  it('DASH-24 date=today with by_user_id are one’s own of the business day', async () => {
    const { data } = await invoices(employee, '&date=today&by_user_id=3');
    expect(data.length).toBeGreaterThan(0);
    expect(data.every(({ by_user }) => by_user.id === 3)).toBe(true);
    const wall = (at: string | Date, timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(at));
    expect(data.every(({ created_at, arena }) => wall(created_at, arena.timezone) === wall(services.clock.now(), arena.timezone))).toBe(true);
    expect((await invoices(admin, '&date=today')).meta.total).toBeGreaterThan(data.length);
    expect((await services.call(admin, 'GET', '/shop/invoices?date=tomorrow')).status).toBe(422);
    expect((await services.call(admin, 'GET', '/shop/invoices?by_user_id=me')).status).toBe(422);
  });

  it('those of a day are found by an index, and so are transactions', async () => {
    expect(await plansOf('/shop/invoices?resources=1&date=today&size=10')).toMatch(/Index Cond: [^"]*business_day = '/);
    expect(await plansOf('/shop/invoices?resources=1&created_at=2026-11-20&size=10')).toMatch(/Index Cond: [^"]*sold_on = '/);
    expect(await plansOf('/shop/transactions?resources=1&created_at=2026-11-20&size=10')).toMatch(/Index Cond: [^"]*created_at >= /);
    expect((await services.call(admin, 'GET', '/shop/transactions?resources=1&created_at=0000-01-01')).status).toBe(200);
  });

  it('INV-25 come newest first, ten at once, in as many statements for 100 as for one', async () => {
    const { body } = await services.call<Listed<Invoice>>(admin, 'GET', '/shop/invoices?resources=1');
    expect(body.meta).toMatchObject({ per_page: 10, current_page: 1 });
    const times = body.data.map(({ created_at }) => created_at);
    expect(times).toEqual([...times].sort().toReversed());
    const cost = async (size: number) => {
      const before = services.statements();
      await services.call(admin, 'GET', `/shop/invoices?resources=1&to_user=${size === 1 ? 'a' : 'e'}&size=${size}`);
      return services.statements() - before;
    };
    expect(await cost(100)).toBe(await cost(1));
  });
});

describe('transactions and carts', () => {
  it('TRX-09 API-122 transactions name coins, people, arena, invoice and what they take back', async () => {
    const { body } = await services.call<{ data: Listed<Row & { readonly arena: { readonly id: number }; readonly coins: number; readonly invoice: Row | null; readonly restored_transaction: Row | null }> }>(admin, 'GET', '/shop/transactions?size=1000');
    const { data, meta } = body.data;
    expect(meta.total).toBe(data.length);
    expect(data[0]).toMatchObject({ number: expect.any(String) as unknown, by_user: { id: expect.any(Number) as unknown, name: expect.any(String) as unknown, username: expect.any(String) as unknown }, arena: { name: expect.any(String) as unknown } });
    const back = data.find(({ restored_transaction }) => restored_transaction !== null);
    const original = data.find(({ id }) => id === back?.restored_transaction?.id);
    expect(back?.coins).toBe(-(original?.coins ?? 0));
    expect(original).toMatchObject({ restored_by_transaction: { id: back?.id }, restoring_reason: back?.restoring_reason });
    const { body: invoice } = await services.call<Invoice>(admin, 'GET', `/shop/invoices/${original?.invoice?.id}`);
    expect(invoice).toMatchObject({ transaction: { id: original?.id } });
    expect((await services.call<{ data: Listed<Row> }>(employee, 'GET', '/shop/transactions?arena_id=-1')).body.data.meta.total).toBe(0);
  });

  it('CART-05 a cart keeps the rate that it was filled at, whatever its arena says later', async () => {
    const rateOf = async () => {
      const { body } = await services.call<Listed<Row & { readonly arena: { readonly id: number; readonly coins_per_currency: number }; readonly items: readonly { readonly category: { readonly name: string } }[] }>>(admin, 'GET', '/shop/carts?resources=1&size=1000');
      return body.data.find(({ arena, items }) => arena.id === 1 && items.some(({ category }) => category.name === 'Coins'))?.arena.coins_per_currency;
    };
    expect(await rateOf()).toBe(100);
    try {
      expect((await services.call(admin, 'PATCH', '/arena-hub/arenas/1', { coins_per_currency: 120 })).status).toBe(200);
      expect(await rateOf()).toBe(100);
      const [made] = await rowsOf<{ rate: number }>("INSERT INTO carts (arena_id, expires_at, created_at) VALUES (1, now(), now()) RETURNING coins_per_currency::int AS rate");
      expect(made?.rate).toBe(120);
    } finally {
      await services.call(admin, 'PATCH', '/arena-hub/arenas/1', { coins_per_currency: 100 });
      await rowsOf('DELETE FROM carts WHERE NOT EXISTS (SELECT FROM cart_lines AS l WHERE l.cart_id = carts.id)');
    }
  });

  it('CART-03 CART-06 carts hold their items, arena and numbers, and are searched by user', async () => {
    const { body } = await services.call<Listed<Row & { readonly user: Person | null; readonly orderNumber: string | null }>>(admin, 'GET', '/shop/carts?resources=1&size=1000');
    expect(body.data[0]).toMatchObject({ arena: { company: { name: expect.any(String) as unknown }, country: { code: expect.any(String) as unknown }, currency: expect.any(String) as unknown, coins_per_currency: expect.any(Number) as unknown }, items: expect.any(Array) as unknown, expires_at: expect.any(String) as unknown });
    const known = body.data.find(({ user, orderNumber }) => user !== null && orderNumber !== null);
    const found = await services.call<Listed<Row>>(admin, 'GET', `/shop/carts?size=1000&user=${encodeURIComponent(known?.user?.label ?? '')}`);
    expect(found.body.data.map(({ id }) => id)).toContain(known?.id);
    const byOrder = await services.call<Listed<Row>>(admin, 'GET', `/shop/carts?order=${known?.orderNumber}`);
    expect(byOrder.body.data.map(({ id }) => id)).toEqual([known?.id]);
  });

  it('API-124 PERM-14 carts are those of the arena that is asked for, to those who work there', async () => {
    const { body } = await services.call<Listed<Row & { readonly arena: { readonly id: number } }>>(employee, 'GET', '/shop/carts?resources=1&arena_id=1&size=1000');
    expect(body.data.length).toBeGreaterThan(0);
    expect(body.meta.total).toBe(body.data.length);
    expect([...new Set(body.data.map(({ arena }) => arena.id))]).toEqual([1]);
    const { body: all } = await services.call<Listed<Row>>(admin, 'GET', '/shop/carts?resources=1&size=1000');
    expect(all.meta.total).toBeGreaterThan(body.meta.total);
    expect((await services.call(employee, 'GET', '/shop/carts?resources=1&arena_id=5')).status).toBe(403);
  });

  it('TRX-02 are sorted by the name of their arena as the caller’s language has it', async () => {
    const [west, riva] = await rowsOf<{ id: number; name: string }>('SELECT id, name FROM arenas WHERE id IN (SELECT arena_id FROM transactions) ORDER BY id LIMIT 2');
    await rowsOf(`UPDATE arenas SET name = CASE id WHEN ${west?.id} THEN 'Čakovec' ELSE 'Cvjetno' END WHERE id IN (${west?.id}, ${riva?.id})`);
    const order = async (language: string) => {
      const answer = await services.app.inject({ method: 'GET', url: '/api/shop/transactions?size=1000&sort=arena,ASC', headers: { authorization: `Bearer ${admin}`, 'accept-language': language } });
      const names = answer.json<{ data: Listed<{ arena: { name: string } }> }>().data.data.map(({ arena }) => arena.name);
      return [...new Set(names)].filter((name) => name.startsWith('Č') || name === 'Cvjetno');
    };
    expect(await order('hr')).toEqual(['Cvjetno', 'Čakovec']);
    expect(await order('en')).toEqual(['Čakovec', 'Cvjetno']);
    await rowsOf(`UPDATE arenas SET name = CASE id WHEN ${west?.id} THEN '${west?.name}' ELSE '${riva?.name}' END WHERE id IN (${west?.id}, ${riva?.id})`);
  });
});

describe('orders', () => {
  const orders = async (status: string) => (await services.call<Listed<Row & { readonly status: string }>>(manager, 'GET', `/shop/orders?arena_id=1&size=100&status=${status}`)).body.data;
  it('SETUP-05 SETUP-12 go on by the known steps; others are 409 and change nothing', async () => {
    const [order] = await orders('pending');
    const put = (body: object, token = manager) => services.call<Row & { readonly code?: string }>(token, 'PUT', `/shop/orders/${order?.id}`, body);
    for (const status of ['inDelivery', 'delivered', 'completed']) expect(await put({ status })).toMatchObject({ status: 409, body: { code: 'badTransition' } });
    expect(await put({ status: 'pending', note: 'Call <b>first</b>' })).toMatchObject({ status: 200, body: { status: 'pending', note: 'Call <b>first</b>', version: 2 } });
    const steps = [['paid', 'paid', 'pending'], ['inDelivery', 'paid', 'inDelivery'], ['delivered', 'paid', 'delivered'], ['completed', 'paid', 'delivered']] as const;
    for (const [status, paymentStatus, deliveryStatus] of steps) expect(await put({ status })).toMatchObject({ status: 200, body: { status, paymentStatus, deliveryStatus } });
    expect(await put({ status: 'refunded' })).toMatchObject({ status: 409 });
    expect(await put({ status: 'lost' })).toMatchObject({ status: 422 });
    expect(await put({ number: 'X' })).toMatchObject({ status: 422 });
    for (const sent of [{ paymentStatus: 'refunded' }, { deliveryStatus: null }]) expect((await put({ ...sent, note: 'x' })).status).toBe(422);
    const [paid] = await orders('paid');
    expect((await services.call(manager, 'PUT', `/shop/orders/${paid?.id}`, { status: 'refunded' })).body).toMatchObject({ status: 'refunded', paymentStatus: 'refunded', deliveryStatus: 'pending' });
    expect((await put({ note: 'x' }, employee)).status).toBe(403);
  });
  it('SETUP-12 payment and delivery of every order of the demo chain are what its status says', async () => {
    const { body } = await services.call<Listed<Row & { readonly status: OrderStatus; readonly paymentStatus: string; readonly deliveryStatus: string | null }>>(admin, 'GET', '/shop/orders?size=1000');
    expect(body.data.length).toBeGreaterThan(3);
    for (const { status, paymentStatus, deliveryStatus } of body.data.filter((one) => one.status !== 'refunded')) expect({ payment: paymentStatus, delivery: deliveryStatus }, status).toEqual(standingOf(status));
  });
  it('API-164 are made by nobody here, deleted by admins alone, and not while an invoice names them', async () => {
    const [order] = await orders('pending');
    expect((await services.call(admin, 'POST', '/shop/orders', {})).status).toBe(404);
    expect((await services.call(manager, 'DELETE', `/shop/orders/${order?.id}`)).status).toBe(403);
    const [sold] = await rowsOf<{ id: number }>('SELECT order_id AS id FROM invoices WHERE order_id IS NOT NULL AND arena_id = 1 LIMIT 1');
    expect(await services.call(admin, 'DELETE', `/shop/orders/${sold?.id}`)).toMatchObject({ status: 409, body: { code: 'inUse' } });
    // The record says so, and so the screens offer no bin.
    const rule = registry.get('orders').access.delete({ id: 1, username: 'admin', roles: ['admin'], arenas: [] });
    const { body: { data } } = await services.call<Listed<Row & { readonly id: number }>>(admin, 'GET', '/shop/orders?size=1000');
    const named = new Set((await rowsOf<{ id: number }>('SELECT DISTINCT order_id AS id FROM invoices WHERE order_id IS NOT NULL')).map(({ id }) => id));
    expect(data.filter((one) => !holds(rule, one)).map(({ id }) => id).toSorted()).toEqual([...named].toSorted());
    const [foreign] = await rowsOf<{ id: number }>('SELECT id FROM orders WHERE arena_id = 6 LIMIT 1');
    expect((await services.call(manager, 'PUT', `/shop/orders/${foreign?.id}`, { note: 'x' })).status).toBe(404);
    expect((await services.call(admin, 'DELETE', `/shop/orders/${order?.id}`)).status).toBe(200);
  });
});

describe('subscriptions', () => {
  interface Subscription extends Row {
    readonly user_id: number;
    readonly arena_id: number;
    readonly expires_at: string;
    readonly created_at: string;
  }
  it('API-50 API-51 SUB-04 SUB-05 are the active ones: of all arenas for admins, of own arenas for managers', async () => {
    const { body } = await services.call<{ content: Subscription[]; total_elements: number }>(admin, 'GET', '/subscriptions/subscriptions?active=true&size=100');
    const now = services.clock.now().toISOString();
    expect(body.content.length).toBeGreaterThan(0);
    expect(body.content.every(({ expires_at }) => expires_at > now)).toBe(true);
    const [active] = await rowsOf<{ n: number }>(`SELECT count(*) AS n FROM subscriptions WHERE expires_at > '${now}' AND withdrawn_at IS NULL`);
    expect(body.total_elements).toBe(active?.n);
    expect((await services.call(manager, 'GET', '/subscriptions/subscriptions?active=true')).status).toBe(403);
    expect((await services.call(employee, 'GET', '/subscriptions/arenas/1/subscriptions')).status).toBe(403);
    expect((await services.call(manager, 'GET', '/subscriptions/arenas/6/subscriptions')).status).toBe(403);
    const own = await services.call<{ content: Subscription[] }>(manager, 'GET', '/subscriptions/arenas/1/subscriptions?active=true&size=100');
    expect(own.body.content.every(({ arena_id }) => arena_id === 1)).toBe(true);
  });
  it('API-49 SUB-09 those of a user are of the last year, newest first', async () => {
    const [one] = await rowsOf<{ user_id: number; arena_id: number }>('SELECT user_id, arena_id FROM subscriptions ORDER BY id LIMIT 1');
    await rowsOf(`INSERT INTO subscriptions (user_id, arena_id, name, bonus, duration, daily_reward, created_at, expires_at) SELECT ${one?.user_id}, ${one?.arena_id}, 'of ' || days, 5, 30, 10, now() - make_interval(days => days), now() - make_interval(days => days - 30) FROM unnest(ARRAY[360, 370, 200]) AS days`);
    const { body } = await services.call<Subscription[]>(employee, 'GET', `/subscriptions/users/${one?.user_id}/subscriptions`);
    expect(body.map(({ name }) => name)).toEqual(expect.arrayContaining(['of 360', 'of 200']));
    expect(body.map(({ name }) => name)).not.toContain('of 370');
    const times = body.map(({ created_at }) => created_at);
    expect(times).toEqual([...times].sort().toReversed());
    for (const key of ['id', 'user_id', 'arena_id', 'username', 'name', 'image', 'bonus', 'duration', 'daily_reward', 'created_at', 'expires_at']) expect(body[0]).toHaveProperty(key);
    expect((await services.call(employee, 'GET', '/subscriptions/users/999999/subscriptions')).status).toBe(404);
  });
});
