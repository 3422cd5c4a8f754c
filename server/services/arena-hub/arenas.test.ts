import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '#resources/index.ts';
import { pages } from '#resources/pages.ts';
import { startServices, type TestServices } from '#tests/support/services.ts';

interface Arena extends Record<string, unknown> {
  readonly id: number;
  readonly name: string;
}
interface List {
  readonly data: readonly Arena[];
  readonly metadata: { readonly count: number };
}

let services: TestServices;
let [admin, manager, employee] = ['', '', ''];
beforeAll(async () => {
  services = await startServices();
  [admin, manager, employee] = [await services.as('admin'), await services.as('manager'), await services.as('employee')];
});
afterAll(() => services.stop());

const hub = <T = Record<string, unknown>>(token: string, method: string, path: string, body?: unknown) => services.call<T>(token, method, `/arena-hub${path}`, body);
const body = (name: string) => ({ name, company_id: 1, timezone: 'Europe/Zagreb', currency: 'EUR', coins_per_currency: 100, locale: 'hr' });
const list = async (query: string, token = admin) => (await hub<List>(token, 'GET', `/arenas?size=100&${query}`)).body;

describe('arenas', () => {
  it('ARENA-02 API-54 are listed newest first, found by name, with their base rate', async () => {
    const { data, metadata } = await list('sort=created_at,DESC');
    expect(metadata.count).toBe(10);
    expect(data[0]?.name).toBe('Osijek Novi');
    expect(data.at(-1)).toMatchObject({ name: 'Zagreb West', base_rate: 200, active: 1, web_shop: 1, coins_per_currency: 100 });
    expect((await list('name=CAKOVEC')).data.map(({ name }) => name)).toEqual(['Čakovec Sjever_2']);
    expect((await list('name=%25')).data).toEqual([]);
    const names = (await list('sort=name,ASC')).data.map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
  });

  it('API-54 include_fields adds exactly the parts it names', async () => {
    const parts = ['company', 'address', 'cash_registers', 'payment_methods', 'invoice_settings'];
    const keysOf = async (query: string) => Object.keys((await list(query)).data[0] ?? {}).filter((key) => parts.includes(key));
    expect(await keysOf('')).toEqual([]);
    for (const part of parts) expect(await keysOf(`include_fields=${part}`)).toEqual([part]);
    expect((await keysOf(`include_fields=${parts.join(',')}`)).sort()).toEqual([...parts].sort());
    const [arena] = (await list('name=zagreb&include_fields=company,address,cash_registers,payment_methods')).data;
    expect(arena).toMatchObject({ company: { id: 1, name: 'Arena Igre d.o.o.' }, address: { settlement: 'Zagreb', country_code: 'hr' } });
    expect(arena?.cash_registers).toMatchObject([{ label: 1 }, { label: 2 }, { label: 3 }]);
    expect(arena?.payment_methods).toMatchObject([{ payment_method: { process_type: 'cash' }, enabled: true, fiscalize: true }, {}, {}]);
  });

  it('PERM-15 API-54 others than admins see their own arenas only, whatever employee they name', async () => {
    const own = (token: string, query = '') => list(query, token).then(({ data }) => data.map(({ id }) => id).sort());
    expect(await own(manager)).toEqual([1, 2, 3, 4]);
    expect(await own(employee, 'employee_id=2')).toEqual([1, 2]);
    expect(await own(admin, 'employee_id=3')).toEqual([1, 2]);
    expect((await hub(admin, 'GET', '/arenas?employee_id=x')).status).toBe(422);
  });

  it('API-56 ARENA-27 OP-066 one has every part of it; a foreign one is not there', async () => {
    const { body: arena } = await hub<Arena>(employee, 'GET', '/arenas/1');
    expect(arena).toMatchObject({
      company: { id: 1, fiscalization: true, country: { code: 'hr', fiscalAttributes: expect.arrayContaining([{ name: 'kunaLine', type: 'boolean', required: false }]) }, taxes: [{ name: 'PDV 25 %' }, { name: 'PDV 13 %' }, { name: 'PDV 5 %' }] }, contact: { id: expect.any(Number), email: expect.any(String) }, geo_map: { zoom: 15 },
      invoice_settings: { automatically_open_print_upon_invoice_creation: expect.any(Boolean) }, terms_and_conditions: expect.stringContaining('<h1>'), equipment: [{ name: 'RTX 4070 · 240 Hz' }, {}],
    });
    expect(arena.warehouses).toEqual([{ id: expect.any(Number), name: 'Bar' }, { id: expect.any(Number), name: 'Storage' }]);
    // ARENA-19: where the city is.
    expect(arena.geo_map).toMatchObject({ latitude: expect.closeTo(45.8, 1), longitude: expect.closeTo(15.9, 1), link: expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/\?mlat=45\.8/) });
    expect(arena.employees).toContain(3);
    expect(arena.working_hours).toHaveLength(7);
    expect((arena.bonuses as number[][]).map((hours) => hours.length)).toEqual([24, 24, 24, 24, 24, 24, 24]);
    for (const path of ['', '/employees', '/rate-bonus', '/base-rate', '/working-hours', '/terms-and-conditions']) expect((await hub(employee, 'GET', `/arenas/5${path}`)).status, path).toBe(404);
    expect((await hub(employee, 'GET', '/arenas/by-name/graz-sud')).status).toBe(404);
    expect((await hub(admin, 'GET', '/arenas/9')).body).toMatchObject({ cash_registers: [], geo_map: { link: '', latitude: null }, contact: { manager: null }, terms_and_conditions: null });
  });

  it('API-57 NAV-54 are found by every spelling of their name', async () => {
    for (const name of ['Zagreb_West', 'zagreb-west', 'ZAGREB%20WEST']) expect((await hub(employee, 'GET', `/arenas/by-name/${name}`)).body, name).toMatchObject({ id: 1 });
    for (const name of ['cakovec-sjever-2', 'Cakovec_Sjever_2', encodeURIComponent('Čakovec Sjever_2')]) expect((await hub(employee, 'GET', `/arenas/by-name/${name}`)).body, name).toMatchObject({ id: 2 });
    for (const name of ['nowhere', '%2F', '%20']) expect((await hub(admin, 'GET', `/arenas/by-name/${name}`)).status, name).toBe(404);
  });

  it('API-55 ARENA-09 are made with every payment method disabled and fiscalized', async () => {
    const { status, body: made } = await hub<Arena>(admin, 'POST', '/arenas', { ...body('Rijeka Korzo'), dayStartTime: '06:00', childProtection: true });
    expect(status).toBe(201);
    expect(made).toMatchObject({ name: 'Rijeka Korzo', active: 1, web_shop: 0, base_rate: 0, dayStartTime: '06:00', childProtection: true, company: { id: 1 }, version: 1 });
    expect(made.payment_methods).toMatchObject([{ enabled: false, fiscalize: true }, { enabled: false, fiscalize: true }, { enabled: false, fiscalize: true }]);
    expect((await hub(manager, 'POST', '/arenas', body('Not mine'))).status).toBe(403);
    expect((await hub(admin, 'POST', '/arenas', { ...body('No company'), company_id: 999 })).body).toMatchObject({ code: 'invalid', errors: { company_id: [{ rule: 'reference' }] } });
  });

  it('ARENA-30 have an address of their own, never that of a screen', async () => {
    for (const name of [...registry.names, ...Object.keys(pages), 'Users', 'PLAYING NOW', 'Statuses', 'reset_password', 'Api', 'assets'])
      expect((await hub(admin, 'POST', '/arenas', body(name))).body, name).toMatchObject({ code: 'invalid', errors: { name: [{ rule: 'reserved' }] } });
    for (const name of ['zagreb_west', 'ZAGREB-WEST', 'Zágreb  West']) expect(await hub(admin, 'POST', '/arenas', body(name)), name).toMatchObject({ status: 409, body: { code: 'taken', errors: { name: [{ rule: 'unique' }] } } });
    expect((await hub(admin, 'POST', '/arenas', body('!!!'))).status).toBe(422);
    expect((await hub(admin, 'PATCH', '/arenas/3', { name: 'Zagreb west' })).status).toBe(409);
    expect((await hub(admin, 'PATCH', '/arenas/3', { name: 'Users' })).status).toBe(422);
    expect((await hub(admin, 'PATCH', '/arenas/3', { name: 'Split-Riva' })).body).toMatchObject({ name: 'Split-Riva' });
  });

  it('ARENA-06 ARENA-28 keep their currency while amounts stand in it, and the country of their company while its taxes are in use', async () => {
    const refused = (code: string, path: string) => ({ status: 409, body: { code, errors: { [path]: [{ rule: code }] } } });
    const { rows: [abroad] } = await sql<{ id: number; country: number }>`SELECT c.id, c.country_id AS country FROM companies AS c JOIN arenas AS a ON a.id = 4 JOIN companies AS own ON own.id = a.company_id WHERE c.country_id <> own.country_id ORDER BY c.id LIMIT 1`.execute(services.database.db);
    const { rows: [tax] } = await sql<{ id: number }>`SELECT min(id)::int AS id FROM countries_taxes WHERE parent_id = ${abroad?.country}`.execute(services.database.db);
    const { body: vienna } = await hub<{ currency: string; company: { id: number } }>(admin, 'GET', '/arenas/4');
    expect(await hub(admin, 'PATCH', '/arenas/4', { currency: 'BAM' })).toMatchObject(refused('currencyInUse', 'currency'));
    expect((await hub(admin, 'PATCH', '/arenas/4', { company_id: 999 })).body).toMatchObject({ code: 'invalid', errors: { company_id: [{ rule: 'reference' }] } });
    expect((await hub(admin, 'GET', '/arenas/4')).body).toMatchObject({ currency: vienna.currency, company: vienna.company });
    // What is sent again as it is changes nothing.
    expect((await hub(admin, 'PATCH', '/arenas/4', { company_id: vienna.company.id, currency: vienna.currency })).body).toMatchObject({ company: vienna.company });
    const { rows: [sister] } = await sql<{ id: number }>`INSERT INTO companies (name, address, pidn, country_id, created_at, updated_at) SELECT 'Spielhaus Zwei GmbH', address, pidn, country_id, created_at, updated_at FROM companies WHERE id = ${vienna.company.id} RETURNING id`.execute(services.database.db);
    // Where nothing has been priced or sold, both may still be put right.
    const { body: made } = await hub<Arena>(admin, 'POST', '/arenas', body('Zadar Novi'));
    expect((await hub(admin, 'PATCH', `/arenas/${made.id}`, { currency: 'BAM', company_id: abroad?.id })).status).toBe(200);
    expect((await hub(admin, 'PATCH', `/arenas/${made.id}`, { currency: 'EUR', company_id: vienna.company.id })).status).toBe(200);
    // From the first price on they stay: a cost alone is an amount, too.
    await sql`WITH kept AS (INSERT INTO warehouses (arena_id, name, created_at, updated_at) VALUES (${made.id}, 'Bar', now(), now()) RETURNING id)
      INSERT INTO variant_stocks (variant_id, warehouse_id, arena_id, price, cost) SELECT (SELECT min(id) FROM variants), id, ${made.id}, 0, 90 FROM kept`.execute(services.database.db);
    expect(await hub(admin, 'PATCH', `/arenas/${made.id}`, { currency: 'BAM' })).toMatchObject(refused('currencyInUse', 'currency'));
    // Another company may take over what is not sold yet, from the first tax on one of the same country.
    for (const id of [vienna.company.id, sister?.id, abroad?.id]) expect((await hub(admin, 'PATCH', `/arenas/${made.id}`, { company_id: id })).status).toBe(200);
    await sql`INSERT INTO variant_stock_taxes (stock_id, tax_id) SELECT s.id, (SELECT min(id) FROM countries_taxes) FROM variant_stocks AS s WHERE s.arena_id = ${made.id}`.execute(services.database.db);
    expect(await hub(admin, 'PATCH', `/arenas/${made.id}`, { company_id: vienna.company.id })).toMatchObject(refused('countryInUse', 'company_id'));
    // The company itself does not leave the country either, and may be changed otherwise.
    expect(await hub(admin, 'PUT', `/companies/${vienna.company.id}`, { country_id: abroad?.country, coins_taxes: [tax?.id] })).toMatchObject(refused('countryInUse', 'country_id'));
    expect((await hub(admin, 'PUT', `/companies/${sister?.id}`, { country_id: abroad?.country })).status).toBe(200);
  });

  it('ARENA-06 ARENA-28 keep their locale from the first invoice on; before, it may be any that receipts have words for, whatever the company’s country', async () => {
    expect(await hub(admin, 'PATCH', '/arenas/1', { locale: 'at' })).toMatchObject({ status: 409, body: { code: 'localeInUse', errors: { locale: [{ rule: 'onInvoices' }] } } });
    expect((await hub(admin, 'PATCH', '/arenas/1', { locale: 'hr', name: 'Zagreb West' })).body).toMatchObject({ locale: 'hr' });
    const { body: made } = await hub<Arena>(admin, 'POST', '/arenas', body('Maribor'));
    for (const locale of ['xx', 'sk']) expect(await hub(admin, 'PATCH', `/arenas/${made.id}`, { locale })).toMatchObject({ status: 422, body: { errors: { locale: [{ rule: 'knownLocale' }] } } });
    expect((await hub(admin, 'POST', '/arenas', { ...body('Nowhere'), locale: 'xx' })).status).toBe(422);
    for (const locale of ['si', 'at', 'en']) expect((await hub(admin, 'PATCH', `/arenas/${made.id}`, { locale })).body).toMatchObject({ locale });
  });

  it('ARENA-06 ARENA-29 buy at least one coin for a unit; a lockdown has both its times or none, and they differ', async () => {
    for (const coins_per_currency of [0, -1]) expect((await hub(admin, 'PATCH', '/arenas/1', { coins_per_currency })).body).toMatchObject({ code: 'invalid', errors: { coins_per_currency: [{ rule: 'positive' }] } });
    expect((await hub(admin, 'POST', '/arenas', { ...body('No coins'), coins_per_currency: 0 })).status).toBe(422);
    // No more than can be counted of the largest amount.
    const atMost = [{ rule: 'between', from: 1, to: 1_000_000 }];
    expect((await hub(admin, 'PATCH', '/arenas/1', { coins_per_currency: 1_000_001 })).body).toMatchObject({ code: 'invalid', errors: { coins_per_currency: atMost } });
    expect((await hub(admin, 'PUT', '/countries/1', { coinsPerCurrency: 1_000_001 })).body).toMatchObject({ errors: { coinsPerCurrency: atMost } });
    expect((await hub(admin, 'PUT', '/countries/1', { coinsPerCurrency: 0 })).body).toMatchObject({ errors: { coinsPerCurrency: [{ rule: 'positive' }] } });
    expect((await hub(admin, 'PATCH', '/arenas/1', { lockdownStart: '23:00' })).body).toMatchObject({ errors: { lockdownEnd: [{ rule: 'lockdownEnds' }] } });
    expect((await hub(admin, 'PATCH', '/arenas/1', { lockdownEnd: '06:00' })).body).toMatchObject({ errors: { lockdownStart: [{ rule: 'lockdownBegins' }] } });
    expect((await hub(admin, 'PATCH', '/arenas/1', { lockdownStart: '23:00', lockdownEnd: '23:00' })).body).toMatchObject({ code: 'invalid', errors: { lockdownEnd: [{ rule: 'lockdownLasts' }] } });
    expect((await hub(admin, 'PATCH', '/arenas/1', { lockdownStart: '23:00', lockdownEnd: '06:00' })).status).toBe(200);
    expect((await hub(admin, 'PATCH', '/arenas/1', { lockdownStart: '06:00' })).body).toMatchObject({ errors: { lockdownEnd: [{ rule: 'lockdownLasts' }] } });
    expect((await hub(admin, 'PATCH', '/arenas/1', { lockdownEnd: null })).status).toBe(422);
    expect((await hub(admin, 'PATCH', '/arenas/1', { lockdownStart: null, lockdownEnd: null })).body).toMatchObject({ lockdownStart: null, lockdownEnd: null });
  });

  it('ARENA-29 are named on invoices by letters and digits alone, as tax offices take them', async () => {
    for (const businessPlaceLabel of ['a b/č', 'PP-1', 'PP 1', 'PPČ1']) expect((await hub(admin, 'PATCH', '/arenas/1', { businessPlaceLabel })).body, businessPlaceLabel).toMatchObject({ code: 'invalid', errors: { businessPlaceLabel: [{ rule: 'alphanumeric' }] } });
    expect((await hub(admin, 'PATCH', '/arenas/1', { businessPlaceLabel: 'P'.repeat(21) })).body).toMatchObject({ errors: { businessPlaceLabel: [{ rule: 'maxLength', count: 20 }] } });
    for (const businessPlaceLabel of ['P'.repeat(20), null, 'PP1']) expect(await hub(admin, 'PATCH', '/arenas/1', { businessPlaceLabel }), String(businessPlaceLabel)).toMatchObject({ status: 200, body: { businessPlaceLabel } });
  });

  it('API-58 API-59 API-60 are changed by PATCH and PUT, and deleted while no coins point to them', async () => {
    const { body: made } = await hub<Arena>(admin, 'POST', '/arenas', body('Pula Forum'));
    expect((await hub(admin, 'PATCH', `/arenas/${made.id}`, { locale: 'en', image: null })).body).toMatchObject({ locale: 'en', version: 2, name: 'Pula Forum' });
    expect((await hub(admin, 'PUT', `/arenas/${made.id}`, { active: 0, lockdownStart: '23:30', lockdownEnd: '06:00' })).body).toMatchObject({ active: 0, lockdownStart: '23:30', locale: 'en', version: 3 });
    expect((await hub(manager, 'PATCH', '/arenas/1', { locale: 'en' })).status).toBe(403);
    expect((await hub(manager, 'DELETE', `/arenas/${made.id}`)).status).toBe(403);
    const { body: user } = await services.call<{ id: number }>(admin, 'POST', '/core/users', { username: 'of.pula', password: 'secret-1', roles: ['player'], registered_in_arena: made.id, banned: true, ban_reason: 'x', ban_arena_id: made.id });
    expect((await hub(admin, 'DELETE', `/arenas/${made.id}`)).status).toBe(200);
    expect((await hub(admin, 'GET', `/arenas/${made.id}`)).status).toBe(404);
    expect((await services.call(admin, 'GET', `/core/users/${user.id}`)).body).toMatchObject({ registered_in_arena: null, banned: true, ban_reason: 'x', ban_arena_id: null });
    expect(await hub(admin, 'DELETE', '/arenas/1')).toMatchObject({ status: 409, body: { code: 'inUse' } });
  });
});

describe('parts of an arena', () => {
  it('API-61 API-62 OP-060 working hours are seven pairs, Monday first; an arena may close after midnight', async () => {
    const pairs = [['08:00', '22:00'], [null, null], ['08:00', '02:00'], ['08:00', '22:00'], ['21:00', '05:00'], ['10:00', '00:00'], ['10:00', '20:00']];
    expect((await hub(admin, 'PUT', '/arenas/1/working-hours', { working_hours: pairs })).status).toBe(200);
    expect((await hub(employee, 'GET', '/arenas/1/working-hours')).body).toEqual({ working_hours: pairs });
    for (const wrong of [pairs.slice(1), 'x', [...pairs.slice(1), ['8:00', '22:00']], [...pairs.slice(1), ['08:00', null]], [...pairs.slice(1), ['08:00']]]) expect((await hub(admin, 'PUT', '/arenas/1/working-hours', { working_hours: wrong })).status).toBe(422);
    expect((await hub(manager, 'PUT', '/arenas/1/working-hours', { working_hours: pairs })).status).toBe(403);
  });

  it('API-63 API-64 VAL-51 OP-031 the base rate is a whole number of coins, 0 too', async () => {
    expect((await hub(admin, 'PUT', '/arenas/1/base-rate', { base_rate: 0 })).body).toEqual({ base_rate: 0 });
    expect((await hub(employee, 'GET', '/arenas/1/base-rate')).body).toEqual({ base_rate: 0 });
    expect((await hub(employee, 'GET', '/arenas/1')).body).toMatchObject({ base_rate: 0 });
    expect((await hub(admin, 'PUT', '/arenas/1/base-rate', { base_rate: 100 })).body).toEqual({ base_rate: 100 });
    expect((await hub(employee, 'GET', '/arenas/1/base-rate')).body).toEqual({ base_rate: 100 });
    for (const base_rate of [-1, 1.5, 1_000_000_001, '100', null]) expect((await hub(admin, 'PUT', '/arenas/1/base-rate', { base_rate })).status).toBe(422);
    expect((await hub(admin, 'PUT', '/arenas/1/base-rate', { base_rate: -1 })).body).toMatchObject({ errors: { base_rate: [{ rule: 'atLeast' }] } });
    expect((await hub(manager, 'PUT', '/arenas/1/base-rate', { base_rate: 1 })).status).toBe(403);
    expect((await hub(admin, 'PUT', '/arenas/999/base-rate', { base_rate: 1 })).status).toBe(404);
  });

  it('API-65 API-66 VAL-53 OP-031 bonuses are 168 whole percentages; what is not named is 0', async () => {
    const { body: saved } = await hub<{ bonuses: { day: number; hour: number; value: number }[] }>(admin, 'PUT', '/arenas/1/rate-bonus', { bonuses: [{ day: 1, hour: 0, value: 30 }] });
    expect(saved.bonuses).toHaveLength(168);
    expect((await hub<typeof saved>(employee, 'GET', '/arenas/1/rate-bonus')).body.bonuses.filter(({ value }) => value > 0)).toEqual([{ day: 1, hour: 0, value: 30 }]);
    for (const value of [50, 0]) await hub(admin, 'PUT', '/arenas/1/rate-bonus', { bonuses: [{ day: 3, hour: 4, value }] });
    expect((await hub<typeof saved>(employee, 'GET', '/arenas/1/rate-bonus')).body.bonuses).toContainEqual({ day: 3, hour: 4, value: 0 });
    for (const cell of [{ day: 1, hour: 0, value: 101 }, { day: 0, hour: 0, value: 1 }, { day: 8, hour: 0, value: 1 }, { day: 1, hour: 24, value: 1 }, { day: 1, hour: 1, value: 1.5 }, { day: 1, hour: 1 }])
      expect((await hub(admin, 'PUT', '/arenas/1/rate-bonus', { bonuses: [cell] })).status).toBe(422);
    expect((await hub(admin, 'PUT', '/arenas/1/rate-bonus', { bonuses: [{ day: 1, hour: 1, value: 1 }, { day: 1, hour: 1, value: 2 }] })).status).toBe(422);
    expect((await hub(admin, 'PUT', '/arenas/1/rate-bonus', {})).status).toBe(422);
  });

  it('API-67 API-68 employees are a bare array of users that are there', async () => {
    const { body: before } = await hub<number[]>(employee, 'GET', '/arenas/1/employees');
    expect((await hub(admin, 'PUT', '/arenas/1/employees', [...before, 1])).body).toEqual([1, ...before]);
    expect((await hub(admin, 'PUT', '/arenas/1/employees', before)).body).toEqual(before);
    for (const wrong of [[...before, 999_999], ['x'], { ids: before }, [1.5]]) expect((await hub(admin, 'PUT', '/arenas/1/employees', wrong)).status).toBe(422);
    expect((await hub(manager, 'PUT', '/arenas/1/employees', before)).status).toBe(403);
    expect((await hub(admin, 'GET', '/arenas/1/employees')).body).toEqual(before);
  });

  it('OP-024 API-62 API-66 API-68 whoever saves a part over another than the one they saw is shown what is there', async () => {
    const put = async (part: string, sent: unknown, version?: string) => {
      const { statusCode: status, headers, body: text } = await services.app.inject({ method: 'PUT', url: `/api/arena-hub/arenas/2/${part}`, headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json', ...(version ? { 'if-match': version } : {}) }, payload: JSON.stringify(sent) });
      return { status, tag: String(headers.etag), body: JSON.parse(text) as { readonly code?: string; readonly current?: unknown } };
    };
    const seen = async (part: string) => {
      const { headers, body: text } = await services.app.inject({ method: 'GET', url: `/api/arena-hub/arenas/2/${part}`, headers: { authorization: `Bearer ${admin}` } });
      expect(headers.etag, part).toMatch(/^"\d{1,15}"$/);
      return { tag: String(headers.etag), body: JSON.parse(text) as unknown };
    };
    const week = (opens: string) => ({ working_hours: Array.from({ length: 7 }, () => [opens, '22:00']) });
    const cell = (value: number) => ({ bonuses: [{ day: 3, hour: 5, value }] });
    const { body: staffed } = await seen('employees') as { readonly body: number[] };
    const others = { 'working-hours': [week('06:00'), week('07:00')], 'rate-bonus': [cell(10), cell(20)], employees: [[...staffed, 1], staffed.slice(1)],
      'base-rate': [{ base_rate: 310 }, { base_rate: 320 }], 'terms-and-conditions': [{ terms_and_conditions: '<p>One</p>' }, { terms_and_conditions: '<p>Two</p>' }], 'invoice-settings': [{ invoice_header: '<p>One</p>' }, { invoice_header: '<p>Two</p>' }] } as const;
    for (const [part, [theirs, mine]] of Object.entries(others)) {
      const before = await seen(part);
      const first = await put(part, theirs, before.tag);
      expect([first.status, first.tag], part).toEqual([200, (await seen(part)).tag]);
      const late = await put(part, mine, before.tag);
      const now = await seen(part);
      expect(late, part).toMatchObject({ status: 409, body: { code: 'stale', current: { ...(part === 'employees' ? { employees: now.body } : (now.body as object)), version: Number(first.tag.slice(1, -1)) } } });
      expect(now.tag, part).toBe(first.tag);
      // The same as it is takes nothing from anybody; who has seen it saves over it, and so does who names no version.
      expect((await put(part, theirs, first.tag)).tag, part).toBe(first.tag);
      expect((await put(part, mine, first.tag)).status, part).toBe(200);
      expect((await put(part, theirs)).status, part).toBe(200);
      // What is wrong is said before it is said to be late.
      expect((await put(part, part === 'employees' ? [999_999] : {}, before.tag)).status, part).toBe(422);
      expect((await put(part, mine, 'x')).status, part).toBe(400);
      expect((await seen(part)).tag, part).toBe(first.tag);
    }
  });

  it('API-69 OP-069 terms are rich text without anything that could run', async () => {
    expect((await hub(admin, 'PUT', '/arenas/1/terms-and-conditions', { terms_and_conditions: '<h1>T</h1><img src=x onerror="hit()"><script>hit()</script><p onclick="hit()"><b>b</b></p>' })).status).toBe(200);
    expect((await hub(employee, 'GET', '/arenas/1/terms-and-conditions')).body).toEqual({ terms_and_conditions: '<h1>T</h1><p><b>b</b></p>' });
    expect((await hub(manager, 'PUT', '/arenas/1/terms-and-conditions', { terms_and_conditions: '' })).status).toBe(403);
    expect((await hub(admin, 'PUT', '/arenas/1/terms-and-conditions', {})).status).toBe(422);
    expect((await hub(admin, 'PUT', '/arenas/1/terms-and-conditions', { terms_and_conditions: null })).body).toEqual({ terms_and_conditions: null });
  });

  it('API-70 API-71 ARENA-19 the address is added and changed on its own', async () => {
    const { body: arena } = await hub<Arena>(admin, 'POST', '/arenas', body('Vukovar Dunav'));
    const { status, body: made } = await hub<{ id: number }>(admin, 'POST', '/addresses', { address1: 'Dunavska 1', settlement: 'Vukovar', postcode: '32000', country: 'Hrvatska', country_code: 'hr', arena_id: arena.id });
    expect(status).toBe(201);
    expect((await hub(admin, 'PATCH', `/addresses/${made.id}`, { address2: '2. kat', country_code: null })).body).toEqual({ id: made.id, version: 2, address1: 'Dunavska 1', address2: '2. kat', settlement: 'Vukovar', postcode: '32000', country: 'Hrvatska', country_code: null });
    expect((await hub(admin, 'GET', `/arenas/${arena.id}`)).body).toMatchObject({ address: { id: made.id, address2: '2. kat' } });
    expect(await hub(admin, 'POST', '/addresses', { arena_id: arena.id })).toMatchObject({ status: 409, body: { code: 'stale', current: { id: made.id, version: 2, address1: 'Dunavska 1' } } });
    const twice = await Promise.all(['Ana', 'Iva'].map((manager) => hub<{ code?: string; current?: object }>(admin, 'POST', '/contacts', { arena_id: arena.id, manager })));
    expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(twice.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'stale', current: { version: 1, manager: expect.any(String) } });
    expect((await hub(admin, 'POST', '/addresses', { arena_id: 999 })).status).toBe(422);
    expect((await hub(admin, 'PATCH', `/addresses/${made.id}`, { country_code: 'HR' })).status).toBe(422);
    expect((await hub(admin, 'PATCH', `/addresses/${made.id}`, { arena_id: 1 })).status).toBe(422);
    expect((await hub(manager, 'PATCH', `/addresses/${made.id}`, { address2: 'x' })).status).toBe(403);
    expect((await hub(admin, 'PATCH', '/addresses/999', { address2: 'x' })).status).toBe(404);
    expect((await hub(admin, 'POST', '/contacts', { arena_id: arena.id, manager: 'Ana', email: 'x' })).status).toBe(422);
    for (const phone of ['abc', '12', '+385 1 x55', '()-']) expect((await hub(admin, 'POST', '/contacts', { arena_id: arena.id, phone })).body, phone).toMatchObject({ errors: { phone: [{ rule: 'phone' }] } });
    expect((await hub(admin, 'POST', '/geo-maps', { arena_id: arena.id, link: 'https://m.example', latitude: 0, longitude: 0, zoom: 0 })).body).toMatchObject({ latitude: 0, longitude: 0, zoom: 0 });
    // ARENA-19: half a coordinate is no place, whatever half comes, and whether the other is taken away.
    const { body: { geo_map: { id: map } } } = await hub<{ geo_map: { id: number } }>(admin, 'GET', `/arenas/${arena.id}`);
    for (const [half, path] of [[{ latitude: null }, 'latitude'], [{ longitude: null }, 'longitude'], [{ latitude: 45.8, longitude: null }, 'longitude']] as const)
      expect(await hub(admin, 'PATCH', `/geo-maps/${map}`, half)).toMatchObject({ status: 422, body: { code: 'invalid', errors: { [path]: [{ rule: `${path}Too` }] } } });
    const { body: bare } = await hub<Arena>(admin, 'POST', '/arenas', body('Ilok Srijem'));
    expect((await hub(admin, 'POST', '/geo-maps', { arena_id: bare.id, latitude: 45.2 })).body).toMatchObject({ errors: { longitude: [{ rule: 'longitudeToo' }] } });
    for (const [verb, path, more] of [['POST', '', { arena_id: bare.id, zoom: 9 }], ['PATCH', `/${map}`, { latitude: 1 }], ['PATCH', `/${map}`, { latitude: null, longitude: null }], ['PATCH', `/${map}`, { latitude: 0, longitude: 0 }]] as const)
      expect((await hub(admin, verb, `/geo-maps${path}`, more)).status, JSON.stringify(more)).toBeLessThan(300);
    // OP-031: null island is a place.
    expect((await hub(admin, 'GET', `/arenas/${arena.id}`)).body).toMatchObject({ geo_map: { latitude: 0, longitude: 0, zoom: 0 } });
  });

  it('API-80 payment methods of the chain are read by all staff', async () => {
    expect((await hub(employee, 'GET', '/legacy/payment-methods')).body).toMatchObject([{ process_type: 'cash', name: 'Cash' }, { name: 'Credit Card' }, { name: 'Bank' }]);
    expect((await hub(await services.as('player'), 'GET', '/legacy/payment-methods')).status).toBe(403);
  });
});

describe('companies', () => {
  it('COMP-04 COMP-05 COMP-06 COMP-07 API-79 never show a certificate or a secret', async () => {
    const { body: found } = await hub<{ data: Record<string, unknown>[] }>(admin, 'GET', '/companies?size=100&include_fields=country&sort=name,ASC');
    expect(found.data.map(({ certificate, certificatePassword }) => [certificate, certificatePassword])).toContainEqual(['set', '****']);
    expect(found.data.map(({ certificate, certificatePassword }) => [certificate, certificatePassword])).toContainEqual([null, null]);
    expect(JSON.stringify(found)).not.toMatch(/p12|demo-token|demo-aes|"arena-demo"/);
    expect(found.data.find(({ name }) => name === 'Spielhalle Wien GmbH')).toMatchObject({ country: { code: 'at' }, coins_taxes: [{ name: 'USt 20 %' }], fiscal_data: { tokenKey: '****', aesKey: '****', locationId: 'WIEN-1', taxes: { normal: '20' } } });
    expect((await hub(admin, 'GET', '/companies/1')).body).toMatchObject({ certificate: 'set' });
    expect((await hub(manager, 'GET', '/companies')).status).toBe(403);
    expect((await hub(manager, 'PUT', '/companies/1', { name: 'x' })).status).toBe(403);
    // A secret that is set, and the mask it comes back as: neither is handed out, and the mask is never taken for a secret.
    const set = await hub(admin, 'PUT', '/companies/1', { certificatePassword: 'new-secret', fiscal_data: { tokenKey: 'new-token' } });
    expect([set.status, set.body]).toMatchObject([200, { certificate: 'set', certificatePassword: '****', fiscal_data: { tokenKey: '****' } }]);
    expect((await hub(admin, 'PUT', '/companies/1', { certificatePassword: '****' })).status).toBe(422);
  });

  it('OP-024 API-78 a piece of equipment that somebody else has changed meanwhile is not removed unseen', async () => {
    const seat = await hub<{ id: number }>(admin, 'POST', '/equipment', { arena_id: 2, name: 'Chair' });
    await hub(admin, 'PATCH', `/equipment/${seat.body.id}`, { name: 'Armchair' });
    const remove = async (version: string) => {
      const { statusCode, body: text } = await services.app.inject({ method: 'DELETE', url: `/api/arena-hub/equipment/${seat.body.id}`, headers: { authorization: `Bearer ${admin}`, 'if-match': version } });
      return { status: statusCode, body: JSON.parse(text) as unknown };
    };
    expect(await remove('"1"')).toMatchObject({ status: 409, body: { code: 'stale', current: { name: 'Armchair', version: 2 } } });
    expect(await remove('1')).toMatchObject({ status: 400, body: { code: 'versionMalformed' } });
    expect((await remove('"2"')).status).toBe(200);
  });

  it('what is saved part by part stands in the history of the arena, a part that stays as it was does not', async () => {
    const { body: arena } = await hub<Arena>(admin, 'POST', '/arenas', body('Part by Part'));
    await hub(admin, 'PUT', `/arenas/${arena.id}/base-rate`, { base_rate: 250 });
    await hub(admin, 'PUT', `/arenas/${arena.id}/base-rate`, { base_rate: 250 });
    await hub(admin, 'PUT', `/arenas/${arena.id}/rate-bonus`, { bonuses: [{ day: 1, hour: 8, value: 20 }] });
    const contact = await hub<{ id: number }>(admin, 'POST', '/contacts', { arena_id: arena.id, manager: 'Ivo' });
    await hub(admin, 'PATCH', `/contacts/${contact.body.id}`, { manager: 'Ana' });
    const seat = await hub<{ id: number }>(admin, 'POST', '/equipment', { arena_id: arena.id, name: 'Seat' });
    await hub(admin, 'DELETE', `/equipment/${seat.body.id}`);
    const { body: log } = await hub<{ data: readonly { by: { username: string }; changes: readonly { path: string; before: unknown; after: unknown }[] }[] }>(admin, 'GET', `/arenas/${arena.id}/history`);
    const seen = log.data.flatMap(({ by, changes }) => changes.map(({ path, before, after }) => ({ path, before, after, by: by.username }))).slice(0, 6);
    expect(seen).toEqual([
      { path: 'equipment', before: [expect.objectContaining({ name: 'Seat' })], after: null, by: 'admin' },
      { path: 'equipment', before: null, after: [expect.objectContaining({ name: 'Seat' })], by: 'admin' },
      { path: 'contacts', before: expect.objectContaining({ manager: 'Ivo' }), after: expect.objectContaining({ manager: 'Ana' }), by: 'admin' },
      { path: 'contacts', before: null, after: expect.objectContaining({ manager: 'Ivo' }), by: 'admin' },
      { path: 'rate-bonus', before: null, after: ['1 08:00 20 %'], by: 'admin' },
      { path: 'base_rate', before: expect.any(Number), after: 250, by: 'admin' },
    ]);
  });
});
