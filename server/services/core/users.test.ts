import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServices, type TestServices } from '#tests/support/services.ts';

interface User extends Record<string, unknown> {
  readonly id: number;
  readonly username: string;
  readonly version: number;
  readonly roles: readonly string[];
  readonly full_name: string;
  readonly identity: Record<string, unknown>;
  readonly email: Record<string, unknown>;
  readonly phone: Record<string, unknown>;
}
interface List {
  readonly content: readonly User[];
  readonly total_elements: number;
}

let services: TestServices;
let admin: string;
beforeAll(async () => {
  services = await startServices();
  admin = await services.as('admin');
});
afterAll(() => services.stop());

const list = async (query: string, token = admin) => (await services.call<List>(token, 'GET', `/core/users?size=100&${query}`)).body;
const found = async (query: string) => (await list(query)).content.map(({ username }) => username);
const make = async (username: string, more: Record<string, unknown> = {}, token = admin) => services.call<User & { code: string; errors: Record<string, unknown> }>(token, 'POST', '/core/users', { username, password: 'secret-1', roles: ['player'], ...more });
const one = async (id: number) => (await services.call<User>(admin, 'GET', `/core/users/${id}`)).body;
const change = (id: number, body: Record<string, unknown>, token = admin) => services.call<User & { code: string }>(token, 'PUT', `/core/users/${id}`, body);

describe('a user', () => {
  it('API-06 API-07 USER-44 USER-45 comes back with everything that was sent, and no password', async () => {
    const { status, body } = await make('Qana.M', {
      name: 'Ana', surname: 'Marić', card_id: '000123', registered_in_arena: 2, email: 'Ana@Example.org', phone: { country_code: '385', national_number: '911234999' },
      identity: { name: 'Ana Marić', birthdate: '1999-12-31', address: 'Ilica 1', pidn: '11122233344' },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      username: 'Qana.M', full_name: 'Ana Marić', card_id: '000123', roles: ['player'], active: true, banned: false, ban_reason: null, registered_in_arena: 2, version: 1,
      identity: { id: expect.any(Number), name: 'Ana Marić', birthdate: '1999-12-31', address: 'Ilica 1', pidn: '11122233344', status: 'UNVERIFIED' },
      email: { id: expect.any(Number), address: 'Ana@Example.org', status: 'UNVERIFIED' }, phone: { country_code: '385', national_number: '911234999', number: '385911234999', status: 'UNVERIFIED' },
      wallet: { balance: 0 }, experience: { balance: 0, rank: { name: 'noob' } }, reset_password: { expires_at: null },
    });
    expect(JSON.stringify(body)).not.toMatch(/"password"|scrypt|hash/);
    expect(await one(body.id)).toEqual(body);
  });

  it('OP-077 has a name that nobody else has in other letters; every spelling finds it', async () => {
    expect((await make('QANA.m')).body).toMatchObject({ code: 'taken', errors: { username: [{ rule: 'unique' }] } });
    expect((await services.login('qaNA.M', 'secret-1')).status).toBe(200);
    expect(await found('username=qaNA.m')).toEqual(['Qana.M']);
    expect((await services.call(admin, 'GET', '/core/users/by-username/QANA.M')).body).toMatchObject({ username: 'Qana.M' });
  });

  it('OP-078 has a username of letters, digits, dot, underscore and hyphen; a name of signs that show nothing is none', async () => {
    for (const username of ['\u200B\u200B\u200B', 'ana\u200B', '\u202Eana', '\u0430na', 'an\u0430.k', 'ana\u00AD', 'ana k']) expect((await make(username)).body, JSON.stringify(username)).toMatchObject({ code: 'invalid', errors: { username: [expect.anything()] } });
    const { body: made } = await make('shows.nothing', { name: '\u200B\u200B\u200B', surname: '\u202E', identity: { name: 'Ana Mari\u0107' } });
    expect(made).toMatchObject({ name: null, surname: null, full_name: 'Ana Mari\u0107' });
  });

  it('API-08 changes by what the body names; a new e-mail or phone is not verified; versions count form writes only', async () => {
    const { body: made } = await make('changes', { email: 'old@example.org', phone: { country_code: '43', national_number: '6601234' } });
    await services.database.db.updateTable('emails').set({ status: 'VERIFIED' }).where('user_id', '=', made.id).execute();
    expect(await one(made.id)).toMatchObject({ version: 1, email: { status: 'VERIFIED' } });
    expect((await change(made.id, { email: 'old@example.org', surname: 'Novak' })).body).toMatchObject({ version: 2, full_name: 'Novak', email: { status: 'VERIFIED' }, phone: { national_number: '6601234' } });
    expect((await change(made.id, { email: 'new@example.org', identity: { address: 'Riva 2' } })).body).toMatchObject({ email: { address: 'new@example.org', status: 'UNVERIFIED' }, identity: { address: 'Riva 2', name: null } });
    expect((await change(made.id, { email: null, phone: { country_code: null, national_number: null } })).body).toMatchObject({ email: { address: null, status: null }, phone: { number: null } });
    await services.database.db.insertInto('coin_ledger').values({ user_id: made.id, amount: 5, reason: 'sale', arena_id: 1, actor_id: null }).execute();
    expect(await one(made.id)).toMatchObject({ version: 4, wallet: { balance: 5 } });
    expect((await services.call(admin, 'PUT', `/core/users/${made.id}`, { username: 'other' })).status).toBe(422);
  });

  it('API-08 VAL-28 a ban has a reason and an arena, and leaves none behind', async () => {
    const { body: made } = await make('to.ban');
    expect((await change(made.id, { banned: true })).body).toMatchObject({ errors: { ban_reason: [{ rule: 'required' }], ban_arena_id: [{ rule: 'required' }] } });
    expect((await change(made.id, { banned: true, ban_reason: 'fraud', ban_arena_id: 1 })).body).toMatchObject({ banned: true, ban_reason: 'fraud', ban_arena_id: 1 });
    expect((await change(made.id, { banned: false })).body).toMatchObject({ banned: false, ban_reason: null, ban_arena_id: null });
  });

  it('API-09 is deleted, or retired when coins were booked; either way it is gone and its name is free', async () => {
    const { body: plain } = await make('to.delete');
    expect((await services.call(admin, 'DELETE', `/core/users/${plain.id}`)).status).toBe(200);
    const { body: rich } = await make('to.retire', { name: 'Rich', email: 'rich@example.org' });
    await services.database.db.insertInto('coin_ledger').values({ user_id: rich.id, amount: 5, reason: 'sale', arena_id: 1, actor_id: null }).execute();
    expect((await services.call(admin, 'DELETE', `/core/users/${rich.id}`)).status).toBe(200);
    for (const { id } of [plain, rich]) expect((await services.call(admin, 'GET', `/core/users/${id}`)).status).toBe(404);
    expect(await found('username=to.retire&name=to.delete')).toEqual([]);
    expect((await services.call(admin, 'GET', '/core/users/by-username/to.retire')).status).toBe(404);
    expect((await services.call(admin, 'GET', `/core/users/by-id?ids=${plain.id},${rich.id}`)).body).toEqual([]);
    expect((await services.call(admin, 'GET', `/gamification/users/${rich.id}/wallet`)).status).toBe(404);
    const kept = await services.database.db.selectFrom('users').select(['username', 'full_name', 'email_address', 'password_hash']).where('id', 'in', [plain.id, rich.id]).execute();
    expect(kept).toEqual([{ username: 'to.retire', full_name: 'Rich', email_address: null, password_hash: null }]);
    expect((await make('to.retire')).status).toBe(201);
  });

  it('API-09 SUB-01 who is deleted holds nothing any more that runs on or waits', async () => {
    const { body } = await make('to.retire.rich');
    const { db } = services.database;
    const mine = sql`${body.id}::bigint, 1::bigint`;
    await sql`INSERT INTO subscriptions (user_id, arena_id, name, bonus, duration, daily_reward, expires_at, created_at) VALUES (${mine}, 'runs', 0.1, 30, 50, now() + interval '9 days', now()), (${mine}, 'over', 0.1, 30, 50, now() - interval '1 day', now() - interval '31 days')`.execute(db);
    await sql`INSERT INTO passes (user_id, arena_id, name, valid_from, valid_to) VALUES (${mine}, 'window', now(), now() + interval '1 hour')`.execute(db);
    await sql`INSERT INTO time_tickets (user_id, arena_id, name, minutes, used_seconds) VALUES (${mine}, 'left', 60, 30), (${mine}, 'used up', 60, 3600)`.execute(db);
    const running = async () => (await services.call<{ content: readonly { username: string; name: string }[] }>(admin, 'GET', '/subscriptions/arenas/1/subscriptions?active=true&size=100&page=0&sort=created_at,DESC')).body;
    expect(JSON.stringify(await running())).toContain('to.retire.rich');
    expect((await services.call(admin, 'DELETE', `/core/users/${body.id}`)).status).toBe(200);
    expect(JSON.stringify(await running())).not.toContain('to.retire.rich');
    const { rows } = await sql<{ name: string }>`SELECT name FROM (SELECT name, user_id, withdrawn_at FROM subscriptions UNION ALL SELECT name, user_id, withdrawn_at FROM passes UNION ALL SELECT name, user_id, withdrawn_at FROM time_tickets) AS t
      WHERE user_id = ${body.id} AND withdrawn_at IS NOT NULL ORDER BY name`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual(['left', 'runs', 'window']);
  });

  it('API-10 OP-095 is found by id among odd ones', async () => {
    const { body } = await services.call<readonly User[]>(admin, 'GET', '/core/users/by-id?ids=1,,a,9999999999,2');
    expect(body.map(({ id }) => id).sort()).toEqual([1, 2]);
    for (const id of ['9999999999', 'abc', '-1', '1.5', '0']) expect((await services.call(admin, 'GET', `/core/users/${id}`)).status, id).toBe(404);
    expect((await services.call(admin, 'GET', `/core/users/by-id?ids=${Array.from({ length: 101 }, (_, i) => i + 1).join(',')}`)).status).toBe(422);
  });

  it('API-28 API-29 has coins and experience with a rank', async () => {
    expect((await services.call(admin, 'GET', '/gamification/users/6/wallet')).body).toEqual({ balance: 4250 });
    expect((await services.call(admin, 'GET', '/gamification/users/6/xp')).body).toEqual({ balance: 1250, rank: { name: 'starter' } });
    expect((await services.call(admin, 'GET', '/gamification/users/1/xp')).body).toEqual({ balance: 0, rank: { name: 'noob' } });
  });
});

describe('the list', () => {
  beforeAll(async () => {
    for (const [username, more] of [['qa_b', { name: 'x%y' }], ['qaxb', { name: 'xzy' }], ['cm.bosko', { name: 'Đuro', surname: 'Čmelik', card_id: '012345678', email: 'duro@sveučilište.hr', phone: { country_code: '387', national_number: '61555777' } }]] as const) await make(username, more);
  });

  it('OP-074 takes wildcards literally', async () => {
    expect(await found('username=qa_b')).toEqual(['qa_b']);
    expect(await found('name=%25')).toEqual(['qa_b']);
    expect((await list('username=%25&name=100%25&email=%5C')).total_elements).toBe(0);
    expect(await found('username=no%5Fsuch')).toEqual([]);
  });

  it('API-04 USER-07 finds by each key alone, without regard to accents and case, and by any of several', async () => {
    const own = 'cm.bosko';
    for (const query of ['username=M.BOS', 'name=duro%20cmel', 'name=ČMELIK', 'email=SVEUCILISTE', 'phone=61555', 'phone=%2B387%2061-555', 'card_id=01234567']) expect(await found(query), query).toEqual([own]);
    expect(new Set(await found('username=cm.bosko&name=xzy&email=nothing'))).toEqual(new Set([own, 'qaxb']));
    expect(await found('phone=ana&card_id=ana')).toEqual([]);
    const { content } = await list('rank=GOL');
    expect(content.length).toBeGreaterThan(0);
    for (const user of content) expect(user.experience).toMatchObject({ rank: { name: 'gold' } });
    for (const user of (await list('role=mana')).content) expect(user.roles).toContain('manager');
  });

  it('API-05 OP-075 a card is found by exactly its six digits, by all who hold it', async () => {
    expect(await found('card_id=012345')).toEqual(['player']);
    expect((await list('card_id=000777')).total_elements).toBe(2);
    expect(await found('card_id=999999')).toEqual([]);
    expect((await list('card_id=012345')).content[0]?.card_id).toBe('012345');
  });

  it('API-04 USER-08 flags narrow, together with the search', async () => {
    const all = (await list('')).total_elements;
    const checks: Record<string, (user: User) => boolean> = {
      active: (user) => user.active === true, banned: (user) => user.banned === true, verified_identity: (user) => ['VERIFIED', 'APPROVED'].includes(String(user.identity.status)),
      verified_email: (user) => ['VERIFIED', 'APPROVED'].includes(String(user.email.status)), verified_phone: (user) => ['VERIFIED', 'APPROVED'].includes(String(user.phone.status)),
      employees: (user) => user.roles.some((role) => ['admin', 'manager', 'employee'].includes(role)),
    };
    for (const [flag, holds] of Object.entries(checks)) {
      const { content, total_elements } = await list(`${flag}=true`);
      expect(total_elements, flag).toBeLessThan(all);
      expect(content.length, flag).toBeGreaterThan(0);
      expect(content.every(holds), flag).toBe(true);
    }
    const { content } = await list('verified_email=true&banned=true&username=a&name=a');
    expect(content.every((user) => checks.verified_email?.(user) && checks.banned?.(user))).toBe(true);
  });

  it('USER-02 OP-015 every sort shows every user once', async () => {
    const { total_elements: all } = await list('');
    for (const sort of ['id,DESC', 'id,ASC', 'username,ASC', 'fullName,DESC', 'email.address,ASC', 'experience.rank.name,ASC', 'experience.rank.name,DESC']) {
      const ids: number[] = [];
      for (let page = 0; page * 25 < all; page += 1) ids.push(...(await services.call<List>(admin, 'GET', `/core/users?size=25&page=${page}&sort=${sort}`)).body.content.map(({ id }) => id));
      expect(ids.length, sort).toBe(all);
      expect(new Set(ids).size, sort).toBe(all);
    }
    const names = (await list('sort=fullName,ASC')).content.map((user) => user.full_name);
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
  });

  it('runs as many statements for one row as for twenty-five', async () => {
    const counted = async (query: string) => {
      const before = services.statements();
      await services.call(admin, 'GET', `/core/users?${query}`);
      return services.statements() - before;
    };
    const one = await counted('size=1&name=an');
    expect(await counted('size=25&name=ma')).toBe(one);
    expect(one).toBe(3);
  });

  it('counts exactly, also right after a change', async () => {
    const before = (await list('username=counted')).total_elements;
    const { body } = await make('counted.one');
    expect((await list('username=counted')).total_elements).toBe(before + 1);
    await services.call(admin, 'DELETE', `/core/users/${body.id}`);
    expect((await list('username=counted')).total_elements).toBe(before);
  });
});

describe('who may manage whom', () => {
  const roleSets = { admin: ['admin'], manager: ['manager'], employee: ['employee'], player: ['player'], referee: ['referee'] } as const;
  const may: Record<string, readonly (keyof typeof roleSets)[]> = { admin: ['admin', 'manager', 'employee', 'player', 'referee'], manager: ['employee', 'player', 'referee'], employee: ['player'] };

  it('PERM-16 PERM-17 PERM-18 PERM-19 PERM-20 the truth table of create, update and delete', async () => {
    for (const [who, allowed] of Object.entries(may)) {
      const token = await services.as(who);
      for (const [target, roles] of Object.entries(roleSets)) {
        const wanted = allowed.includes(target as keyof typeof roleSets);
        const mine = await make(`by.${who}.${target}`, { roles }, token);
        expect(mine.status, `${who} creates ${target}`).toBe(wanted ? 201 : 403);
        const { body } = await make(`for.${who}.${target}`, { roles });
        // A referee is no staff: employees may manage one, though they may not make one.
        const manages = wanted || (who === 'employee' && target === 'referee');
        expect((await change(body.id, { name: 'Changed' }, token)).status, `${who} changes ${target}`).toBe(manages ? 200 : 403);
        expect((await services.call(token, 'DELETE', `/core/users/${body.id}`)).status, `${who} deletes ${target}`).toBe(manages ? 200 : 403);
      }
    }
  });

  it('OP-067 nobody raises roles beyond what he may give, and refused bodies change nothing', async () => {
    const employee = await services.as('employee');
    expect((await change(3, { roles: ['admin'] }, employee)).status).toBe(403);
    expect((await change(3, { roles: ['employee', 'manager'] }, employee)).status).toBe(403);
    expect((await make('raised', { roles: ['admin'] }, employee)).status).toBe(403);
    expect((await make('raised', { roles: ['player', 'referee'] }, employee)).status).toBe(403);
    expect((await change(2, { banned: true, ban_reason: 'x', ban_arena_id: 1 }, employee)).status).toBe(403);
    expect((await one(3)).roles).toEqual(['employee']);
    expect(await one(2)).toMatchObject({ roles: ['manager'], banned: false });
    const { body } = await make('kept.referee', { roles: ['referee', 'player'] });
    expect((await change(body.id, { roles: ['player'] }, employee)).body).toMatchObject({ roles: ['player', 'referee'] });
    expect((await change(body.id, { roles: ['nothing'] })).status).toBe(422);
    expect((await change(body.id, { roles: [] })).status).toBe(422);
  });

  it('PERM-21 USER-38 where a ban holds is moved by admins alone; others say it once, when they ban', async () => {
    const manager = await services.as('manager');
    const employed = (await services.database.db.selectFrom('arena_employees').select('arena_id').where('user_id', '=', 2).orderBy('arena_id').execute()).map(({ arena_id }) => arena_id);
    const [first, second] = employed;
    const { id } = (await make('banned.once', { roles: ['player'] })).body;
    expect((await change(id, { banned: true, ban_reason: 'x', ban_arena_id: first }, manager)).status).toBe(200);
    expect((await change(id, { ban_arena_id: second }, manager)).status).toBe(403);
    expect((await change(id, { ban_reason: 'y', ban_arena_id: first }, manager)).body).toMatchObject({ ban_reason: 'y', ban_arena_id: first });
    expect((await change(id, { ban_arena_id: second })).body).toMatchObject({ ban_arena_id: second });
    expect((await change(id, { banned: false }, manager)).body).toMatchObject({ banned: false, ban_arena_id: null });
  });

  it('USER-46 an identity that was verified waits for approval anew once its name, birthdate or number changes, not for an address', async () => {
    const { id } = (await make('identity.new', { identity: { name: 'Ana Marić', birthdate: '1999-12-31', pidn: '1' } })).body;
    await services.database.db.updateTable('identities').set({ status: 'VERIFIED' }).where('user_id', '=', id).execute();
    expect((await change(id, { identity: { address: 'Ilica 2', name: 'Ana Marić' } })).body.identity).toMatchObject({ status: 'VERIFIED' });
    expect((await change(id, { identity: { pidn: '2' } })).body.identity).toMatchObject({ status: 'PENDING', pidn: '2' });
  });

  it('PERM-19 who may not give a role does not take it away either', async () => {
    const { id } = (await make('referee.one', { roles: ['player', 'referee'] })).body;
    const answer = await change(id, { roles: ['player'] }, await services.as('employee'));
    expect([answer.status, [...answer.body.roles].toSorted()]).toEqual([200, ['player', 'referee']]);
  });

  it('the last admin who can sign in is neither deleted nor banned, switched off or demoted', async () => {
    const db = services.database.db;
    const { rows } = await sql<{ id: number }>`SELECT u.id FROM users u JOIN user_roles l ON l.user_id = u.id JOIN roles r ON r.id = l.role_id WHERE r.name = 'admin' AND u.id <> 1 AND u.retired_at IS NULL`.execute(db);
    for (const { id } of rows) expect((await services.call(admin, 'DELETE', `/core/users/${id}`)).status).toBe(200);
    for (const body of [{ active: false }, { banned: true, ban_reason: 'x', ban_arena_id: 1 }, { roles: ['manager'] }]) expect(await change(1, body)).toMatchObject({ status: 409, body: { code: 'lastAdmin' } });
    expect(await services.call(admin, 'DELETE', '/core/users/1')).toMatchObject({ status: 409, body: { code: 'lastAdmin' } });
    expect(await one(1)).toMatchObject({ roles: ['admin'], active: true, banned: false });
    const { body: second } = await make('second.admin', { roles: ['admin'] });
    expect((await change(1, { active: true, name: 'Ada' })).status).toBe(200);
    expect((await change(second.id, { roles: ['player'] })).status).toBe(200);
  });

  it('players see nobody', async () => {
    const player = await services.as('player');
    for (const path of ['/core/users', '/core/users/1', '/core/users/by-id?ids=1', '/core/users/6/settings', '/gamification/users/6/wallet']) expect((await services.call(player, 'GET', path)).status, path).toBe(403);
  });
});

describe('settings', () => {
  it('API-17 API-18 API-19 are read by staff and written by oneself alone', async () => {
    const employee = await services.as('employee');
    expect((await services.call(employee, 'PATCH', '/core/users/3/settings/dashboard/theme', { value: 'Dark' })).status).toBe(200);
    expect((await services.call(employee, 'PATCH', '/core/users/3/settings/dashboard/theme', { value: 'Teal' })).status).toBe(200);
    await services.call(employee, 'PATCH', '/core/users/3/settings/other/key', { value: 'x' });
    expect((await services.call(employee, 'PATCH', '/core/users/3/settings/other/key', { value: null })).body).toEqual({ namespace: 'other', key: 'key', value: null });
    expect((await services.call(employee, 'GET', '/core/users/3/settings/dashboard')).body).toEqual([{ key: 'theme', value: 'Teal' }]);
    expect((await services.call(admin, 'GET', '/core/users/3/settings')).body).toEqual([{ namespace: 'dashboard', key: 'theme', value: 'Teal' }]);
    expect((await services.call(admin, 'PATCH', '/core/users/3/settings/dashboard/theme', { value: 'Dark' })).status).toBe(403);
    expect((await services.call(employee, 'PATCH', '/core/users/3/settings/dashboard/theme', { value: 7 })).status).toBe(422);
    for (const [key, value] of [['theme', 'Pink'], ['theme', 'dark'], ['language', 'xx']] as const) expect((await services.call(employee, 'PATCH', `/core/users/3/settings/dashboard/${key}`, { value })).status, value).toBe(422);
    expect((await services.call(await services.as('player'), 'GET', '/core/users/6/settings/dashboard')).body).toEqual([]);
    expect((await services.call(admin, 'GET', '/core/users/99999/settings')).status).toBe(404);
  });
  it('are five hundred of a person at most; one that is there is still changed, and one that is emptied makes room', async () => {
    const manager = await services.as('manager');
    const set = async (key: string, value: string | null) => await services.call(manager, 'PATCH', `/core/users/2/settings/views/${key}`, { value });
    await sql`INSERT INTO user_settings (user_id, namespace, key, value, updated_at) SELECT 2, 'views', 'old.' || n, '{}', now() FROM generate_series(1, 500 - (SELECT count(*)::integer FROM user_settings WHERE user_id = 2)) AS n`.execute(services.database.db);
    expect(await set('new.1', '{}')).toMatchObject({ status: 422, body: { errors: { key: [{ rule: 'atMost', amount: 500 }] } } });
    expect((await set('old.1', '{"name":"x"}')).status).toBe(200);
    expect((await set('old.1', null)).status).toBe(200);
    expect((await set('new.1', '{}')).status).toBe(200);
    expect((await services.call(manager, 'GET', '/core/users/2/settings')).body).toHaveLength(500);
  });
});

it('what a user holds is told page by page, however much it is', async () => {
  const { db } = services.database;
  const user = 30;
  await sql`INSERT INTO inventory (user_id, name, type, amount, created_at) SELECT ${user}, 'held ' || n, 'coin', 1, now() + make_interval(secs => n) FROM generate_series(1, 1003) AS n`.execute(db);
  await sql`INSERT INTO subscriptions (user_id, arena_id, name, duration, created_at, expires_at) SELECT ${user}, 1, 'held ' || n, 30, now() - make_interval(secs => 2000 - n), now() FROM generate_series(1, 1003) AS n`.execute(db);
  for (const path of [`/gamification/legacy/users/${user}/items`, `/subscriptions/users/${user}/subscriptions`]) {
    const read = async (query: string) => (await services.call<{ name: string }[]>(admin, 'GET', `${path}${query}`)).body.map(({ name }) => name);
    const all = [...(await read('')), ...(await read('?page=1'))];
    expect(await read('')).toHaveLength(1_000);
    expect(new Set(all).size, path).toBe(all.length);
    expect(all.filter((name) => name.startsWith('held '))).toHaveLength(1_003);
    expect(await read('?size=2&page=1'), path).toEqual(['held 1001', 'held 1000']);
    expect((await services.call(admin, 'GET', `${path}?size=0`)).status, path).toBe(422);
  }
});

it('what users repeat of identity, e-mail and phone is never out of step', async () => {
  const { rows } = await sql`SELECT u.id FROM users u LEFT JOIN emails e ON e.user_id = u.id LEFT JOIN phones p ON p.user_id = u.id LEFT JOIN identities i ON i.user_id = u.id
    WHERE u.email_address IS DISTINCT FROM e.address OR u.phone_number IS DISTINCT FROM p.number OR u.full_name IS DISTINCT FROM user_full_name(u.name, u.surname, i.name)`.execute(services.database.db);
  expect(rows).toEqual([]);
});

// The last ones here: whoever was signed in before is not any more by then.
describe('VAL-29 a birthdate of today, by the clocks of the places somebody works at', () => {
  // Past midnight in Zagreb and Madrid, not yet in Las Palmas, nor by UTC.
  const night = '2027-01-15T23:30:00.000Z';
  const born = async (token: string, birthdate: string) => {
    const { status, body } = await make(`born.${token.slice(-8).replaceAll(/[^a-z]/gi, 'x')}.${birthdate}`, { identity: { birthdate } }, token);
    return status === 201 ? 'taken' : body.errors;
  };
  const refused = (day: string) => ({ 'identity.birthdate': [{ rule: 'notAfter', day }] });
  const at = async (username: string): Promise<string> => (await services.login(username)).body.access_token;
  /** One more of the staff, who works at these arenas. */
  const works = async (username: string, ...arenas: readonly string[]): Promise<string> => {
    await make(username, { password: 'arena-demo', roles: ['employee'] }, await at('admin'));
    await sql`INSERT INTO arena_employees (arena_id, user_id) SELECT a.id, u.id FROM arenas a, users u WHERE a.name = ANY(${arenas}::text[]) AND u.username = ${username}`.execute(services.database.db);
    return at(username);
  };
  beforeAll(() => services.clock.set(new Date(night)));
  afterAll(() => services.clock.set(null));

  it('has come in Zagreb half an hour after midnight', async () => {
    const token = await works('night.zagreb', 'Zagreb West');
    expect([await born(token, '2027-01-16'), await born(token, '2027-01-17')]).toEqual(['taken', refused('2027-01-16')]);
  });
  it('has not come in Las Palmas, but for whoever works in Zagreb too', async () => {
    const canary = await works('night.canary', 'Las Palmas');
    const both = await works('night.both', 'Las Palmas', 'Zagreb West');
    expect([await born(canary, '2027-01-16'), await born(canary, '2027-01-15')]).toEqual([refused('2027-01-15'), 'taken']);
    expect([await born(both, '2027-01-16'), await born(both, '2027-01-17')]).toEqual(['taken', refused('2027-01-16')]);
  });
  it('goes by the whole chain for admins and for whoever has no arena', async () => {
    const none = await works('night.none');
    for (const token of [await at('admin'), none]) expect([await born(token, '2027-01-16'), await born(token, '2027-01-17')]).toEqual(['taken', refused('2027-01-16')]);
  });
});
