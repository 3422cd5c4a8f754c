import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServices, type TestServices } from '#tests/support/services.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number };
const people = ['admin', 'manager', 'employee', 'player'] as const;
type Person = (typeof people)[number];

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

const call = async <T = Row>(who: Person, method: string, path: string, body?: unknown) => await services.call<T>(await services.as(who), method, path, body);
/** The rows of a list, whatever the dialect of its service. */
const rowsOf = (body: unknown): readonly Row[] => {
  if (Array.isArray(body)) return body as readonly Row[];
  const { content, data } = body as { readonly content?: readonly Row[]; readonly data?: unknown };
  return content ?? rowsOf(data);
};
const listed = async (path: string, query = 'size=1000', who: Person = 'admin') => rowsOf((await call<unknown>(who, 'GET', `${path}?${query}`)).body);
const made = async (path: string, body: object): Promise<Row> => {
  const answer = await call('admin', 'POST', path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
};

interface Kept {
  readonly path: string;
  readonly body: object;
  readonly change: object;
  /** What it answers of the body, where that is named otherwise. */
  readonly answer?: object;
  readonly query?: string;
  /** Who reads besides admins; in own arenas where it belongs to one. */
  readonly readers: readonly Person[];
}
/** Made, listed, read, changed and deleted by an admin, by nobody else; a field that is not named and an id that is not there are refused. */
const keeps = async ({ path, body, change, answer = body, query, readers }: Kept): Promise<void> => {
  const { id } = await made(path, body);
  expect((await listed(path, query)).find((row) => row.id === id)).toMatchObject(answer);
  expect((await call('admin', 'GET', `${path}/${id}`)).body).toMatchObject({ id, ...answer });
  expect((await call('admin', 'PUT', `${path}/${id}`, change)).status).toBe(200);
  expect((await call('admin', 'GET', `${path}/${id}`)).body).toMatchObject({ ...answer, ...change });
  for (const who of people.slice(1)) {
    for (const [method, at, sent] of [['POST', path, body], ['PUT', `${path}/${id}`, change], ['DELETE', `${path}/${id}`, undefined]] as const)
      expect((await call(who, method, at, sent)).status, `${method} as ${who}`).toBe(403);
    expect((await call(who, 'GET', `${path}/${id}`)).status, `read as ${who}`).toBe(readers.includes(who) ? 200 : 403);
  }
  expect((await call('admin', 'POST', path, { ...body, surprise: 1 })).status).toBe(422);
  expect((await call('admin', 'PUT', `${path}/${id}`, { surprise: 1 })).status).toBe(422);
  for (const method of ['GET', 'DELETE']) expect((await call('admin', method, `${path}/999999`)).status).toBe(404);
  expect((await call('admin', 'PUT', `${path}/999999`, change)).status).toBe(404);
  expect((await call('admin', 'DELETE', `${path}/${id}`)).status).toBe(200);
  expect((await call('admin', 'GET', `${path}/${id}`)).status).toBe(404);
  expect((await listed(path, query)).map((row) => row.id)).not.toContain(id);
};
const managers = ['manager'] as const;
const staff = ['manager', 'employee'] as const;
const task = (name: string) => ({ name, active: true, strategy: 'collect', value: 3, contexts: ['purchase'], rewards: { coins: 10 } });

describe('what admins keep', () => {
  it('API-151 countries, which all staff read', async () => {
    const body = { name: 'Slovakia', code: 'sk', legalAge: 18, currency: 'EUR', locale: 'sk', timezone: 'Europe/Bratislava', coinsPerCurrency: 100 };
    await keeps({ path: '/arena-hub/countries', body: { ...body, taxes: [{ name: 'DPH', rate: 23, active: true }], fiscalAttributes: [{ name: 'office', type: 'text', required: false }] }, answer: { ...body, taxes: [{ name: 'DPH', rate: 23 }], fiscalAttributes: [{ name: 'office' }] }, change: { legalAge: 21 }, readers: staff });
  });
  it('API-152 devices', async () => {
    await keeps({ path: '/arena-hub/devices', body: { peerId: 'peer-kept', hostname: 'pc-kept', publicKey: 'key', arena_id: 1 }, answer: { peerId: 'peer-kept', hostname: 'pc-kept', publicKey: 'key', arena: { id: 1 } }, change: { publicKey: 'other' }, readers: [] });
  });
  it('API-153 cash registers, which staff read in their arenas; a label is there once', async () => {
    await keeps({ path: '/arena-hub/cash-registers', query: 'size=1000&arena_id=1', body: { arena_id: 1, label: 4711, active: true }, answer: { arena: { id: 1 }, label: 4711, active: true }, change: { active: false }, readers: staff });
    const { id } = await made('/arena-hub/cash-registers', { arena_id: 1, label: 4712, active: true });
    expect((await call('admin', 'POST', '/arena-hub/cash-registers', { arena_id: 1, label: 4712, active: true })).status).toBe(409);
    await call('admin', 'DELETE', `/arena-hub/cash-registers/${id}`);
  });
  it('API-155 companies, whose password never comes back', async () => {
    const { id: country_id, taxes } = (await listed('/arena-hub/countries')).find(({ code }) => code === 'hr') ?? { id: 0 };
    const [tax] = taxes as readonly Row[];
    const body = { name: 'Igre Split d.o.o.', address: 'Riva 1', phone: '+385 21 555 019', pidn: '11111111119', image: null };
    await keeps({ path: '/arena-hub/companies', query: 'size=100&include_fields=country', body: { ...body, country_id, coins_taxes: [tax?.id], fiscal_data: { inTaxSystem: true, demo: true } }, answer: { ...body, country: { id: country_id }, certificate: null, certificatePassword: null }, change: { phone: '+385 21 555 020' }, readers: [] });
  });
  it('API-156 settings, one of a namespace and key', async () => {
    const body = { namespace: 'dashboard', key: 'density', defaultValue: 'wide' };
    await keeps({ path: '/core/settings', body, change: { defaultValue: 'dense' }, readers: [] });
    await made('/core/settings', body);
    expect((await call('admin', 'POST', '/core/settings', body)).status).toBe(409);
  });
  it('API-157 avatars, which managers read', async () => {
    const hash = 'e'.repeat(64);
    await services.database.db.insertInto('files').values([{ hash, extension: 'png', folder: 'core', bytes: Buffer.from('x'), created_by: 1 }]).execute();
    await keeps({ path: '/core/avatars', body: { url: `/api/files/${hash}.png`, name: 'Fox', key: 'kept-fox' }, change: { name: 'Red fox' }, readers: managers });
  });
  it('API-159 skills, which managers read', async () => {
    await keeps({ path: '/gamification/skills', body: { code: 'kept-aim', value: 0.5 }, change: { value: 1 }, readers: managers });
  });
  it('API-160 inventory item types, which managers read', async () => {
    await keeps({ path: '/gamification/inventory-item-types', body: { name: 'Kept', type: 'bonus', default_amount: 5, default_duration: 3600, active: true }, change: { active: false }, readers: managers });
  });
  it('API-161 achievement groups, which managers read', async () => {
    await keeps({ path: '/achievements/achievement-groups', body: { name: 'Kept', active: true }, change: { active: false }, readers: managers });
  });
  it('API-162 quest groups, which managers read', async () => {
    await keeps({ path: '/achievements/quest-groups', body: { name: 'Kept', active: true }, change: { active: false }, readers: managers });
  });
  it('API-44 API-45 API-46 quest types, which managers read', async () => {
    await keeps({ path: '/achievements/quest-types', body: task('Buy three'), change: { value: 4 }, readers: managers });
  });
  it('API-42 API-43 API-163 quests, which managers read: switched off alone, or changed as a whole', async () => {
    const { id } = await made('/achievements/quest-types', task('Buy four'));
    const body = { name: 'Kept', active: true, kind: 'daily', rewards: [{ coins: 5, experience: 1, chest: null }], pools: [{ pool_type: 'daily', quest_types: [{ quest_type: id, weight: 3 }] }] };
    const answer = { name: 'Kept', active: true, kind: 'daily', rewards: [{ coins: 5, experience: 1 }] };
    await keeps({ path: '/achievements/quests', query: 'size=100', body, answer, change: { active: false }, readers: managers });
    const quest = await made('/achievements/quests', body);
    const whole = { ...body, name: 'Otherwise', active: false, rewards: [{ coins: 7, experience: 2, chest: null }], pools: [{ pool_type: 'daily', quest_types: [{ quest_type: id, weight: 5 }] }] };
    expect((await call('admin', 'PUT', `/achievements/quests/${quest.id}`, whole)).status).toBe(200);
    expect((await call('admin', 'GET', `/achievements/quests/${quest.id}`)).body).toMatchObject({ name: 'Otherwise', active: false, kind: 'daily', rewards: [{ coins: 7, experience: 2 }], pools: [{ pool_type: 'daily', quest_types: [{ weight: 5 }] }] });
  });
  it('API-37 API-38 API-39 API-40 achievements, which managers read', async () => {
    await keeps({
      path: '/achievements/achievements', change: { points: 20 }, readers: managers,
      body: { name: 'Kept', active: true, points: 10, type: 'and', strategy: 'collect', contexts: ['session'], conditions: { type: 'and', children: [{ type: 'leaf', context: 'LEGEND', strategy: 'equal', value: 1 }] }, rewards: { coins: 50, chest: 'gold' } },
    });
  });
  it('API-20 API-21 API-22 API-23 roles, which staff read: those of the product and the default ones', async () => {
    await keeps({ path: '/core/roles', query: 'size=100', body: { name: 'kept', is_default: false }, change: { name: 'kept otherwise' }, readers: staff });
    const roles = await listed('/core/roles', 'size=100', 'employee');
    expect(roles.map(({ name }) => name)).toEqual(expect.arrayContaining(['admin', 'manager', 'employee']));
    expect(roles.some(({ is_default }) => is_default === true)).toBe(true);
  });
  it('API-115 API-116 API-117 API-118 categories, which staff read; one with items stays', async () => {
    await keeps({ path: '/shop/categories', body: { name: 'Kept', image: null, attributes: [{ name: 'size', type: 'integer', rules: ['required'] }] }, change: { attributes: [] }, readers: staff });
    const drinks = (await listed('/shop/categories')).find(({ name }) => name === 'Drinks');
    expect((await call('admin', 'DELETE', `/shop/categories/${drinks?.id ?? 0}`)).status).toBe(409);
  });
  it('API-119 API-165 ITEM-32 warehouses, of id and name, in a plain list that staff read in their arenas', async () => {
    await keeps({ path: '/shop/warehouses', query: 'arena_id=1', body: { arena_id: 1, name: 'Cellar' }, answer: { name: 'Cellar', arena: { id: 1 } }, change: { name: 'Attic' }, readers: staff });
    const { body } = await call<readonly Row[]>('employee', 'GET', '/shop/warehouses?arena_id=1');
    expect(Array.isArray(body)).toBe(true);
    expect(body.length).toBeGreaterThan(0);
    for (const row of body) expect(row).toMatchObject({ id: expect.any(Number) as unknown, name: expect.any(String) as unknown });
  });
});

describe('places of an arena', () => {
  it.each([
    ['API-72 API-73 a map', 'geo-maps', 'geo_map', { link: 'https://maps.example/x', latitude: 45.8, longitude: 15.9, zoom: 14 }, { zoom: 12 }],
    ['API-74 API-75 a contact', 'contacts', 'contact', { manager: 'Ivo', phone: '385911234567', email: 'ivo@example.org', discord: 'd', instagram: 'i', facebook: 'f' }, { manager: 'Eva' }],
  ] as const)('%s is added and changed on its own, and the arena shows it', async (_, path, part, body, change) => {
    const [company] = await listed('/arena-hub/companies', 'size=1');
    const { id: arena_id } = await made('/arena-hub/arenas', { name: `Kept ${path}`, company_id: company?.id, active: 1, web_shop: 0, timezone: 'Europe/Zagreb', currency: 'EUR', coins_per_currency: 100, locale: 'hr' });
    const { id } = await made(`/arena-hub/${path}`, { ...body, arena_id });
    expect((await call('admin', 'GET', `/arena-hub/arenas/${arena_id}`)).body[part]).toMatchObject({ id, ...body });
    expect((await call('manager', 'PATCH', `/arena-hub/${path}/${id}`, change)).status).toBe(403);
    expect((await call('admin', 'PATCH', `/arena-hub/${path}/${id}`, change)).status).toBe(200);
    expect((await call('admin', 'GET', `/arena-hub/arenas/${arena_id}`)).body[part]).toMatchObject({ id, ...body, ...change });
  });
});

describe('articles', () => {
  it('API-133 API-135 API-136 API-137 are made by staff, listed for admins newest first, changed and deleted; without an arena they are none', async () => {
    const article = { title: 'Kept', subtitle: 'x', content: '<h1>x</h1>', active: true, image: null, arena_ids: [1] };
    const { status, body: { id } } = await call('employee', 'POST', '/social/articles', article);
    expect(status).toBe(201);
    expect((await call('employee', 'POST', '/social/articles', { ...article, arena_ids: [] })).status).toBe(422);
    const [first] = await listed('/social/articles', 'size=12&page=0&sort=createdAt,DESC');
    expect(first).toMatchObject({ id, ...article });
    expect((await call('employee', 'GET', '/social/articles')).status).toBe(403);
    expect((await call('employee', 'PUT', `/social/articles/${id}`, { subtitle: 'y' })).status).toBe(200);
    expect((await call('manager', 'GET', `/social/articles/${id}`)).body).toMatchObject({ subtitle: 'y' });
    expect((await call('employee', 'DELETE', `/social/articles/${id}`)).status).toBe(200);
    expect((await listed('/social/articles')).map((row) => row.id)).not.toContain(id);
  });
});

describe('mobile notifications', () => {
  it('API-148 one that waits for its time is deleted by managers, and gone', async () => {
    const topic = (await listed('/notifications/topics', '')).find(({ arena }) => arena === 1);
    const { id } = await made('/notifications/mobile-notifications', { scheduled_at: '2100-12-01T10:00:00Z', notification: { title: 'Kept', text: 'x', image: null, click_action: 'external-link', topics: [topic?.id], action_link: 'https://arena.example', sent: false } });
    expect((await call('employee', 'DELETE', `/notifications/mobile-notifications/${id}`)).status).toBe(403);
    expect((await call('manager', 'DELETE', `/notifications/mobile-notifications/${id}`)).status).toBe(200);
    expect((await listed('/notifications/mobile-notifications')).map((row) => row.id)).not.toContain(id);
  });
});

describe('events', () => {
  const body = { title: 'Cup', subtitle: 'x', content: '<p>x</p>', active: true, image: null, arena_ids: [1], starts_at: '2026-12-01 18:00:00', ends_at: '2026-12-01 22:00:00' };
  it('API-138 API-140 API-141 API-142 are made by staff in their arenas, listed for admins with both times, changed and deleted', async () => {
    const { status, body: { id } } = await call('employee', 'POST', '/social/events', body);
    expect(status).toBe(201);
    expect((await call('employee', 'POST', '/social/events', { ...body, starts_at: undefined })).status).toBe(422);
    const { body: page } = await call<{ readonly content: readonly Row[]; readonly total_elements: number }>('admin', 'GET', '/social/events?size=12&page=0&sort=createdAt,DESC');
    expect(page.content[0]).toMatchObject({ id, starts_at: '2026-12-01 18:00:00', ends_at: '2026-12-01 22:00:00' });
    expect((await call('employee', 'PUT', `/social/events/${id}`, { subtitle: 'y', ends_at: '2026-12-01 23:00:00' })).status).toBe(200);
    expect((await call('manager', 'GET', `/social/events/${id}`)).body).toMatchObject({ subtitle: 'y', ends_at: '2026-12-01 23:00:00' });
    expect((await call('employee', 'DELETE', `/social/events/${id}`)).status).toBe(200);
    expect((await listed('/social/events')).map((row) => row.id)).not.toContain(id);
  });
  it('API-139 are listed by arena: those of that arena, to those who work there', async () => {
    const [here, there] = [await made('/social/events', body), await made('/social/events', { ...body, arena_ids: [5] })];
    const found = await listed('/social/arenas/1/events', 'size=12&page=0&sort=createdAt,DESC', 'employee');
    expect(found[0]).toMatchObject({ id: here.id });
    expect(found.every(({ arena_ids }) => (arena_ids as readonly number[]).includes(1))).toBe(true);
    expect(found.map(({ id }) => id)).not.toContain(there.id);
    expect((await call('employee', 'GET', '/social/arenas/5/events')).status).toBe(403);
  });
});
