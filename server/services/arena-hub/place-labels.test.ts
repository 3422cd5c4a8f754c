import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startServices, type TestServices } from '#tests/support/services.ts';
import { tillOf } from '#tests/support/till.ts';

type Arena = Readonly<Record<string, unknown>> & { readonly id: number };
let services: TestServices;
let admin = '';
beforeAll(async () => {
  services = await startServices();
  admin = await services.as('admin');
});
afterAll(() => services.stop());

const hub = async (method: string, path: string, body?: unknown) => await services.call<Arena>(admin, method, `/arena-hub${path}`, body);
const made = async (name: string, more: object = {}) => await hub('POST', '/arenas', { name, company_id: 1, timezone: 'Europe/Zagreb', currency: 'EUR', coins_per_currency: 100, locale: 'hr', ...more });
const change = async (arena: number, body: object) => await hub('PATCH', `/arenas/${arena}`, body);
const taken = (path: string, label: string, name: string) => ({ status: 409, body: { code: 'placeLabelTaken', errors: { [path]: [{ rule: 'placeLabelTaken', label, name }] } } });
const companyIn = async (country: string) => (await sql<{ id: number }>`SELECT c.id FROM companies AS c JOIN countries AS n ON n.id = c.country_id WHERE n.code = ${country} ORDER BY c.id LIMIT 1`.execute(services.database.db)).rows[0]?.id ?? 0;

describe('labels of business places', () => {
  it('are no other arena’s of the company, in capitals or not, typed or by the arena’s number', async () => {
    for (const label of ['PP1', 'pp1']) expect(await change(2, { businessPlaceLabel: label })).toMatchObject(taken('businessPlaceLabel', label, 'Zagreb West'));
    expect(await made('Solin', { businessPlaceLabel: 'PP1' })).toMatchObject(taken('businessPlaceLabel', 'PP1', 'Zagreb West'));
    const { body: bare } = await made('Solin');
    expect(await change(2, { businessPlaceLabel: `PP${bare.id}` })).toMatchObject(taken('businessPlaceLabel', `PP${bare.id}`, 'Solin'));
    // A number whose label somebody has typed already is given to no arena of the company.
    expect((await change(2, { businessPlaceLabel: `PP${bare.id + 1}` })).status).toBe(200);
    expect((await made('Trogir')).body.id).toBe(bare.id + 2);
    // What was emptied is the number again; what is sent as it is changes nothing.
    expect((await change(bare.id, { businessPlaceLabel: 'SOLIN' })).status).toBe(200);
    expect((await change(2, { businessPlaceLabel: `PP${bare.id}` })).status).toBe(200);
    expect(await change(bare.id, { businessPlaceLabel: null })).toMatchObject({ status: 409, body: { errors: { businessPlaceLabel: [{ label: `PP${bare.id}` }] } } });
    expect((await change(bare.id, { businessPlaceLabel: 'SOLIN', name: 'Solin' })).status).toBe(200);
    expect((await change(2, { businessPlaceLabel: 'PP2' })).status).toBe(200);
  });

  it('stay with the arena whose invoices bear them', async () => {
    expect((await change(1, { businessPlaceLabel: 'ZGW' })).status).toBe(200);
    expect(await change(2, { businessPlaceLabel: 'PP1' })).toMatchObject(taken('businessPlaceLabel', 'PP1', 'Zagreb West'));
    expect((await change(1, { businessPlaceLabel: 'PP1' })).status).toBe(200);
  });

  it('count for one company: who goes to another finds them taken there', async () => {
    const abroad = await companyIn('at');
    const { body: arena } = await made('Villach', { company_id: abroad, businessPlaceLabel: 'PP1' });
    expect(await change(arena.id, { company_id: 1 })).toMatchObject(taken('company_id', 'PP1', 'Zagreb West'));
    expect(await change(arena.id, { company_id: 1, businessPlaceLabel: 'PP2' })).toMatchObject({ status: 409, body: { errors: { businessPlaceLabel: [{ label: 'PP2' }] } } });
    expect((await change(arena.id, { company_id: 1, businessPlaceLabel: 'VILLACH' })).status).toBe(200);
  });

  it('of two who take one at once a single one gets it; two that share one from before are still changed and told apart', async () => {
    const [a, b] = [(await made('Karlovac')).body.id, (await made('Sisak')).body.id];
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([a, b].map(async (id) => await change(id, { businessPlaceLabel: `SAME${round}` })));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
    await sql`UPDATE arenas SET business_place_label = 'BOTH' WHERE id IN (${a}, ${b})`.execute(services.database.db);
    expect((await change(a, { businessPlaceLabel: 'BOTH', dayStartTime: '06:00' })).status).toBe(200);
    expect((await change(b, { businessPlaceLabel: 'SISAK' })).status).toBe(200);
  });
});

describe('the company of an arena', () => {
  const refused = { status: 409, body: { code: 'companyInUse', errors: { company_id: [{ rule: 'onInvoices' }] } } };

  it('stays once there are invoices, within the same country too', async () => {
    const { rows: [sister] } = await sql<{ id: number }>`INSERT INTO companies (name, address, pidn, country_id, created_at, updated_at) SELECT 'Igre Dva d.o.o.', address, '85210036541', country_id, created_at, updated_at FROM companies WHERE id = 1 RETURNING id`.execute(services.database.db);
    expect(await change(1, { company_id: sister?.id })).toMatchObject(refused);
    expect((await change(1, { company_id: 1, name: 'Zagreb West' })).status).toBe(200);
    const { body: bare } = await made('Sinj');
    expect((await change(bare.id, { company_id: sister?.id })).status).toBe(200);
  });

  it('stays while the first invoice is being written', async () => {
    const { db } = services.database;
    const { body: arena } = await made('Knin');
    const [other] = [await companyIn('at')];
    const [bar] = [(await services.call<Arena>(admin, 'POST', '/shop/warehouses', { arena_id: arena.id, name: 'Bar' })).body.id];
    await sql`INSERT INTO cash_registers (arena_id, label, active, created_at, updated_at) VALUES (${arena.id}, 1, true, now(), now())`.execute(db);
    await sql`UPDATE payment_methods SET enabled = true, fiscalize = false WHERE arena_id = ${arena.id}`.execute(db);
    await sql`INSERT INTO number_keepers (arena_id, register_label) VALUES (${arena.id}, 1)`.execute(db);
    const till = tillOf(services, 'admin', arena.id);
    const cola = await till.one(`SELECT id FROM variants WHERE sku = 'COLA-50'`);
    await sql`INSERT INTO variant_stocks (variant_id, warehouse_id, arena_id, price, cost) VALUES (${cola}, ${bar}, ${arena.id}, 250, 0)`.execute(db);
    await till.stock(cola, bar, 5);
    const waiting = async () => await till.one(`SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    let [sale, move]: [ReturnType<typeof till.sell> | null, ReturnType<typeof change> | null] = [null, null];
    await db.transaction().execute(async (trx) => {
      await sql`SELECT FROM number_keepers WHERE arena_id = ${arena.id} FOR UPDATE`.execute(trx);
      sale = till.sell([{ id: cola, quantity: 1, price: 250 }]);
      await vi.waitFor(async () => expect(await waiting()).toBe(1));
      move = change(arena.id, { company_id: other });
      await pause(300);
    });
    const answers = [await (sale as unknown as ReturnType<typeof till.sell>), await (move as unknown as ReturnType<typeof change>)];
    expect(answers[0]?.status, JSON.stringify(answers[0]?.body)).toBe(201);
    expect(answers[1]).toMatchObject(refused);
  });
});
