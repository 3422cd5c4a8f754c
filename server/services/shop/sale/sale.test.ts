import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startServices, type TestServices } from '#tests/support/services.ts';
import { brokenBooks, newKey, tillOf, type Reply } from '#tests/support/till.ts';

let services: TestServices;
let till: ReturnType<typeof tillOf>;
beforeAll(async () => {
  services = await startServices();
  till = tillOf(services);
});
afterAll(async () => {
  expect(await brokenBooks(till.rows)).toEqual([]);
  await services.stop();
});
const counts = () => till.one<string>("SELECT concat_ws(' ', (SELECT count(*) FROM invoices), (SELECT count(*) FROM transactions), (SELECT sum(stock) FROM variant_stocks), (SELECT count(*) FROM coin_ledger), (SELECT count(*) FROM player_events))");
/** Sells nothing at all, and says which field is wrong. */
const refused = async (attempt: () => Promise<Reply>, status: number, path: string | null): Promise<Reply> => {
  const before = await counts();
  const answer = await attempt();
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  if (path !== null) expect(Object.keys(answer.body.errors ?? {})).toContain(path);
  expect(await counts()).toBe(before);
  return answer;
};

describe('a sale', () => {
  it('API-105 PURCH-21 is listed, stock falls, and prices, taxes, number and names are the service’s', async () => {
    const cola = await till.variant('COLA-50');
    const before = await till.stockOf(cola.id);
    const last = await till.one('SELECT max(sequence) FROM invoices WHERE arena_id = 1 AND register_label = 1 AND year = 2026') ?? 0;
    const { status, body } = await till.sell([{ id: cola.id, quantity: 2, price: cola.price }]);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(await till.stockOf(cola.id)).toBe(before - 2);
    const year = await till.one(`SELECT year FROM invoices WHERE id = ${body.id}`);
    const sequence = await till.one(`SELECT sequence FROM invoices WHERE id = ${body.id}`);
    if (year === 2026) expect(sequence).toBe(last + 1);
    expect(body).toMatchObject({
      label: `${sequence}/PP1/1`, cart: { gross: 2 * cola.price, items: [{ name: 'Coca-Cola 0,5 l', quantity: 2, price: cola.price, total_price: 2 * cola.price, category: { name: 'Drinks' }, category_attributes: [{ name: 'volume', type: 'numeric', value: 0.5 }, { name: 'alcohol', type: 'boolean', value: false }] }] }, by_user: { id: 3, username: 'employee' }, user: null,
      payment_method: { name: 'cash' }, arena: { id: 1, name: 'Zagreb West', timezone: 'Europe/Zagreb' }, restored_invoice_id: null, taxes: [{ name: 'PDV 25 %', rate: 25 }],
    });
    const listed = await services.call<{ data: { id: number }[] }>(await services.as('employee'), 'GET', '/shop/invoices?resources=1&arena_id=1&sort=id,DESC&size=1');
    expect(listed.body.data[0]?.id).toBe(body.id);
    expect(await till.rows(`SELECT arena_frozen->'company'->>'name' AS company, arena_frozen->>'businessPlaceLabel' AS place, by_user_frozen->>'email' AS email FROM invoices WHERE id = ${body.id}`)).toEqual([{ company: 'Arena Igre d.o.o.', place: 'PP1', email: 'employee@arenadesk.example' }]);
  });

  it('API-105 OP-009 what the body says of price, issuer, arena, register and balance is compared; a difference is 422 and stores nothing', async () => {
    const cola = await till.variant('COLA-50');
    const line = { id: cola.id, quantity: 1, price: cola.price };
    const player = await till.player();
    await refused(() => till.sell([{ ...line, price: cola.price - 1 }]), 422, 'variants.0.price');
    await refused(() => till.sell([{ id: cola.id, quantity: 1 }]), 422, 'variants.0.price');
    await refused(() => till.sell([line], { by_user: { id: 2, username: 'manager' } }), 422, 'by_user.id');
    await refused(() => till.sell([line], { by_user: { id: 3, username: 'somebody' } }), 422, 'by_user.username');
    await refused(() => till.sell([line], { by_user: { id: 3, username: 'employee', email: 'other@arenadesk.example' } }), 422, 'by_user.email');
    await refused(() => till.sell([line], { arena_id: 5 }), 403, null);
    await refused(() => till.sell([line], { cash_register_label: 99 }), 422, 'cash_register_label');
    await refused(() => till.sell([line], { payment_method: 'cheque' }), 422, 'payment_method');
    await refused(() => till.sell([line], { user: { id: 999_999, username: 'x' } }), 422, 'user.id');
    await refused(() => till.sell([line], { user: { ...player, username: 'forged' } }), 422, 'user.username');
    await refused(() => till.sell([line], { user: { ...player, name: 'Somebody Else' } }), 422, 'user.name');
    await refused(() => till.sell([line], { user: { ...player, balance: 123_456_789 } }), 422, 'user.balance');
    await refused(() => till.sell([line], { user: { company: { name: 'Studio', address: '', pidn: '1' } } }), 422, 'user.company.address');
    await refused(() => till.sell([line], { surprise: 1 }), 422, 'surprise');
    await refused(() => till.sell([]), 422, 'variants');
    await refused(() => till.sell([line, line]), 422, 'variants.1.id');
    await refused(() => till.sell([{ ...line, quantity: 0 }]), 422, 'variants.0.quantity');
    await refused(() => till.sell([{ ...line, quantity: 1.5 }]), 422, 'variants.0.quantity');
    expect((await services.call(null, 'POST', '/shop/invoices', {})).status).toBe(401);
  });

  it('OP-068 a variant of another arena is refused, and so is a register of another', async () => {
    const foreign = await till.one('SELECT v.id FROM variants AS v JOIN variant_stocks AS s ON s.variant_id = v.id WHERE NOT EXISTS (SELECT FROM variant_stocks AS o WHERE o.variant_id = v.id AND o.arena_id = 1) LIMIT 1');
    await refused(() => till.sell([{ id: foreign, quantity: 1, price: 100 }]), 422, 'variants.0.id');
    await till.rows('INSERT INTO cash_registers (arena_id, label, active, created_at, updated_at) VALUES (2, 44, true, now(), now())');
    const cola = await till.variant('COLA-50');
    await refused(() => till.sell([{ id: cola.id, quantity: 1, price: cola.price }], { cash_register_label: 44 }), 422, 'cash_register_label');
  });

  it('PURCH-51 what is inactive, outside its time or out of stock is not sold; what goes to a player needs none', async () => {
    const chips = await till.variant('CHIPP-150');
    const line = { id: chips.id, quantity: 1, price: chips.price };
    for (const [table, change, back] of [
      ['items', 'active = false', 'active = true'], ['items', "valid_to = now() - interval '1 day'", 'valid_to = NULL'], ['items', "valid_from = now() + interval '1 day'", 'valid_from = NULL'], ['variants', 'active = false', 'active = true'],
    ] as const) {
      const where = table === 'items' ? `id = (SELECT item_id FROM variants WHERE id = ${chips.id})` : `id = ${chips.id}`;
      await till.rows(`UPDATE ${table} SET ${change} WHERE ${where}`);
      expect((await refused(() => till.sell([line]), 422, 'variants.0.id')).body.code).toBe('notOnSale');
      await till.rows(`UPDATE ${table} SET ${back} WHERE ${where}`);
    }
    await till.stock(chips.id, chips.warehouse, 3);
    expect((await refused(() => till.sell([{ ...line, quantity: 4 }]), 422, 'variants.0.quantity')).body).toMatchObject({ code: 'outOfStock', errors: { 'variants.0.quantity': ['atMost:3'] } });
    expect((await till.sell([{ ...line, quantity: 3 }])).status).toBe(201);
    expect((await refused(() => till.sell([line]), 422, 'variants.0.quantity')).body.code).toBe('outOfStock');
    const ticket = await till.variant('TT-60');
    expect(ticket.stock).toBe(0);
    expect((await till.sell([{ id: ticket.id, quantity: 1, price: ticket.price }], { user: await till.player() })).status).toBe(201);
  });

  it('PURCH-51 pieces come from the first shelf that has some; one of another price is refused, not charged', async () => {
    const [two] = await till.rows<{ id: number; price: number; first: number; second: number }>(`SELECT v.id, min(s.price) AS price, min(s.warehouse_id) AS first, max(s.warehouse_id) AS second FROM variants AS v JOIN variant_stocks AS s ON s.variant_id = v.id
      JOIN items AS i ON i.id = v.item_id WHERE s.arena_id = 1 AND i.active AND v.active AND s.price > 0 AND v.sku LIKE 'FANTA%' GROUP BY v.id HAVING count(*) = 2 LIMIT 1`);
    if (!two) throw new Error('nothing lies in two warehouses');
    await till.stock(two.id, two.first, 2);
    await till.stock(two.id, two.second, 5);
    const sold = await till.sell([{ id: two.id, quantity: 4, price: two.price }]);
    expect(sold.status).toBe(201);
    expect(await till.rows(`SELECT warehouse_id, amount FROM stock_moves WHERE invoice_id = ${sold.body.id} ORDER BY warehouse_id`)).toEqual([{ warehouse_id: two.first, amount: -2 }, { warehouse_id: two.second, amount: -2 }]);
    await till.stock(two.id, two.first, 1);
    await till.rows(`UPDATE variant_stocks SET price = price + 10 WHERE variant_id = ${two.id} AND warehouse_id = ${two.second}`);
    await refused(() => till.sell([{ id: two.id, quantity: 2, price: two.price }]), 422, 'variants.0.price');
    expect((await till.sell([{ id: two.id, quantity: 1, price: two.price }])).status).toBe(201);
  });

  it('OP-030 ten thousand pieces at 9.999,99 are one exact amount', async () => {
    const hoodie = await till.variant('HOOD-M');
    await till.rows(`UPDATE variant_stocks SET price = 999999 WHERE variant_id = ${hoodie.id} AND arena_id = 1`);
    await till.stock(hoodie.id, hoodie.warehouse, 10_000);
    const { status, body } = await till.sell([{ id: hoodie.id, quantity: 10_000, price: 999_999 }], { payment_method: 'bank' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ cart: { gross: 9_999_990_000 } });
  });

  it('OP-029 one total everywhere: base and taxes make the gross to the cent', async () => {
    const [a, b, c] = await Promise.all(['SMOKI-100', 'SNICK-50', 'DOMAC-300'].map((sku) => till.variant(sku)));
    if (!a || !b || !c) throw new Error('no snacks');
    const { body } = await till.sell([{ id: a.id, quantity: 3, price: a.price }, { id: b.id, quantity: 1, price: b.price }, { id: c.id, quantity: 1, price: c.price }]);
    const { cart, taxes } = body as unknown as { cart: { gross: number; net: number }; taxes: { amount: number }[] };
    expect(cart.gross).toBe(3 * a.price + b.price + c.price);
    expect(cart.net + taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(cart.gross);
  });

  it('PURCH-15 a company without a player is the recipient, and with one beside them', async () => {
    const cola = await till.variant('COLA-50');
    const company = { name: 'Studio Pixel d.o.o.', address: 'Ulica grada Vukovara 12', pidn: '85210036541' };
    const alone = await till.sell([{ id: cola.id, quantity: 1, price: cola.price }], { user: { company } });
    expect(alone.body).toMatchObject({ user: { id: null, company } });
    const both = await till.sell([{ id: cola.id, quantity: 1, price: cola.price }], { user: { ...(await till.player()), company } });
    expect(both.body).toMatchObject({ user: { id: 6, username: 'player', company } });
  });

  it('what is given away is no purchase, beside paid goods and alone, and nothing that staff sell to themselves is', async () => {
    const [cola, water] = [await till.variant('COLA-50'), await till.variant('TAP-30')];
    const [free, paid] = [{ id: water.id, quantity: 1, price: 0 }, { id: cola.id, quantity: 1, price: cola.price }];
    const purchases = async (who: string, ...lines: readonly object[]) => {
      const user = await till.player(who);
      const before = await till.one(`SELECT coalesce(max(id), 0) FROM player_events`);
      expect((await till.sell(lines, { user })).status).toBe(201);
      return (await till.rows<{ thing: string }>(`SELECT data ->> 'thing' AS thing FROM player_events WHERE user_id = ${user.id} AND id > ${before}`)).map(({ thing }) => thing);
    };
    expect(await purchases('player', free)).toEqual([]);
    expect(await purchases('player', free, paid)).toHaveLength(1);
    expect(await purchases('employee', paid)).toEqual([]);
  });

  it('lets achievements happen, once a line, and leaves experience alone', async () => {
    const cola = await till.variant('COLA-50');
    const fresh = await till.player('player');
    const [events, xp] = [await till.one(`SELECT count(*) FROM player_events WHERE user_id = ${fresh.id} AND context = 'purchase'`), await till.one(`SELECT balance FROM experience WHERE user_id = ${fresh.id}`)];
    const done = await till.one(`SELECT count(*) FROM achievement_progress WHERE user_id = ${fresh.id} AND completed_at IS NOT NULL`);
    await till.sell([{ id: cola.id, quantity: 2, price: cola.price }], { user: fresh });
    expect(await till.one(`SELECT count(*) FROM player_events WHERE user_id = ${fresh.id} AND context = 'purchase'`)).toBe(events + 1);
    if (done === await till.one(`SELECT count(*) FROM achievement_progress WHERE user_id = ${fresh.id} AND completed_at IS NOT NULL`)) expect(await till.one(`SELECT balance FROM experience WHERE user_id = ${fresh.id}`)).toBe(xp);
  });
});

describe('coins', () => {
  const coins = (amount: number, quantity: number) => till.variant('COINS').then(({ id }) => [{ id, quantity, amount }]);
  it('PURCH-44 are credited through the ledger, with a transaction beside the line and the invoice behind both', async () => {
    const player = await till.player();
    const before = await till.balance(player.id);
    const { status, body } = await till.sell(await coins(1_000, 1_000), { user: { ...player, balance: before } });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(await till.balance(player.id)).toBe(before + 1_000);
    expect(await till.rows(`SELECT t.description, t.to_user_id, g.amount, g.reason, g.invoice_id FROM transactions AS t JOIN coin_ledger AS g ON g.id = t.ledger_id WHERE t.invoice_id = ${body.id}`)).toEqual([{ description: 'Coins', to_user_id: player.id, amount: 1_000, reason: 'sale', invoice_id: body.id }]);
    expect(body).toMatchObject({ cart: { gross: 1_000, items: [{ name: 'Coins', quantity: 1_000, price: 1, total_price: 1_000 }] }, transaction: { id: expect.any(Number) as unknown }, taxes: [{ name: 'PDV 25 %', amount: 200 }] });
  });

  it('API-105 PURCH-42 need a player, and so do subscriptions, tickets and passes', async () => {
    await refused(async () => till.sell(await coins(1_000, 1_000)), 422, 'user.id');
    for (const sku of ['S-PLUS-30', 'TT-60', 'P-2H']) {
      const { id, price } = await till.variant(sku);
      await refused(() => till.sell([{ id, quantity: 1, price }]), 422, 'user.id');
    }
  });

  it('OP-028 PURCH-28 PURCH-29 quantity is the amount rounded half up; an amount that does not give it is refused', async () => {
    const player = await till.player();
    await till.rows('UPDATE arenas SET coins_per_currency = 25 WHERE id = 1');
    for (const [amount, quantity] of [[58, 15], [230, 58], [402, 101]] as const) {
      const before = await till.balance(player.id);
      expect((await till.sell(await coins(amount, quantity), { user: player })).body).toMatchObject({ cart: { gross: amount, items: [{ quantity }] } });
      expect(await till.balance(player.id)).toBe(before + quantity);
      await refused(async () => till.sell(await coins(amount, quantity - 1), { user: player }), 422, 'variants.0.amount');
    }
    await refused(async () => till.sell([{ ...(await coins(58, 15))[0], price: 5 }], { user: player }), 422, 'variants.0.price');
    await refused(async () => till.sell([{ id: (await till.variant('COINS')).id, quantity: 15 }], { user: player }), 422, 'variants.0.amount');
    await till.rows('UPDATE arenas SET coins_per_currency = 0 WHERE id = 1');
    await refused(async () => till.sell(await coins(58, 15), { user: player }), 422, 'variants.0.id');
    await till.rows('UPDATE arenas SET coins_per_currency = 100 WHERE id = 1');
  });

  it('COMP-09 COUNTRY-02 a tax that is switched off is still on what has it, and a rate that is changed holds from now on: invoices made before keep theirs', async () => {
    const cola = await till.variant('COLA-50');
    const sell = async () => (await till.sell([{ id: cola.id, quantity: 1, price: cola.price }])).body;
    const before = await sell();
    const [tax] = await till.rows<{ id: number }>("SELECT DISTINCT t.id FROM countries_taxes AS t JOIN variant_stock_taxes AS l ON l.tax_id = t.id WHERE t.name = 'PDV 25 %'");
    await till.rows(`UPDATE countries_taxes SET active = false, rate = 24 WHERE id = ${tax?.id}`);
    expect((await sell()).taxes).toMatchObject([{ name: 'PDV 25 %', rate: 24 }]);
    const again = await services.call<{ taxes: { rate: number }[] }>(await services.as('employee'), 'GET', `/shop/invoices/${before.id}`);
    expect(again.body.taxes).toMatchObject([{ rate: 25 }]);
    await till.rows(`UPDATE countries_taxes SET active = true, rate = 25 WHERE id = ${tax?.id}`);
  });
  it('COMP-09 bear the taxes of the company as they stand; invoices made before keep theirs', async () => {
    const player = await till.player();
    const [tax] = await till.rows<{ id: number }>("SELECT id FROM countries_taxes WHERE name = 'PDV 13 %'");
    const before = await till.sell(await coins(500, 500), { user: player });
    await till.rows(`INSERT INTO companies_coins_taxes (parent_id, target_id, position) SELECT company_id, ${tax?.id}, 1 FROM arenas WHERE id = 1`);
    const after = await till.sell(await coins(500, 500), { user: player });
    expect((after.body.taxes as { name: string }[]).map(({ name }) => name)).toEqual(['PDV 25 %', 'PDV 13 %']);
    const again = await services.call<{ taxes: { name: string }[] }>(await services.as('employee'), 'GET', `/shop/invoices/${before.body.id}`);
    expect(again.body.taxes.map(({ name }) => name)).toEqual(['PDV 25 %']);
    await till.rows(`DELETE FROM companies_coins_taxes WHERE target_id = ${tax?.id}`);
  });

  it('OP-035 two registers at the same time lose nothing; a balance that was seen a moment ago is no forgery', async () => {
    const player = await till.player();
    const before = await till.balance(player.id);
    for (let round = 0; round < 5; round += 1) {
      const seen = await till.balance(player.id);
      const answers = await Promise.all([till.sell(await coins(1_000, 1_000), { user: { ...player, balance: seen } }), till.sell(await coins(2_500, 2_500), { user: { ...player, balance: seen }, cash_register_label: 2 })]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    }
    expect(await till.balance(player.id)).toBe(before + 5 * 3_500);
  });
});

describe('what costs nothing', () => {
  it('PURCH-37 INV-14 is a transaction and no invoice, moves stock, and is restored as one', async () => {
    const water = await till.variant('TAP-30');
    expect(water.price).toBe(0);
    const [invoices, stock] = [await till.one('SELECT count(*) FROM invoices'), await till.stockOf(water.id)];
    const { status, body } = await till.sell([{ id: water.id, quantity: 2, price: 0 }]);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({ id: null, transaction: { description: '2 × House water 0,3 l', coins: 0, to_user: null, by_user: { username: 'employee' }, arena: { id: 1 } } });
    expect(await till.one('SELECT count(*) FROM invoices')).toBe(invoices);
    expect(await till.stockOf(water.id)).toBe(stock - 2);
    const { id } = body.transaction as { id: number };
    const back = await till.restoreTransaction(id);
    expect(back.status, JSON.stringify(back.body)).toBe(201);
    expect(back.body).toMatchObject({ restored_transaction_id: id, restored_transaction: { id }, restoring_reason: 'Wrong player', coins: 0 });
    expect(await till.stockOf(water.id)).toBe(stock);
    expect((await till.restoreTransaction(id)).status).toBe(409);
    expect((await till.restoreTransaction(back.body.id)).status).toBe(409);
  });
});

describe('exactly once', () => {
  const cart = async () => {
    const cola = await till.variant('COLA-50');
    await till.stock(cola.id, cola.warehouse, 100);
    return [{ id: cola.id, quantity: 1, price: cola.price }];
  };
  it('OP-032 the same key twice at once is one sale, and both learn of it; again later the invoice as it stands', async () => {
    const lines = await cart();
    const [count, key] = [await till.one('SELECT count(*) FROM invoices'), newKey()];
    const [one, two] = await Promise.all([till.sell(lines, {}, key), till.sell(lines, {}, key)]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(one.body.id).toBe(two.body.id);
    expect(await till.one('SELECT count(*) FROM invoices')).toBe(count + 1);
    await till.rows(`UPDATE invoices SET fiscal_data = '{"jir": "later"}' WHERE id = ${one.body.id}`);
    expect((await till.sell(lines, {}, key)).body).toMatchObject({ id: one.body.id, fiscal_data: { jir: 'later' } });
    expect(await till.one('SELECT count(*) FROM invoices')).toBe(count + 1);
  });
  it('the same key with another body is 422; a refusal is kept with its key', async () => {
    const [lines, key] = [await cart(), newKey()];
    expect((await till.sell(lines, {}, key)).status).toBe(201);
    expect((await till.sell(lines, { payment_method: 'bank' }, key)).body.code).toBe('keyReused');
    const bad = newKey();
    expect((await till.sell(lines, { cash_register_label: 99 }, bad)).status).toBe(422);
    expect((await till.sell(lines, { cash_register_label: 99 }, bad)).status).toBe(422);
  });
  it('a lost answer is asked for by its key; a key that was never seen is barred from then on', async () => {
    const [lines, key, lost] = [await cart(), newKey(), newKey()];
    const sold = await till.sell(lines, {}, key);
    const outcome = (asked: string) => services.as('employee').then((token) => services.call(token, 'GET', `/shop/outcomes/${asked}`));
    expect((await outcome(key)).body).toEqual({ state: 'done', result: { id: sold.body.id } });
    expect((await outcome(lost)).body).toEqual({ state: 'unseen' });
    expect((await till.sell(lines, {}, lost)).body.code).toBe('keyReused');
  });
  it('API-105 API-106 without a key each call is one of its own, and what may happen once happens once all the same; what is no key is refused', async () => {
    const lines = await cart();
    const [one, two] = [await till.sell(lines, {}, null), await till.sell(lines, {}, null)];
    expect([one.status, two.status, one.body.id === two.body.id]).toEqual([201, 201, false]);
    const back = await Promise.all([till.restore(one.body.id, 'Wrong item', null), till.restore(one.body.id, 'Wrong item', null)]);
    expect(back.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await till.sell(lines, {}, 'short')).toMatchObject({ status: 400, body: { code: 'keyMalformed' } });
  });
  it('OP-033 PURCH-51 of eight who want the last piece one gets it, and seven are told', async () => {
    const pistachios = await till.variant('PISTA-120');
    for (let round = 0; round < 5; round += 1) {
      await till.stock(pistachios.id, pistachios.warehouse, 1);
      const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => till.sell([{ id: pistachios.id, quantity: 1, price: pistachios.price }], { cash_register_label: 1 + (i % 3) })));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ body }) => body.code === 'outOfStock')).toHaveLength(7);
      expect(await till.stockOf(pistachios.id)).toBe(0);
    }
  });
  it('a balance that was seen before two others sold coins to the player is old, and right, though one of them is still waited for', async () => {
    const { db } = services.database;
    const [cola, player] = [await till.variant('COLA-50'), await till.player()];
    const seen = await till.balance(player.id);
    const credit = (amount: number) => sql`INSERT INTO coin_ledger (user_id, amount, arena_id, reason) VALUES (${player.id}, ${amount}, 1, 'sale')`;
    await credit(100).execute(db);
    const waiting = async () => await till.one("SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'");
    const { sale } = await db.transaction().execute(async (trx) => {
      await sql`SELECT FROM users WHERE id = ${player.id} FOR NO KEY UPDATE`.execute(trx);
      await credit(250).execute(trx);
      const asked = till.sell([{ id: cola.id, quantity: 1, price: cola.price }], { user: { ...player, balance: seen } });
      await vi.waitFor(async () => expect(await waiting()).toBe(1));
      return { sale: asked };
    });
    expect(await sale).toMatchObject({ status: 201 });
    expect((await till.sell([{ id: cola.id, quantity: 1, price: cola.price }], { user: { ...player, balance: seen + 250 } })).body.errors).toHaveProperty(['user.balance']);
  });
  it('OP-038 thirty at once on two registers have distinct numbers without a gap', async () => {
    const lines = await cart();
    const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => till.sell(lines, { cash_register_label: i < 20 ? 1 : 2 })));
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(new Set(answers.map(({ body }) => body.label)).size).toBe(30);
    expect(await brokenBooks(till.rows)).toEqual([]);
  });
});

describe('prints of an invoice', () => {
  const note = (id: number, key = newKey(), body?: object) => till.post(`/shop/invoices/${id}/prints`, body ?? {}, key);
  it('API-106c INV-15 the first is the original on whichever machine, each after it a copy; a repeated key is one print, two at once are two', async () => {
    const cola = await till.variant('COLA-50');
    const { body: { id } } = await till.sell([{ id: cola.id, quantity: 1, price: cola.price }]);
    const key = newKey();
    expect([(await note(id, key)).body, (await note(id, key)).body]).toEqual([{ copy: 0 }, { copy: 0 }]);
    const manager = tillOf(services, 'manager');
    const two = await Promise.all([note(id), manager.post(`/shop/invoices/${id}/prints`, {})]);
    expect(two.map(({ status, body }) => [status, body.copy]).toSorted()).toEqual([[201, 1], [201, 2]]);
    const { body } = await services.call(await services.as('employee'), 'GET', `/shop/invoices/${id}`);
    expect(body).toMatchObject({ id, prints: 3 });
    await expect(till.rows(`UPDATE invoice_prints SET copy = 9 WHERE invoice_id = ${id}`)).rejects.toThrow('not allowed');
  });
  it('API-106c in a foreign arena is 403, of an unknown invoice 404, with a field that nobody knows 422; nothing is counted then', async () => {
    const foreign = await till.one('SELECT id FROM invoices WHERE arena_id = 5 LIMIT 1');
    const own = await till.one('SELECT id FROM invoices WHERE arena_id = 1 LIMIT 1');
    expect([(await note(foreign)).status, (await note(999_999_999)).status, (await note(own, newKey(), { copy: 0 })).status]).toEqual([403, 404, 422]);
    expect(await till.one(`SELECT count(*) FROM invoice_prints WHERE invoice_id IN (${foreign}, ${own})`)).toBe(0);
  });
});
