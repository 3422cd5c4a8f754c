import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payRewards } from '#server/services/subscriptions/rewards.ts';
import { startServices, type TestServices } from '#tests/support/services.ts';
import { brokenBooks, newKey, tillOf, tokenOf } from '#tests/support/till.ts';

let services: TestServices;
let till: ReturnType<typeof tillOf>;
beforeAll(async () => {
  services = await startServices();
  till = tillOf(services);
  // Nobody gets coins but by what is sold here.
  for (const table of ['achievements', 'quests']) await till.rows(`UPDATE ${table} SET active = false`);
});
beforeEach(() => services.clock.set(null));
afterAll(async () => {
  expect(await brokenBooks(till.rows)).toEqual([]);
  await services.stop();
});
/** A player of nothing but what the test gives them. */
let players = 0;
const newPlayer = async () => {
  players += 1;
  const [made] = await till.rows<{ id: number; username: string }>(`INSERT INTO users (username) VALUES ('fresh.${players}') RETURNING id, username`);
  if (!made) throw new Error('nobody was made');
  return made;
};
const coins = async (amount: number) => [{ id: (await till.variant('COINS')).id, quantity: amount, amount }];
const play = (user: number, amount: number) => till.rows(`INSERT INTO coin_ledger (user_id, amount, arena_id, reason) VALUES (${user}, ${-amount}, 1, 'play')`);
const award = (user: number, amount: number) => till.rows(`INSERT INTO coin_ledger (user_id, amount, reason) VALUES (${user}, ${amount}, 'award')`);
const later = (ms: number) => services.clock.set(new Date(Date.now() + ms));
const hour = 3_600_000;

describe('taking an invoice back', () => {
  it('API-106 INV-13 OP-036 OP-037 is a linked reversal with the stored numbers negated, once, with a reason; stock comes back', async () => {
    const cola = await till.variant('COLA-50');
    const water = await till.variant('WATER-33');
    const [before, more] = [await till.stockOf(cola.id), await till.stockOf(water.id)];
    const sold = await till.sell([{ id: cola.id, quantity: 2, price: cola.price }, { id: water.id, quantity: 1, price: water.price }], { user: { company: { name: 'Studio', address: 'Ilica 1', pidn: '85210036541' } } });
    // Whatever has become of prices, taxes and names since.
    await till.rows(`UPDATE variant_stocks SET price = price + 111 WHERE variant_id = ${cola.id}`);
    const { body: sheet } = await till.sheet(sold.body.id);
    expect(sheet).toMatchObject({ lines: [{ name: 'Coca-Cola 0,5 l', unit: 'pieces', quantity: 2, taken_back: 2, used: 0 }, { quantity: 1 }], coins: { sold: 0, left: 0, taken_back: 0 }, payment_method: 'cash', gross: 2 * cola.price + water.price });
    expect(sheet.stock).toHaveLength(2);
    expect((await till.restore(sold.body.id, '   ')).status).toBe(422);
    const [one, two] = await Promise.all([till.restore(sold.body.id), till.restore(sold.body.id)]);
    expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([201, 409]);
    const reversal = one.status === 201 ? one.body : two.body;
    const original = await services.call<typeof sold.body>(await tokenOf(services, 'employee'), 'GET', `/shop/invoices/${sold.body.id}`);
    expect(reversal).toMatchObject({ restored_invoice_id: sold.body.id, restoring_reason: 'Wrong item', user: { company: { name: 'Studio' } } });
    expect(original.body).toMatchObject({ restored_by_invoice: { id: reversal.id, label: reversal.label }, restoring_reason: 'Wrong item' });
    type Amounts = { cart: { gross: number; net: number; items: { quantity: number; price: number; total_price: number }[] }; taxes: { base: number; amount: number }[] };
    const [was, is] = [sold.body as unknown as Amounts, reversal as unknown as Amounts];
    expect([is.cart.gross + was.cart.gross, is.cart.net + was.cart.net]).toEqual([0, 0]);
    expect(is.cart.items.map(({ quantity, price, total_price }) => [quantity, price, total_price])).toEqual(was.cart.items.map(({ quantity, price, total_price }) => [-quantity, price, -total_price]));
    expect(is.taxes.map(({ base, amount }) => [base, amount])).toEqual(was.taxes.map(({ base, amount }) => [-base, -amount]));
    expect([await till.stockOf(cola.id), await till.stockOf(water.id)]).toEqual([before, more]);
    expect((await till.restore(sold.body.id)).body.code).toBe('notRestorable');
    expect((await till.restore(reversal.id)).status).toBe(409);
    expect((await till.sheet(reversal.id)).status).toBe(409);
    await till.rows(`UPDATE variant_stocks SET price = price - 111 WHERE variant_id = ${cola.id}`);
  });

  it('INV-13 TRX-07 coins that were taken back alone before are not said to be played', async () => {
    const player = await newPlayer();
    const sold = await till.sell(await coins(1_000), { user: player });
    await play(player.id, 100);
    const transaction = await till.one(`SELECT id FROM transactions WHERE invoice_id = ${sold.body.id}`);
    expect((await till.restoreTransaction(Number(transaction))).status).toBe(201);
    expect((await till.sheet(sold.body.id)).body).toMatchObject({ lines: [{ unit: 'coins', quantity: 1_000, taken_back: 0, used: 100 }], coins: { sold: 1_000, left: 0, taken_back: 0, returned: 900 } });
    expect((await till.restore(sold.body.id)).status).toBe(201);
    expect(await till.one(`SELECT coalesce(sum(amount), 0) FROM coin_ledger WHERE user_id = ${player.id}`)).toBe(0);
  });

  it('INV-13 SETUP-10 a reversal has a fiscal record of its own where the invoice had one; a method that is not fiscalized tells nobody of either', async () => {
    const cola = await till.variant('COLA-50');
    const pay = (payment_method: string) => till.sell([{ id: cola.id, quantity: 1, price: cola.price }], { payment_method });
    const told = (id: number) => till.one(`SELECT count(*) FROM fiscal_tasks WHERE invoice_id = ${id}`);
    type Fiscal = { fiscal: { state: string }; fiscal_data: { zki: string | null; jir: string | null } };
    const cash = await pay('cash');
    expect(cash.body).toMatchObject({ fiscal: { state: 'pending' }, fiscalized: false, fiscal_data: { zki: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown, jir: null } });
    const back = await till.restore(cash.body.id);
    expect(back.body).toMatchObject({ fiscal: { state: 'pending' } });
    expect((back.body as unknown as Fiscal).fiscal_data.zki).not.toBe((cash.body as unknown as Fiscal).fiscal_data.zki);
    expect([await told(cash.body.id), await told(back.body.id)]).toEqual([1, 1]);
    await till.rows("UPDATE payment_methods SET fiscalize = false WHERE arena_id = 1 AND payment_method = 'bank'");
    const bank = await pay('bank');
    await till.rows("UPDATE payment_methods SET fiscalize = true WHERE arena_id = 1 AND payment_method = 'bank'");
    const bankBack = await till.restore(bank.body.id);
    for (const { body } of [bank, bankBack]) expect(body).toMatchObject({ fiscal: { state: 'none' }, fiscal_data: { zki: null } });
  });

  it('INV-27 employees restore in their arenas; a foreign arena is 403, its sheet 404, an unknown invoice 404', async () => {
    const foreign = await till.one('SELECT id FROM invoices WHERE arena_id = 5 AND restored_invoice_id IS NULL LIMIT 1');
    expect((await till.restore(foreign)).status).toBe(403);
    expect((await till.sheet(foreign)).status).toBe(404);
    expect((await till.restore(999_999_999)).status).toBe(404);
    const transaction = await till.one('SELECT id FROM transactions WHERE arena_id = 5 LIMIT 1');
    expect((await till.restoreTransaction(transaction)).status).toBe(403);
    const own = await till.one('SELECT i.id FROM invoices AS i WHERE arena_id = 1 AND restored_invoice_id IS NULL AND NOT EXISTS (SELECT FROM invoices AS r WHERE r.restored_invoice_id = i.id) ORDER BY id LIMIT 1');
    const { by_user } = await till.body([]);
    expect((await till.post(`/shop/invoices/${own}`, { by_user: { ...(by_user as object), id: 2 }, restoring_reason: 'x' })).body.errors).toHaveProperty('by_user.id');
    expect((await till.post(`/shop/invoices/${own}`, { by_user, restoring_reason: 'x', surprise: 1 })).status).toBe(422);
    expect((await till.restore(own)).status).toBe(201);
  });

  it('a shelf that is gone takes nothing back, and the sheet says so', async () => {
    const [spare] = await till.rows<{ id: number }>("INSERT INTO warehouses (arena_id, name, created_at, updated_at) VALUES (1, 'Cellar', now(), now()) RETURNING id");
    const cola = await till.variant('COLA-25');
    await till.rows(`INSERT INTO variant_stocks (variant_id, warehouse_id, arena_id, price) VALUES (${cola.id}, ${spare?.id}, 1, ${cola.price})`);
    const shelves = await till.rows<{ warehouse: number; stock: number }>(`SELECT warehouse_id AS warehouse, stock FROM variant_stocks WHERE variant_id = ${cola.id} AND arena_id = 1`);
    for (const { warehouse } of shelves) await till.stock(cola.id, warehouse, warehouse === spare?.id ? 5 : 0);
    const sold = await till.sell([{ id: cola.id, quantity: 4, price: cola.price }]);
    expect(sold.status, JSON.stringify(sold.body)).toBe(201);
    await till.stock(cola.id, spare?.id ?? 0, 0);
    await till.rows(`DELETE FROM variant_stocks WHERE warehouse_id = ${spare?.id}`);
    expect((await till.sheet(sold.body.id)).body).toMatchObject({ lines: [{ quantity: 4, taken_back: 0, used: 0 }], stock: [{ quantity: 4, gone: true }] });
    expect((await till.restore(sold.body.id)).status).toBe(201);
    expect(await till.one(`SELECT count(*) FROM stock_moves WHERE warehouse_id = ${spare?.id} AND reason = 'restore'`)).toBe(0);
  });

  it('the same key twice is one reversal, and its outcome can be asked for', async () => {
    const cola = await till.variant('COLA-50');
    const sold = await till.sell([{ id: cola.id, quantity: 1, price: cola.price }]);
    const key = newKey();
    const [one, two] = await Promise.all([till.restore(sold.body.id, 'Twice', key), till.restore(sold.body.id, 'Twice', key)]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(one.body.id).toBe(two.body.id);
  });
});

describe('coins that are taken back', () => {
  it('what was played stays, from the ledger’s lines: the oldest coins are played first', async () => {
    const player = await newPlayer();
    await award(player.id, 300);
    const first = await till.sell(await coins(500), { user: player });
    await play(player.id, 700);
    const second = await till.sell(await coins(1_000), { user: player });
    await play(player.id, 50);
    await award(player.id, 400);
    // Of 300 + 500 + 1000 + 400 were 750 played: 50 of the first sale are left, and all of the second.
    expect((await till.sheet(first.body.id)).body).toMatchObject({ coins: { sold: 500, left: 50, taken_back: 50 }, lines: [{ name: 'Coins', unit: 'coins', quantity: 500, taken_back: 50, used: 450 }] });
    expect((await till.sheet(second.body.id)).body.coins).toEqual({ sold: 1_000, left: 1_000, taken_back: 1_000, returned: 0 });
    expect((await till.restore(second.body.id)).status).toBe(201);
    expect(await till.balance(player.id)).toBe(450);
    // What was taken back was not played: the first sale has what it had.
    expect((await till.sheet(first.body.id)).body.coins).toEqual({ sold: 500, left: 50, taken_back: 50, returned: 0 });
    const back = await till.restore(first.body.id);
    expect(await till.balance(player.id)).toBe(400);
    expect(back.body).toMatchObject({ cart: { gross: -500, items: [{ quantity: -500, total_price: -500 }] } });
    expect(await till.rows(`SELECT t.description, g.amount, g.reason, o.invoice_id AS of FROM transactions AS t JOIN transactions AS o ON o.id = t.restored_transaction_id JOIN coin_ledger AS g ON g.id = t.ledger_id WHERE t.invoice_id = ${back.body.id}`)).toEqual([{ description: 'Coins', amount: -50, reason: 'restore', of: first.body.id }]);
  });

  it('all played: the invoice is taken back, no coin is, and nobody owes any', async () => {
    const player = await newPlayer();
    const sold = await till.sell(await coins(200), { user: player });
    await play(player.id, 200);
    await award(player.id, 1_000);
    expect((await till.sheet(sold.body.id)).body.coins).toEqual({ sold: 200, left: 0, taken_back: 0, returned: 0 });
    expect((await till.restore(sold.body.id)).status).toBe(201);
    expect(await till.balance(player.id)).toBe(1_000);
  });

  it('API-123 TRX-06 TRX-07 a transaction is taken back once; then its invoice takes no coins again', async () => {
    const player = await newPlayer();
    const sold = await till.sell(await coins(300), { user: player });
    const { id } = sold.body.transaction as { id: number };
    await play(player.id, 100);
    // What was played is said beforehand.
    expect((await till.transactionSheet(id)).body).toEqual({ coins: { sold: 300, left: 200, taken_back: 200, returned: 0 } });
    const back = await till.restoreTransaction(id);
    expect(await till.transactionSheet(id)).toMatchObject({ status: 409, body: { code: 'notRestorable' } });
    expect(back.body).toMatchObject({ coins: -200, restored_transaction_id: id, restored_transaction: { id }, restoring_reason: 'Wrong player', to_user: { id: player.id } });
    expect(await till.balance(player.id)).toBe(0);
    expect((await till.restoreTransaction(id)).body.code).toBe('notRestorable');
    expect((await till.restoreTransaction(back.body.id)).status).toBe(409);
    expect((await till.restoreTransaction(id, '')).status).toBe(422);
    expect((await till.sheet(sold.body.id)).body.coins).toMatchObject({ left: 0, taken_back: 0 });
    expect((await till.restore(sold.body.id)).status).toBe(201);
    expect(await till.balance(player.id)).toBe(0);
  });
});

describe('PURCH-49 PURCH-50 what a sale delivers', () => {
  const sellTo = async (sku: string, user: { id: number; username: string }, quantity = 1) => {
    const { id, price } = await till.variant(sku);
    const sold = await till.sell([{ id, quantity, price }], { user });
    expect(sold.status, JSON.stringify(sold.body)).toBe(201);
    return sold.body;
  };
  it('PURCH-49 a subscription with bonus, duration and daily reward, ended by a restore', async () => {
    const player = await newPlayer();
    const sold = await sellTo('S-PLUS-30', player, 2);
    expect(sold.deliveries).toMatchObject([{ kind: 'subscription', name: 'Arena Plus', amount: 60 }]);
    const token = () => tokenOf(services, 'manager');
    const mine = async () => services.call<{ id: number }[]>(await token(), 'GET', `/subscriptions/users/${player.id}/subscriptions`);
    expect((await mine()).body).toMatchObject([{ name: 'Arena Plus', bonus: 10, duration: 60, daily_reward: 20, arena_id: 1 }]);
    const active = async () => (await services.call<{ content: { user_id: number }[] }>(await token(), 'GET', '/subscriptions/arenas/1/subscriptions?active=true&size=1000')).body.content.filter(({ user_id }) => user_id === player.id).length;
    expect(await active()).toBe(1);
    expect(await till.one(`SELECT count(*) FROM subscriptions AS s JOIN invoice_lines AS l ON l.id = s.line_id WHERE s.user_id = ${player.id} AND l.invoice_id = ${sold.id}`)).toBe(1);
    expect((await services.call<{ subscription_bonus: number }>(await token(), 'GET', `/gamification/users/${player.id}/bonus`)).body.subscription_bonus).toBe(0.1);
    later(49 * hour);
    expect((await till.sheet(sold.id)).body.lines).toEqual([{ name: 'Arena Plus', unit: 'days', quantity: 60, taken_back: 58, used: 2 }]);
    expect((await till.restore(sold.id)).status).toBe(201);
    expect(await active()).toBe(0);
    expect((await mine()).body).toEqual([]);
    expect((await services.call<{ subscription_bonus: number }>(await token(), 'GET', `/gamification/users/${player.id}/bonus`)).body.subscription_bonus).toBe(0);
  });

  it('PURCH-49 coins of every day, once, from the day of the sale on; a restore says beforehand what of them is left, takes that and ends them', async () => {
    const player = await newPlayer();
    const [noon, day] = ['2027-05-10T10:00:00Z', (n: number) => services.clock.set(new Date(`2027-05-${10 + n}T10:00:00Z`))] as const;
    services.clock.set(new Date(noon));
    const pay = async () => void (await Promise.all([payRewards(services.database.db, services.clock.now()), payRewards(services.database.db, services.clock.now())]));
    const rewards = () => till.one(`SELECT count(*) FROM coin_ledger WHERE user_id = ${player.id} AND reason = 'reward'`);
    const bought = await till.sell(await coins(100), { user: player });
    const sold = await sellTo('S-PLUS-30', player);
    expect((await till.sheet(sold.id)).body.lines).toHaveLength(1);
    await pay();
    await pay();
    expect([await rewards(), await till.balance(player.id)]).toEqual([1, 120]);
    // Two days on which nobody was there to pay are made up for.
    day(3);
    await pay();
    expect([await rewards(), await till.balance(player.id)]).toEqual([4, 180]);
    await play(player.id, 130);
    expect((await till.sheet(sold.id)).body).toMatchObject({ lines: [{ name: 'Arena Plus', unit: 'days' }, { name: 'Arena Plus', unit: 'coins', daily: true, quantity: 80, taken_back: 50, used: 30 }], coins: { sold: 0, taken_back: 0 } });
    expect((await till.sheet(bought.body.id)).body.coins).toEqual({ sold: 100, left: 0, taken_back: 0, returned: 0 });
    await award(player.id, 7);
    const back = await till.restore(sold.id);
    expect([back.status, await till.balance(player.id)]).toEqual([201, 7]);
    expect(await till.rows(`SELECT t.description, g.amount, g.reason FROM transactions AS t JOIN coin_ledger AS g ON g.id = t.ledger_id WHERE t.invoice_id = ${back.body.id}`)).toEqual([{ description: 'Arena Plus', amount: -50, reason: 'restore' }]);
    day(9);
    await pay();
    expect([await rewards(), await till.balance(player.id)]).toEqual([4, 7]);
  });
  it('PURCH-49 brings coins for as many days as it has, and what was taken back of its coins leaves those of others as they were', async () => {
    const player = await newPlayer();
    services.clock.set(new Date('2027-06-01T21:30:00Z'));
    const first = await sellTo('S-PLUS-30', player);
    const second = await sellTo('S-PRO-30', player);
    services.clock.set(new Date('2027-07-05T10:00:00Z'));
    await payRewards(services.database.db, services.clock.now());
    expect(await till.rows(`SELECT count(*) AS days, sum(amount) AS coins FROM coin_ledger WHERE user_id = ${player.id} AND reason = 'reward' GROUP BY subscription_id ORDER BY 2`)).toEqual([{ days: 30, coins: 600 }, { days: 30, coins: 1_500 }]);
    await play(player.id, 700);
    expect((await till.sheet(first.id)).body.lines).toContainEqual({ name: 'Arena Plus', unit: 'coins', daily: true, quantity: 600, taken_back: 0, used: 600 });
    expect((await till.sheet(second.id)).body.lines).toContainEqual({ name: 'Arena Pro', unit: 'coins', daily: true, quantity: 1_500, taken_back: 1_400, used: 100 });
    await till.restore(second.id);
    expect(await till.balance(player.id)).toBe(0);
    expect((await till.sheet(first.id)).body.lines).toContainEqual({ name: 'Arena Plus', unit: 'coins', daily: true, quantity: 600, taken_back: 0, used: 600 });
  });

  it('minutes before coins, of which a restore takes what is not used', async () => {
    const player = await newPlayer();
    const sold = await sellTo('TT-180', player, 2);
    expect(await till.rows(`SELECT name, minutes, used_seconds FROM time_tickets WHERE user_id = ${player.id}`)).toEqual([{ name: 'Play time 3 h', minutes: 360, used_seconds: 0 }]);
    expect(sold.deliveries).toEqual([{ kind: 'minutes', name: 'Play time 3 h', amount: 360, valid_from: null, valid_to: null, withdrawn_at: null }]);
    await till.rows(`UPDATE time_tickets SET used_seconds = 3601 WHERE user_id = ${player.id}`);
    expect((await till.sheet(sold.id)).body.lines).toEqual([{ name: 'Play time 3 h', unit: 'minutes', quantity: 360, taken_back: 299, used: 61 }]);
    const held = async () => (await services.call<{ type: string; amount: number; active: boolean }[]>(await tokenOf(services, 'employee'), 'GET', `/gamification/legacy/users/${player.id}/items`)).body.map(({ type, amount, active }) => [type, amount, active]);
    expect(await held()).toEqual([['minutes', 299, true]]);
    await till.restore(sold.id);
    expect(await held()).toEqual([]);
    expect((await services.call<{ deliveries: { withdrawn_at: string | null }[] }>(await tokenOf(services, 'employee'), 'GET', `/shop/invoices/${sold.id}`)).body.deliveries[0]?.withdrawn_at).toEqual(expect.any(String));
    expect(await till.one(`SELECT count(*) FROM time_tickets WHERE user_id = ${player.id} AND withdrawn_at IS NULL`)).toBe(0);
  });

  it('a pass is so many minutes from the sale on, or the next window between two times of the arena’s day', async () => {
    const player = await newPlayer();
    const windowsOf = () => till.rows<{ name: string; valid_from: string; valid_to: string }>(`SELECT name, valid_from, valid_to FROM passes WHERE user_id = ${player.id} ORDER BY valid_from`);
    services.clock.set(new Date('2027-03-27T12:00:00Z'));
    const hours = await sellTo('P-2H', player);
    const [two] = await windowsOf();
    expect(Date.parse(String(two?.valid_to)) - Date.parse(String(two?.valid_from))).toBe(2 * hour);
    later(Date.parse('2027-03-27T12:30:00Z') - Date.now());
    expect((await till.sheet(hours.id)).body.lines).toMatchObject([{ unit: 'minutes', quantity: 120, used: expect.toSatisfy((used: number) => used >= 29 && used <= 31) as unknown }]);
    await till.restore(hours.id);
    await till.rows(`DELETE FROM passes WHERE user_id = ${player.id}`);
    // The night in which clocks skip an hour: 23:00 to 06:00 is six hours long.
    services.clock.set(new Date('2027-03-27T12:00:00Z'));
    await sellTo('P-NIGHT', player, 2);
    expect((await windowsOf()).map(({ valid_from, valid_to }) => [new Date(valid_from).toISOString(), new Date(valid_to).toISOString()])).toEqual([['2027-03-27T22:00:00.000Z', '2027-03-28T04:00:00.000Z'], ['2027-03-28T21:00:00.000Z', '2027-03-29T04:00:00.000Z']]);
    // One that runs is sold for what is left of it.
    await till.rows(`DELETE FROM passes WHERE user_id = ${player.id}`);
    services.clock.set(new Date('2027-03-29T11:00:00Z'));
    await sellTo('P-DAY', player);
    expect((await windowsOf()).map(({ valid_from }) => new Date(valid_from).toISOString())).toEqual(['2027-03-29T08:00:00.000Z']);
  });

  it('what goes into the inventory, taken back unless it was put to use', async () => {
    const player = await newPlayer();
    const sticker = await till.variant('STICK');
    await till.stock(sticker.id, sticker.warehouse, 5);
    const sold = await till.sell([{ id: sticker.id, quantity: 3, price: sticker.price }], { user: player });
    const night = await sellTo('P-NIGHT', player);
    const inventory = async () => (await services.call<{ name: string; type: string; amount: number; duration: number }[]>(await tokenOf(services, 'employee'), 'GET', `/gamification/legacy/users/${player.id}/items`)).body.filter(({ type }) => type === 'coin' || type === 'bonus');
    expect((await inventory()).map(({ name, amount, duration }) => [name, amount, duration]).toSorted()).toEqual([['Weekend bonus', 20, 172_800], ['Welcome coins', 300, 0]]);
    await till.rows(`UPDATE inventory SET active = true WHERE user_id = ${player.id} AND type = 'bonus'`);
    await till.restore(sold.body.id);
    await till.restore(night.id);
    expect((await inventory()).map(({ name }) => name)).toEqual(['Weekend bonus']);
  });

  it('an item that promises a player nothing definite is not sold', async () => {
    const pass = await till.variant('P-2H');
    await till.rows(`UPDATE variants SET category_attributes = '[]' WHERE id = ${pass.id}`);
    expect((await till.sell([{ id: pass.id, quantity: 1, price: pass.price }], { user: await newPlayer() })).body.code).toBe('notOnSale');
    await till.rows(`UPDATE variants SET category_attributes = '[{"name": "minutes", "value": 120}]' WHERE id = ${pass.id}`);
  });
});

describe('numbers follow the arena’s calendar', () => {
  it('a new year begins at one at midnight of the arena, not of UTC; the hour that comes twice keeps counting', async () => {
    const cola = await till.variant('COLA-50');
    await till.stock(cola.id, cola.warehouse, 50);
    await till.rows('INSERT INTO cash_registers (arena_id, label, active, created_at, updated_at) VALUES (1, 77, true, now(), now())');
    const at = async (instant: string) => {
      services.clock.set(new Date(instant));
      const { body } = await till.sell([{ id: cola.id, quantity: 1, price: cola.price }], { cash_register_label: 77 });
      return (await till.rows<{ year: number; sequence: number; sold_on: string }>(`SELECT year, sequence, sold_on::text FROM invoices WHERE id = ${body.id}`))[0];
    };
    expect(await at('2027-10-31T00:30:00Z')).toMatchObject({ year: 2027, sequence: 1 });
    expect(await at('2027-10-31T01:30:00Z')).toMatchObject({ year: 2027, sequence: 2, sold_on: '2027-10-31' });
    expect(await at('2027-12-31T22:59:00Z')).toMatchObject({ year: 2027, sequence: 3, sold_on: '2027-12-31' });
    expect(await at('2027-12-31T23:01:00Z')).toMatchObject({ year: 2028, sequence: 1, sold_on: '2028-01-01' });
    expect(await at('2028-01-01T00:01:00Z')).toMatchObject({ year: 2028, sequence: 2 });
  });
});
