import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '#server/services/auth/password.ts';
import { startServices, type TestServices, type TokenPair } from '#tests/support/services.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

const refresh = (token: string) => services.call<TokenPair & { code?: string }>(null, 'POST', '/auth/refresh-token', { refresh_token: token });
const pairOf = async (username: string) => (await services.login(username)).body;
const look = (token: string) => services.call(token, 'GET', '/core/users?size=1');
const later = async (seconds: number, work: () => Promise<void>) => {
  services.clock.set(new Date(Date.now() + seconds * 1000));
  await work().finally(() => services.clock.set(null));
};

describe('login', () => {
  it('API-01 AUTH-02 answers tokens for username and e-mail, in any case', async () => {
    for (const name of ['admin', 'ADMIN', ' Admin ', 'Admin@arenadesk.example']) {
      const { status, body } = await services.login(name);
      expect(status, name).toBe(200);
      expect(body).toEqual({ access_token: expect.any(String), refresh_token: expect.any(String), expires_in: 900 });
      expect((await look(body.access_token)).status).toBe(200);
    }
  });

  it('players who have the address of somebody of the staff do not keep them out', async () => {
    const { db } = services.database;
    const { rows: players } = await sql<{ id: number }>`SELECT u.id FROM users AS u WHERE u.retired_at IS NULL AND u.password_hash IS NULL AND NOT EXISTS (SELECT FROM user_roles AS l JOIN roles AS o ON o.id = l.role_id WHERE l.user_id = u.id AND o.name <> 'player') ORDER BY u.id LIMIT 6`.execute(db);
    const ids = players.map(({ id }) => id);
    expect(ids).toHaveLength(6);
    await sql`UPDATE users SET password_hash = ${await hashPassword('of-a-player')} WHERE id = ANY(${ids}::bigint[])`.execute(db);
    await sql`INSERT INTO emails (user_id, address) SELECT unnest(${ids}::bigint[]), 'shared@arenadesk.example' ON CONFLICT (user_id) DO UPDATE SET address = excluded.address`.execute(db);
    const made = await services.call(await services.as('admin'), 'POST', '/core/users', { username: 'young.employee', password: 'of-an-employee', roles: ['employee'], email: 'shared@arenadesk.example' });
    expect(made.status).toBe(201);
    expect((await services.login('shared@arenadesk.example', 'of-an-employee')).status).toBe(200);
    expect((await services.login('shared@arenadesk.example', 'of-a-player')).status).toBe(200);
  });

  it('a password is taken as it was typed, blanks included', async () => {
    const { body: tokens } = await services.login('admin');
    const password = ' two blanks ';
    expect((await services.call(tokens.access_token, 'POST', '/core/users', { username: 'blank.password', password, roles: ['employee'] })).status).toBe(201);
    expect((await services.login('blank.password', password)).status).toBe(200);
    expect((await services.login('blank.password', password.trim())).status).toBe(401);
  });

  it('ERR-02 refuses wrong passwords, users without one and users that do not exist with one and the same answer', async () => {
    for (const name of ['admin', 'nobody-here', 'jurgenwolfl', 'nobody@nowhere.example']) expect(await services.login(name, 'wrong-password')).toEqual({ status: 401, body: { code: 'invalidCredentials', message: 'invalidCredentials' } });
    expect((await services.call(null, 'POST', '/auth/login', { username: 'admin', password: ' ' })).status).toBe(422);
  });

  it('AUTH-06 AUTH-07 AUTH-08 lets banned, inactive and plain users look themselves up, and nothing else', async () => {
    for (const [name, code] of [['banned', 'banned'], ['inactive', 'inactive'], ['player', 'forbidden']] as const) {
      const { access_token: token } = await pairOf(name);
      const own = await services.call(token, 'GET', `/core/users/by-username/${name}`);
      expect(own.status).toBe(200);
      expect(own.body).toMatchObject({ username: name, banned: name === 'banned', active: name !== 'inactive' });
      expect((await look(token)).body).toMatchObject({ code });
      expect((await services.call(token, 'GET', '/core/users/by-username/admin')).body).toMatchObject({ code });
    }
  });

  it('allows ten bad tries a minute at one name, and good ones without end', async () => {
    for (let i = 0; i < 12; i += 1) expect((await services.login('employee')).status).toBe(200);
    for (let i = 0; i < 10; i += 1) expect((await services.login('inactive', 'wrong-password')).status).toBe(401);
    expect((await services.login('inactive')).body).toMatchObject({ code: 'tooManyAttempts' });
    expect((await services.login('employee')).status).toBe(200);
  });
});

describe('many tries', () => {
  it('from one address are sixty bad ones a minute, whatever names they are for; good ones are none', async () => {
    services.clock.set(null);
    const from = async (address: string, username: string, password = 'wrong-password') =>
      (await services.app.inject({ method: 'POST', url: '/api/auth/login', remoteAddress: address, payload: { username, password } })).json<{ code?: string }>().code;
    for (let i = 0; i < 60; i += 1) {
      expect(await from('10.9.8.7', `stranger-${i}`), String(i)).toBe('invalidCredentials');
      if (i % 10 === 0) expect(await from('10.9.8.7', 'employee', 'arena-demo')).toBeUndefined();
    }
    expect(await from('10.9.8.7', 'one-more')).toBe('tooManyAttempts');
    expect(await from('10.9.8.6', 'one-more')).toBe('invalidCredentials');
  });

  it('at once are refused before they take the time of everybody', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 60 }, () => verifyPassword('wrong', null)));
    const refused = answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => (reason as { code: string }).code);
    expect(refused.length).toBeGreaterThan(10);
    expect(new Set(refused)).toEqual(new Set(['unavailable']));
  });
});

describe('refresh', () => {
  it('API-02 AUTH-15 exchanges a token once; rubbish is 401', async () => {
    const first = await pairOf('manager');
    const { status, body: second } = await refresh(first.refresh_token);
    expect(status).toBe(200);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await look(second.access_token)).status).toBe(200);
    expect((await refresh(second.refresh_token)).status).toBe(200);
    expect((await refresh('rubbish')).body).toMatchObject({ code: 'unauthenticated' });
    expect((await refresh(first.access_token)).status).toBe(401);
  });

  it('OP-002 answers a second tab within ten seconds with the very same pair', async () => {
    const { refresh_token } = await pairOf('manager');
    const tabs = await Promise.all([1, 2, 3].map(() => refresh(refresh_token)));
    for (const tab of tabs) {
      expect(tab.status).toBe(200);
      expect(tab.body.refresh_token).toBe(tabs[0]?.body.refresh_token);
      expect(tab.body.access_token).toBe(tabs[0]?.body.access_token);
    }
    await later(9, async () => expect((await refresh(refresh_token)).body.refresh_token).toBe(tabs[0]?.body.refresh_token));
  });

  it('ends the whole sign-in when a used token comes back later', async () => {
    const first = await pairOf('manager');
    const { body: second } = await refresh(first.refresh_token);
    const other = await pairOf('manager');
    await later(12, async () => expect((await refresh(first.refresh_token)).status).toBe(401));
    expect((await refresh(second.refresh_token)).status).toBe(401);
    expect((await look(second.access_token)).status).toBe(401);
    expect((await look(other.access_token)).status).toBe(200);
  });

  it('AUTH-15 access tokens end after a quarter of an hour, refresh tokens after two weeks', async () => {
    const { access_token, refresh_token } = await pairOf('manager');
    await later(890, async () => expect((await look(access_token)).status).toBe(200));
    await later(901, async () => expect((await look(access_token)).status).toBe(401));
    await later(15 * 86_400, async () => expect((await refresh(refresh_token)).status).toBe(401));
  });

  it('API-03 AUTH-20 logout ends refresh and access token alike', async () => {
    const { access_token, refresh_token } = await pairOf('manager');
    expect((await services.call(null, 'POST', '/auth/logout', { refresh_token })).status).toBe(204);
    expect((await refresh(refresh_token)).status).toBe(401);
    expect((await look(access_token)).status).toBe(401);
    expect((await services.call(null, 'POST', '/auth/logout', { refresh_token })).status).toBe(204);
  });

  it('keeps only hashes of refresh tokens', async () => {
    const { refresh_token } = await pairOf('manager');
    const kept = await services.database.db.selectFrom('refresh_tokens').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(refresh_token);
  });
});

describe('a token while its user changes', () => {
  const make = async (username: string) => {
    const admin = await services.as('admin');
    const { body } = await services.call<{ id: number }>(admin, 'POST', '/core/users', { username, password: 'arena-demo', roles: ['employee'] });
    return { admin, id: body.id, tokens: await pairOf(username) };
  };

  it('OP-005 stops at once when the user is banned, and works again when the ban ends', async () => {
    const { admin, id, tokens } = await make('soon.banned');
    expect((await look(tokens.access_token)).status).toBe(200);
    expect((await services.call(admin, 'PUT', `/core/users/${id}`, { banned: true, ban_reason: 'fraud', ban_arena_id: 1 })).status).toBe(200);
    expect((await look(tokens.access_token)).body).toMatchObject({ code: 'banned' });
    expect((await services.call(tokens.access_token, 'PATCH', `/core/users/${id}/settings/dashboard/theme`, { value: 'Dark' })).status).toBe(403);
    expect((await services.call(tokens.access_token, 'GET', '/core/users/by-username/soon.banned')).body).toMatchObject({ banned: true });
    expect((await refresh(tokens.refresh_token)).body).toMatchObject({ code: 'banned' });
    await services.call(admin, 'PUT', `/core/users/${id}`, { banned: false });
    expect((await look(tokens.access_token)).status).toBe(200);
  });

  it('stops when the user is deactivated or deleted', async () => {
    const { admin, id, tokens } = await make('soon.gone');
    await services.call(admin, 'PUT', `/core/users/${id}`, { active: false });
    expect((await look(tokens.access_token)).body).toMatchObject({ code: 'inactive' });
    await services.call(admin, 'DELETE', `/core/users/${id}`);
    expect((await look(tokens.access_token)).status).toBe(401);
    expect((await services.call(tokens.access_token, 'GET', '/core/users/by-username/soon.gone')).status).toBe(401);
    expect((await services.login('soon.gone')).status).toBe(401);
  });

  it('ends with a new password set by somebody else', async () => {
    const { admin, id, tokens } = await make('new.password');
    await services.call(admin, 'PUT', `/core/users/${id}`, { password: 'another-one' });
    expect((await look(tokens.access_token)).status).toBe(401);
    expect((await services.login('new.password')).status).toBe(401);
    expect((await services.login('new.password', 'another-one')).status).toBe(200);
  });

  it('takes roles and arenas as they are now, in one query', async () => {
    const { admin, id, tokens } = await make('new.role');
    const arena = () => services.call(tokens.access_token, 'GET', '/arena-hub/arenas/1');
    expect((await arena()).status).toBe(404);
    const employees = await services.call<number[]>(admin, 'GET', '/arena-hub/arenas/1/employees');
    await services.call(admin, 'PUT', '/arena-hub/arenas/1/employees', [...employees.body, id]);
    expect((await arena()).status).toBe(200);
    expect((await services.call(tokens.access_token, 'GET', '/arena-hub/arenas/2')).status).toBe(404);
    await services.call(admin, 'PUT', `/core/users/${id}`, { roles: ['player'] });
    expect((await arena()).status).toBe(403);
    const before = services.statements();
    await services.call(tokens.access_token, 'GET', '/core/users/by-id?ids=1');
    expect(services.statements() - before).toBe(1);
  });
});

describe('passwords', () => {
  it('are salted, and verified by what is kept', async () => {
    const [one, two] = await Promise.all([hashPassword('Žnj-123'), hashPassword('Žnj-123')]);
    expect(one).not.toBe(two);
    expect(one).toMatch(/^scrypt\$32768\$/);
    expect(await verifyPassword('Žnj-123'.normalize('NFD'), one)).toBe(true);
    expect(await verifyPassword('Znj-123', one)).toBe(false);
    expect(await verifyPassword('', null)).toBe(false);
  });
});
