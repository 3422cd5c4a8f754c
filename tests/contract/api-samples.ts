import { samplePicture } from '#tests/support/draft.ts';
import { readdirSync, readFileSync } from 'node:fs';
import type { Client } from '#tests/support/product.ts';
import { softwareSamples } from './api-samples-software.ts';

/** What a line of api.tsv needs to be called: the values of its path, a query, a body made anew for each call. */
export interface Sample {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: string;
  readonly body?: unknown;
}
export type MakeSample = (asked: { readonly admin: Client; readonly role: string; readonly unique: string }) => Promise<Sample> | Sample;

/** Where letters go without a mail server; the data folder is that of `startProduct`. */
const outbox = '.cache/contract/outbox';
type Listed = { readonly id: number } & Readonly<Record<string, unknown>>;
const rows = async (admin: Client, path: string): Promise<readonly Listed[]> => {
  const { body } = await admin.call<{ content?: readonly Listed[]; data?: readonly Listed[] } | readonly Listed[]>('GET', path);
  return Array.isArray(body) ? (body as readonly Listed[]) : ((body as { content?: readonly Listed[]; data?: readonly Listed[] }).content ?? (body as { data?: readonly Listed[] }).data ?? []);
};
const first = async (admin: Client, path: string): Promise<Listed> => {
  const [row] = await rows(admin, path);
  if (!row) throw new Error(`nothing at ${path}`);
  return row;
};
const made = async (admin: Client, path: string, body: unknown): Promise<Listed> => {
  const answer = await admin.call<Listed>('POST', path, body);
  if (answer.status > 299) throw new Error(`POST ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
};
/** An arena in which manager and employee of the demo chain both work. */
export const sharedArena = async (admin: Client): Promise<Listed> => {
  const arenas = await rows(admin, '/api/arena-hub/arenas?size=1000');
  const people = await Promise.all(['manager', 'employee'].map(async (name) => (await admin.call<Listed>('GET', `/api/core/users/by-username/${name}`)).body));
  for (const arena of arenas) {
    const { body } = await admin.call<readonly number[]>('GET', `/api/arena-hub/arenas/${arena.id}/employees`);
    if (people.every(({ id }) => body.includes(id))) return arena;
  }
  throw new Error('manager and employee share no arena');
};
const userBody = (unique: string) => ({ username: `p.${unique}`, password: 'secret-1', roles: ['player'], active: true, banned: false });
const categoryBody = (unique: string) => ({ name: `Category ${unique}`, image: null, attributes: [{ name: 'size', type: 'integer', rules: ['required'] }] });
const rankBody = (unique: string) => {
  const from = 2_000_000_000 + Number.parseInt(unique.replace(/\D/g, ''), 10) * 10;
  return { name: `Rank ${unique}`, experience_lower: from, experience_upper: from + 5, gain: 1, decay: 1, bonus: 5, active: true };
};
const codes = 'abcdefghijklmnopqrstuvwxyz';
// Past the codes of the demo chain's own countries.
let countries = 300;
const countryBody = (unique: string) => {
  countries += 1;
  const n = countries;
  return {
    name: `Country ${unique}`, code: `${codes[Math.floor(n / 26) % 26]}${codes[n % 26]}`, legalAge: 18, currency: 'EUR', locale: 'xx', timezone: 'Europe/Zagreb', coinsPerCurrency: 100,
    taxes: [{ name: 'VAT', rate: 20, active: true }], fiscalAttributes: [{ name: 'office', type: 'text', required: false }],
  };
};
const arenaBody = async (admin: Client, unique: string) => ({
  name: `Arena ${unique}`, company_id: (await first(admin, '/api/arena-hub/companies')).id, active: 1, web_shop: 0, timezone: 'Europe/Zagreb', currency: 'EUR', coins_per_currency: 100, locale: 'hr',
});
const articleBody = async (admin: Client, unique: string) => ({ title: `Article ${unique}`, subtitle: 'x', content: '<h1>x</h1>', active: true, image: null, arena_ids: [(await sharedArena(admin)).id] });
/** By a topic of the arena in which manager and employee work. */
const notificationFields = async (admin: Client, unique: string) => {
  const arena = await sharedArena(admin);
  const topic = (await rows(admin, '/api/notifications/topics')).find((one) => one.arena === arena.id);
  return { title: `Notification ${unique}`, text: 'x', image: null, click_action: 'external-link', topics: [topic?.id], action_link: 'https://arena.example', sent: false };
};
const addressBody = { address1: 'Ilica 1', address2: null, postcode: '10000', settlement: 'Zagreb', country: 'Croatia', country_code: 'hr' };
const mapBody = { link: 'https://maps.example/x', latitude: 45.8, longitude: 15.9, zoom: 14 };
const contactBody = { manager: 'Ivo', phone: '385911234567', email: 'ivo@example.org', discord: null, instagram: null, facebook: null };
const arenaId: MakeSample = async ({ admin }) => ({ path: { id: (await sharedArena(admin)).id } });
const newArena = async (admin: Client, unique: string) => (await made(admin, '/api/arena-hub/arenas', await arenaBody(admin, unique))).id;
const png = () => {
  const form = new FormData();
  form.set('folder', 'shop');
  const bytes = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
  form.set('file', new Blob([bytes], { type: 'image/png' }), 'dot.png');
  return form;
};
const self = async (admin: Client, role: string) => (await admin.call<Listed>('GET', `/api/core/users/by-username/${role === 'nobody' ? 'admin' : role}`)).body.id;

const questTypeBody = ({ unique }: { readonly unique: string }) => ({ name: `Task ${unique}`, active: true, strategy: 'collect', value: 3, contexts: ['purchase'], rewards: { coins: 10 } });
/** A new arena whose payment by cash was taken away. */
const withoutCash = async (admin: Client, unique: string): Promise<number> => {
  const arena = await newArena(admin, `m${unique}`);
  const cash = (await rows(admin, `/api/arena-hub/payment-methods?arena_id=${arena}`)).find((row) => row.payment_method === 'cash');
  await admin.call('DELETE', `/api/arena-hub/payment-methods/${cash?.id}`);
  return arena;
};
const companyBody = async ({ admin, unique }: { readonly admin: Client; readonly unique: string }) => {
  const country = await first(admin, '/api/arena-hub/countries');
  return { name: `Company ${unique}`, address: 'Ilica 1', phone: null, pidn: `${10_000_000_000 + Number(unique.replace(/\D/g, ''))}`, country_id: country.id, coins_taxes: [(country.taxes as readonly Listed[])[0]?.id], fiscal_data: { inTaxSystem: true, demo: true } };
};

/** The five calls of a resource that is kept by plain CRUD: list, one, create, change, delete. */
type Five = readonly [list: string, one: string, create: string, update: string, remove: string];
const rowsOf = (row: string): Five => [`${row}a`, `${row}b`, `${row}c`, `${row}d`, `${row}e`];
const kept = (row: string | Five, path: string, body: (asked: { readonly admin: Client; readonly unique: string }) => unknown, change: object): Readonly<Record<string, MakeSample>> => {
  const another: MakeSample = async ({ admin, unique }) => ({ path: { id: (await made(admin, path, await body({ admin, unique }))).id } });
  const [list, one, create, update, remove] = typeof row === 'string' ? rowsOf(row) : row;
  return { [list]: () => ({ query: '?size=10' }), [one]: another, [create]: async (asked) => ({ body: await body(asked) }), [update]: async (asked) => ({ ...(await another(asked)), body: change }), [remove]: another };
};

/** A row of a list of sales in an arena where manager and employee both work. */
const sold = (path: string, more = ''): MakeSample => async ({ admin }) => {
  const { body } = await admin.call<{ readonly data: { readonly data?: readonly Listed[] } & readonly Listed[] }>('GET', `${path}?size=1&arena_id=${(await sharedArena(admin)).id}${more}`);
  const [row] = body.data.data ?? body.data;
  if (!row) throw new Error(`nothing at ${path}`);
  return { path: { id: row.id } };
};
const subscribed = async (admin: Client): Promise<Listed> => first(admin, `/api/subscriptions/arenas/${(await sharedArena(admin)).id}/subscriptions?size=1`);
const player = async (admin: Client, unique: string, more: object = {}) => made(admin, '/api/core/users', { ...userBody(`care${unique}`), ...more });
/** A player whose identity waits: the demo chain has some, and each call decides one. */
const pendingPlayer = async (admin: Client): Promise<Listed> => {
  const all = await rows(admin, '/api/core/users?size=1000&role=player');
  const found = all.find(({ identity }) => (identity as { status: string | null }).status === 'PENDING');
  if (!found) throw new Error('nobody waits for a decision');
  return found;
};
/** The token in the letter that a reset of a new player wrote. */
const resetToken = async (admin: Client, unique: string): Promise<string> => {
  // Letters of earlier runs may lie there too.
  const { id, username } = await player(admin, `${unique}x${Date.now()}`, { email: `${unique}@example.org` });
  await admin.call('POST', `/api/core/users/${id}/reset-password`);
  const letters = readdirSync(outbox).map((name) => readFileSync(`${outbox}/${name}`, 'utf8'));
  return /reset-password#([\w-]+)/.exec(letters.find((letter) => letter.includes(String(username))) ?? '')?.[1] ?? '';
};
const ofPlayer: MakeSample = async ({ admin }) => ({ path: { id: (await admin.call<Listed>('GET', '/api/core/users/by-username/player')).body.id } });

export const samples: Readonly<Record<string, MakeSample>> = {
  'API-01': ({ role }) => ({ body: { username: role === 'nobody' ? 'admin' : role, password: 'arena-demo' } }),
  'API-02': async ({ admin }) => ({ body: { refresh_token: (await admin.call<{ refresh_token: string }>('POST', '/api/auth/login', { username: 'admin', password: 'arena-demo' })).body.refresh_token } }),
  'API-03': async ({ admin }) => ({ body: { refresh_token: (await admin.call<{ refresh_token: string }>('POST', '/api/auth/login', { username: 'admin', password: 'arena-demo' })).body.refresh_token } }),
  'API-04': () => ({ query: '?username=a&name=a&size=5&page=0&sort=id,DESC' }),
  'API-05': () => ({ query: '123456' }),
  'API-06': ({ unique }) => ({ body: userBody(unique) }),
  'API-07': async ({ admin }) => ({ path: { id: (await first(admin, '/api/core/users')).id } }),
  'API-08': async ({ admin, unique }) => ({ path: { id: (await made(admin, '/api/core/users', userBody(unique))).id }, body: { name: 'New', email: `${unique}@example.org`, banned: false } }),
  'API-09': async ({ admin, unique }) => ({ path: { id: (await made(admin, '/api/core/users', userBody(unique))).id } }),
  'API-10': async ({ admin }) => ({ query: `?ids=${(await rows(admin, '/api/core/users')).map(({ id }) => id).join(',')}` }),
  'API-11': ({ role }) => ({ path: { username: role === 'nobody' ? 'admin' : role } }),
  'API-12': () => ({ query: '?username=a&name=a&email=a&size=5&page=0' }),
  'API-12b': async ({ admin }) => ({ path: { id: (await first(admin, '/api/core/users/bad-imports')).id } }),
  'API-13': async ({ admin, unique }) => ({ path: { id: (await first(admin, '/api/core/users/bad-imports')).id }, body: { username: `imported_${unique}` } }),
  'API-14': async ({ admin, unique }) => ({ path: { id: (await player(admin, unique, { email: `care${unique}@example.org` })).id } }),
  'API-14b': async ({ admin, unique }) => ({ body: { token: await resetToken(admin, unique) } }),
  'API-14c': async ({ admin, unique }) => ({ body: { token: await resetToken(admin, unique), password: 'new-secret' } }),
  'API-15': async ({ admin }) => ({ path: { id: (await pendingPlayer(admin)).id } }),
  'API-16': async ({ admin }) => ({ path: { id: (await pendingPlayer(admin)).id } }),
  'API-30': ofPlayer,
  'API-31': ofPlayer,
  'API-34': async (asked) => ({ ...(await ofPlayer(asked)), query: '?size=100&view=true' }),
  'API-35': async (asked) => ({ ...(await ofPlayer(asked)), query: '?size=100&view=true' }),
  'API-36': async ({ admin, unique }) => {
    const { id, username } = await player(admin, unique);
    return { body: { user_id: id, username, events: [{ context: 'birthday_party', data: { value: 1 } }, { context: 'instagram_follow', data: { value: 1 } }] } };
  },
  'API-41': async ({ admin }) => ({ path: { id: (await first(admin, '/api/achievements/achievements')).id }, query: '?size=10&page=0' }),
  'API-48': async ({ admin }) => ({ path: { id: (await first(admin, '/api/achievements/quests')).id }, query: '?size=10&page=0' }),
  'API-52': async (asked) => ({ query: `?user_id=${(await ofPlayer(asked)).path?.id}&start_date=2025-11-28&end_date=2026-11-28` }),
  'API-53': async (asked) => ({ query: `?user_id=${(await ofPlayer(asked)).path?.id}&start_date=2025-11-28&end_date=2026-11-28` }),
  'API-20c': () => ({ query: '?q=admin' }),
  'API-17': async ({ admin, role }) => ({ path: { id: await self(admin, role) } }),
  'API-18': async ({ admin, role }) => ({ path: { id: await self(admin, role), namespace: 'dashboard' } }),
  'API-19': async ({ admin, role }) => ({ path: { id: await self(admin, role), namespace: 'dashboard', key: 'theme' }, body: { value: 'Dark' } }),
  'API-20': () => ({ query: '?size=100' }),
  'API-20b': async ({ admin }) => ({ path: { id: (await first(admin, '/api/core/roles')).id } }),
  'API-21': ({ unique }) => ({ body: { name: `role-${unique}`, is_default: true } }),
  'API-22': async ({ admin, unique }) => ({ path: { id: (await made(admin, '/api/core/roles', { name: `role-${unique}`, is_default: true })).id }, body: { is_default: false } }),
  'API-23': async ({ admin, unique }) => ({ path: { id: (await made(admin, '/api/core/roles', { name: `role-${unique}`, is_default: true })).id } }),
  'API-28': async ({ admin }) => ({ path: { id: (await first(admin, '/api/core/users')).id } }),
  'API-29': async ({ admin }) => ({ path: { id: (await first(admin, '/api/core/users')).id } }),
  'API-54': () => ({ query: '?size=10&page=0&include_fields=company,address' }),
  'API-55': async ({ admin, unique }) => ({ body: await arenaBody(admin, unique) }),
  'API-56': arenaId,
  'API-57': async ({ admin }) => ({ path: { name: encodeURIComponent(String((await sharedArena(admin)).name)) } }),
  'API-58': async ({ admin, unique }) => ({ path: { id: await newArena(admin, unique) }, body: { web_shop: 1 } }),
  'API-59': async ({ admin, unique }) => ({ path: { id: await newArena(admin, unique) }, body: { web_shop: 1 } }),
  'API-60': async ({ admin, unique }) => ({ path: { id: await newArena(admin, unique) } }),
  'API-61': arenaId,
  'API-62': async (asked) => ({ ...(await arenaId(asked)), body: { working_hours: Array.from({ length: 7 }, () => ['08:00', '23:00']) } }),
  'API-63': arenaId,
  'API-64': async (asked) => ({ ...(await arenaId(asked)), body: { base_rate: 100 } }),
  'API-65': arenaId,
  'API-66': async (asked) => ({ ...(await arenaId(asked)), body: { bonuses: [{ day: 1, hour: 0, value: 30 }] } }),
  'API-67': arenaId,
  'API-68': async ({ admin }) => {
    const { id } = await sharedArena(admin);
    return { path: { id }, body: (await admin.call<readonly number[]>('GET', `/api/arena-hub/arenas/${id}/employees`)).body };
  },
  'API-69': arenaId,
  'API-70': async ({ admin, unique }) => ({ body: { ...addressBody, arena_id: await newArena(admin, unique) } }),
  'API-71': async ({ admin, unique }) => ({ path: { id: (await made(admin, '/api/arena-hub/addresses', { ...addressBody, arena_id: await newArena(admin, unique) })).id }, body: { settlement: 'Split' } }),
  'API-79': () => ({ query: '?size=100&include_fields=country' }),
  'API-79b': async ({ admin }) => ({ path: { id: (await first(admin, '/api/arena-hub/companies')).id } }),
  'API-80': () => ({}),
  'API-115': () => ({ query: '?size=10&page=1&sort=name,ASC' }),
  'API-115b': async ({ admin }) => ({ path: { id: (await first(admin, '/api/shop/categories')).id } }),
  'API-116': ({ unique }) => ({ body: categoryBody(unique) }),
  'API-117': async ({ admin, unique }) => ({ path: { id: (await made(admin, '/api/shop/categories', categoryBody(unique))).id }, body: { attributes: [] } }),
  'API-118': async ({ admin, unique }) => ({ path: { id: (await made(admin, '/api/shop/categories', categoryBody(unique))).id } }),
  'API-133': () => ({ query: '?size=12&page=0&sort=createdAt,DESC' }),
  'API-134': async ({ admin }) => ({ path: { arena_id: (await sharedArena(admin)).id }, query: '?size=12&page=0&sort=createdAt,DESC' }),
  'API-133b': async ({ admin, unique }) => ({ path: { id: (await made(admin, '/api/social/articles', await articleBody(admin, unique))).id } }),
  'API-135': async ({ admin, unique }) => ({ body: await articleBody(admin, unique) }),
  'API-136': async ({ admin, unique }) => ({ path: { id: (await made(admin, '/api/social/articles', await articleBody(admin, unique))).id }, body: { subtitle: 'y' } }),
  'API-137': async ({ admin, unique }) => ({ path: { id: (await made(admin, '/api/social/articles', await articleBody(admin, unique))).id } }),
  'API-149': () => ({ body: png() }),
  'API-151a': () => ({ query: '?size=10' }),
  'API-151b': async ({ admin }) => ({ path: { id: (await first(admin, '/api/arena-hub/countries')).id } }),
  'API-151c': ({ unique }) => ({ body: countryBody(unique) }),
  'API-151d': async ({ admin, unique }) => ({ path: { id: (await made(admin, '/api/arena-hub/countries', countryBody(unique))).id }, body: { legalAge: 21 } }),
  'API-151e': async ({ admin, unique }) => ({ path: { id: (await made(admin, '/api/arena-hub/countries', countryBody(unique))).id } }),
  'API-158a': () => ({ query: '?size=10' }),
  'API-158b': async ({ admin }) => ({ path: { id: (await first(admin, '/api/gamification/ranks')).id } }),
  'API-158c': ({ unique }) => ({ body: rankBody(unique) }),
  'API-158d': async ({ admin, unique }) => ({ path: { id: (await made(admin, '/api/gamification/ranks', rankBody(unique))).id }, body: { gain: 2 } }),
  'API-158e': async ({ admin, unique }) => ({ path: { id: (await made(admin, '/api/gamification/ranks', rankBody(unique))).id } }),
  'API-149b': async ({ admin }) => ({ path: { name: String((await admin.call<{ data: { link: string } }>('POST', '/api/files', png())).body.data.link).split('/').pop() ?? '' } }),
  'API-166': async (asked) => ({ ...(await arenaId(asked)), body: { terms_and_conditions: '<h2>Be kind</h2>' } }),
  'API-72': async ({ admin, unique }) => ({ body: { ...mapBody, arena_id: await newArena(admin, unique) } }),
  'API-73': async ({ admin, unique }) => ({ path: { id: (await made(admin, '/api/arena-hub/geo-maps', { ...mapBody, arena_id: await newArena(admin, unique) })).id }, body: { zoom: 12 } }),
  'API-74': async ({ admin, unique }) => ({ body: { ...contactBody, arena_id: await newArena(admin, unique) } }),
  'API-75': async ({ admin, unique }) => ({ path: { id: (await made(admin, '/api/arena-hub/contacts', { ...contactBody, arena_id: await newArena(admin, unique) })).id }, body: { manager: 'Eva' } }),
  'API-151f': async ({ admin, unique }) => {
    const country = await made(admin, '/api/arena-hub/countries', countryBody(unique));
    return { path: { id: country.id, row: (country.taxes as readonly Listed[])[0]?.id ?? 0 } };
  },
  'API-168a': () => ({}), 'API-168b': () => ({}), 'API-168c': () => ({}), 'API-168d': () => ({}),
  ...kept('API-152', '/api/arena-hub/devices', async ({ admin, unique }) => ({ hostname: `pc-${unique}`, peerId: `peer-${unique}`, publicKey: 'key', arena_id: (await sharedArena(admin)).id }), { publicKey: 'other' }),
  ...kept('API-156', '/api/core/settings', ({ unique }) => ({ namespace: 'dashboard', key: `key-${unique}`, defaultValue: 'x' }), { defaultValue: 'y' }),
  ...kept('API-157', '/api/core/avatars', ({ unique }) => ({ url: samplePicture, name: 'Fox', key: `fox-${unique}` }), { name: 'Red fox' }),
  ...kept('API-159', '/api/gamification/skills', ({ unique }) => ({ code: `skill-${unique}`, value: 0.5 }), { value: 1 }),
  ...kept('API-160', '/api/gamification/inventory-item-types', ({ unique }) => ({ name: `Type ${unique}`, type: 'bonus', default_amount: 5, default_duration: 3600, active: true }), { active: false }),
  ...kept('API-161', '/api/achievements/achievement-groups', ({ unique }) => ({ name: `Group ${unique}`, active: true }), { active: false }),
  ...kept('API-162', '/api/achievements/quest-groups', ({ unique }) => ({ name: `Group ${unique}`, active: true }), { active: false }),
  ...kept('API-153', '/api/arena-hub/cash-registers', async ({ admin, unique }) => ({ arena_id: await newArena(admin, `r${unique}`), label: 7, active: true }), { active: false }),
  ...kept('API-154', '/api/arena-hub/payment-methods', async ({ admin, unique }) => ({ arena_id: await withoutCash(admin, unique), payment_method: 'cash', enabled: true, fiscalize: true }), { payment_method: 'cash', enabled: false }),
  'API-154a': async ({ admin }) => ({ query: `?arena_id=${(await sharedArena(admin)).id}` }),
  'API-154b': async ({ admin }) => ({ path: { id: (await first(admin, `/api/arena-hub/payment-methods?arena_id=${(await sharedArena(admin)).id}`)).id } }),
  'API-153b': async ({ admin }) => ({ path: { id: (await first(admin, `/api/arena-hub/cash-registers?arena_id=${(await sharedArena(admin)).id}`)).id } }),
  ...kept('API-155', '/api/arena-hub/companies', companyBody, { phone: '+385 1 555 0199' }),
  ...kept('API-165', '/api/shop/warehouses', async ({ admin, unique }) => ({ arena_id: (await sharedArena(admin)).id, name: `Cellar ${unique}` }), { name: 'Attic' }),
  'API-165a': async ({ admin }) => ({ query: `?arena_id=${(await sharedArena(admin)).id}` }),
  'API-165d': async ({ admin, unique }) => ({ path: { id: (await made(admin, '/api/shop/warehouses', { arena_id: (await sharedArena(admin)).id, name: `Cellar ${unique}` })).id }, body: { name: `Attic ${unique}` } }),
  ...Object.fromEntries((['terms', 'invoice-settings'] as const).flatMap((name) => {
    const row = name === 'terms' ? 'API-166t' : 'API-166s';
    const one = async (admin: Client) => ({ path: { id: (await first(admin, `/api/arena-hub/${name}?arena_id=${(await sharedArena(admin)).id}`)).id } });
    return [[`${row}a`, () => ({ query: '?size=10' })], [`${row}b`, ({ admin }) => one(admin)], [`${row}d`, async ({ admin }) => ({ ...(await one(admin)), body: name === 'terms' ? { terms_and_conditions: '<p>x</p>' } : { invoice_header: '<p>x</p>' } })]] satisfies readonly (readonly [string, MakeSample])[];
  })),
  'API-166b': arenaId,
  'API-166c': async (asked) => ({ ...(await arenaId(asked)), body: { invoice_footer: '<p>Thanks</p>' } }),
  ...kept(['API-37', 'API-37b', 'API-38', 'API-39', 'API-40'], '/api/achievements/achievements', ({ unique }) => ({
    name: `Achievement ${unique}`, active: true, points: 10, type: 'and', strategy: 'collect', contexts: ['session'], conditions: { type: 'and', children: [{ type: 'leaf', context: 'LEGEND', strategy: 'equal', value: 1 }] }, rewards: { coins: 50, chest: 'gold' },
  }), { points: 20 }),
  ...kept(['API-44', 'API-44b', 'API-45', 'API-46', 'API-47'], '/api/achievements/quest-types', questTypeBody, { value: 4 }),
  ...kept(['API-42', 'API-42b', 'API-163', 'API-43', 'API-163e'], '/api/achievements/quests', async ({ admin, unique }) => ({
    name: `Quest ${unique}`, active: true, kind: 'daily', rewards: [{ coins: 5, experience: 1, chest: null }],
    pools: [{ pool_type: 'daily', quest_types: [{ quest_type: (await made(admin, '/api/achievements/quest-types', questTypeBody({ unique: `q${unique}` }))).id, weight: 3 }] }],
  }), { active: false }),
  ...kept(['API-138', 'API-138b', 'API-140', 'API-141', 'API-142'], '/api/social/events', async ({ admin, unique }) => ({ ...(await articleBody(admin, unique)), starts_at: '2026-12-01 18:00:00', ends_at: '2026-12-01 22:00:00' }), { subtitle: 'y' }),
  ...kept(['API-143', 'API-143b', 'API-145', 'API-146', 'API-148'], '/api/notifications/mobile-notifications', async ({ admin, unique }) => ({ scheduled_at: '2100-12-01T10:00:00Z', notification: await notificationFields(admin, unique) }), { notification: { title: 'y' } }),
  'API-144': () => ({}),
  'API-144b': async ({ admin }) => ({ path: { id: (await first(admin, '/api/notifications/topics')).id } }),
  'API-147': async ({ admin, unique }) => ({ body: await notificationFields(admin, unique) }),
  'API-147b': () => ({}),
  'API-139': async ({ admin }) => ({ path: { arena_id: (await sharedArena(admin)).id }, query: '?size=12&page=0&sort=createdAt,DESC' }),
  'API-32': () => ({}),
  // A log has something to tell once something was changed.
  'API-32b': async ({ admin }) => {
    for (const max_legend_bonus of [51, 50]) await admin.call('POST', '/api/gamification/max-bonuses/update', { max_legend_bonus, max_rank_bonus: 30, max_reward_bonus: 25, max_subscription_bonus: 20 });
    return { query: '?size=10&page=0' };
  },
  'API-33': () => ({ body: { max_legend_bonus: 50, max_rank_bonus: 30, max_reward_bonus: 25, max_subscription_bonus: 20 } }),
  'API-76': async ({ admin, unique }) => ({ body: { name: 'Racing seat', description: '<p>x</p>', image: null, arena_id: await newArena(admin, `e${unique}`) } }),
  'API-77': async ({ admin, unique }) => ({ path: { id: (await made(admin, '/api/arena-hub/equipment', { name: 'Seat', arena_id: await newArena(admin, `e${unique}`) })).id }, body: { name: 'Racing seat' } }),
  'API-78': async ({ admin, unique }) => ({ path: { id: (await made(admin, '/api/arena-hub/equipment', { name: 'Seat', arena_id: await newArena(admin, `e${unique}`) })).id } }),
  'API-104': async ({ admin }) => ({ query: `?resources=1&size=5&page=1&to_user=a&sort=created_at,DESC&arena_id=${(await sharedArena(admin)).id}` }),
  'API-104b': sold('/api/shop/invoices'),
  'API-107': async ({ admin, role }) => {
    const person = (await admin.call<Listed>('GET', `/api/core/users/by-username/${role === 'nobody' ? 'employee' : role}`)).body;
    const { path } = await sold('/api/shop/invoices')({ admin, role, unique: '' });
    return { path, body: { by_user: { id: person.id, username: person.username } } };
  },
  'API-107b': () => ({}),
  'API-107c': () => ({ body: { locale: 'hr', fault: 'ok' } }),
  'API-122': () => ({ query: '?size=5&page=1&sort=number,ASC' }),
  'API-122b': sold('/api/shop/transactions'),
  'API-124': () => ({ query: '?resources=1&size=5&page=1' }),
  'API-124b': sold('/api/shop/carts'),
  'API-164': () => ({ query: '?size=5&page=1' }),
  'API-164b': sold('/api/shop/orders'),
  'API-164d': async (asked) => ({ ...(await sold('/api/shop/orders')(asked)), body: { note: 'Call first' } }),
  'API-164e': sold('/api/shop/orders', '&status=pending'),
  'API-49': async ({ admin }) => ({ path: { id: Number((await subscribed(admin)).user_id) } }),
  'API-50': () => ({ query: '?active=true&size=100' }),
  'API-50b': async ({ admin }) => ({ path: { id: (await subscribed(admin)).id } }),
  'API-51': async ({ admin }) => ({ path: { arena_id: (await sharedArena(admin)).id }, query: '?active=true&size=100' }),
  ...softwareSamples({ made, sharedArena }),
  'API-167a': async ({ admin }) => {
    const { id } = await sharedArena(admin);
    await made(admin, '/api/notifications/staff', { type: 'new_order', arena_id: id, user: (await first(admin, '/api/core/users')).id });
    return { query: `?arena_id=${id}` };
  },
  'API-167b': async ({ admin }) => ({ body: { type: 'new_order', arena_id: (await sharedArena(admin)).id, user: (await first(admin, '/api/core/users')).id } }),
  'API-167c': async ({ admin }) => ({ body: { arena_id: (await sharedArena(admin)).id } }),
};
