import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServices, type TestServices } from '#tests/support/services.ts';

interface User extends Record<string, unknown> {
  readonly id: number;
  readonly username: string;
  readonly identity: { readonly status: string | null };
  readonly reset_password: { readonly expires_at: string | null };
  readonly code?: string;
}
let services: TestServices;
const outbox = 'data/outbox';
const letters = () => readdirSync(outbox).toSorted();
let before: readonly string[] = [];
beforeAll(async () => {
  services = await startServices();
  before = (() => {
    try {
      return letters();
    } catch {
      return [];
    }
  })();
});
afterAll(async () => {
  for (const file of letters().filter((name) => !before.includes(name))) rmSync(`${outbox}/${file}`);
  await services.stop();
});

const as = (role: string) => services.as(role);
const make = async (more: Record<string, unknown> = {}): Promise<User> => {
  const username = `care.${Math.random().toString(36).slice(2, 10)}`;
  const { status, body } = await services.call<User>(await as('admin'), 'POST', '/core/users', { username, password: 'secret-1', roles: ['player'], email: `${username}@example.org`, ...more });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};
const read = async (id: number) => (await services.call<User>(await as('admin'), 'GET', `/core/users/${id}`)).body;
const reset = async (id: number, role = 'manager') => services.call<User>(await as(role), 'POST', `/core/users/${id}/reset-password`);
/** The link in the newest letter. */
const linkOf = (username: string): string => {
  const text = letters().map((name) => readFileSync(`${outbox}/${name}`, 'utf8')).findLast((one) => one.includes(username)) ?? '';
  return /reset-password#([\w-]+)/.exec(text)?.[1] ?? '';
};
const complete = (token: string, password: string) => services.call<{ code?: string }>(null, 'POST', '/auth/reset-password', { token, password });

describe('USER-60 API-14 a reset password', () => {
  it('makes a link that sets a new password once: the old one is refused, the new one signs in, nothing is pending any more', async () => {
    const user = await make({ roles: ['employee'] });
    const before = (await services.login(user.username, 'secret-1')).body;
    const { status, body } = await reset(user.id);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain(linkOf(user.username));
    expect((await read(user.id)).reset_password.expires_at).toBe(body.reset_password.expires_at);
    const token = linkOf(user.username);
    expect((await services.call(null, 'POST', '/auth/reset-password/check', { token })).body).toEqual({ username: user.username, expires_at: body.reset_password.expires_at });
    expect(await complete(token, 'short')).toMatchObject({ status: 422, body: { errors: { password: [{ rule: 'minLength' }] } } });
    const tries = await Promise.all([complete(token, 'new-secret-1'), complete(token, 'new-secret-2')]);
    expect(tries.map(({ status: one }) => one).toSorted()).toEqual([204, 410]);
    const won = tries[0]?.status === 204 ? 'new-secret-1' : 'new-secret-2';
    expect((await services.login(user.username, 'secret-1')).status).toBe(401);
    expect((await services.login(user.username, won)).status).toBe(200);
    expect((await services.call(before.access_token, 'GET', '/core/users')).status).toBe(401);
    expect((await read(user.id)).reset_password.expires_at).toBeNull();
    expect(await complete(token, 'again-secret')).toMatchObject({ status: 410, body: { code: 'linkUsed' } });
  });
  it('says that a link has expired, that a newer one took its place, or that there is none', async () => {
    const user = await make();
    await reset(user.id);
    const first = linkOf(user.username);
    await reset(user.id);
    expect(await complete(first, 'new-secret')).toMatchObject({ status: 404, body: { code: 'linkUnknown' } });
    const second = linkOf(user.username);
    services.clock.set(new Date(Date.now() + 25 * 3_600_000));
    expect(await complete(second, 'new-secret')).toMatchObject({ status: 410, body: { code: 'linkExpired' } });
    services.clock.set(null);
    expect(await complete('nonsense', 'new-secret')).toMatchObject({ status: 404, body: { code: 'linkUnknown' } });
  });
  it('USER-60 is good no more once the password or the address was changed; another field leaves it', async () => {
    const change = async (id: number, body: object) => expect((await services.call(await as('admin'), 'PUT', `/core/users/${id}`, body)).status).toBe(200);
    for (const body of [{ password: 'by-the-admin' }, { email: 'right@arenadesk.example' }]) {
      const user = await make({ roles: ['employee'] });
      await reset(user.id);
      const token = linkOf(user.username);
      const { email } = (await services.call<{ email: { address: string } }>(await as('admin'), 'GET', `/core/users/${user.id}`)).body;
      await change(user.id, { email: email.address, card_id: null });
      expect((await read(user.id)).reset_password.expires_at).not.toBeNull();
      await change(user.id, body);
      expect((await read(user.id)).reset_password.expires_at).toBeNull();
      expect(await complete(token, 'by-the-thief')).toMatchObject({ status: 404, body: { code: 'linkUnknown' } });
    }
  });
  it('USER-30 is refused with its own words where there is no e-mail address: nothing is sent, no link is made', async () => {
    const user = await make({ email: null });
    const sent = letters();
    expect(await reset(user.id)).toMatchObject({ status: 422, body: { code: 'noAddress' } });
    expect(letters()).toEqual(sent);
    expect((await read(user.id)).reset_password.expires_at).toBeNull();
  });
  it('USER-30 is for who may manage the user', async () => {
    const { body: manager } = await services.call<User>(await as('admin'), 'GET', '/core/users/by-username/manager');
    expect((await reset(manager.id, 'employee')).status).toBe(403);
    expect((await reset(manager.id, 'manager')).status).toBe(403);
    const player = await make();
    expect((await reset(player.id, 'employee')).status).toBe(200);
    expect((await reset(999_999, 'admin')).status).toBe(404);
  });
});

describe('USER-31 USER-32 API-15 API-16 a pending identity', () => {
  const pending = async (roles = ['player']) => {
    const user = await make({ roles, identity: { name: 'Ana', birthdate: '2000-01-01' } });
    await services.database.db.updateTable('identities').set({ status: 'PENDING' }).where('user_id', '=', user.id).execute();
    return user.id;
  };
  const decide = async (role: string, id: number, verb: 'approve' | 'reject') => services.call<{ status?: string; code?: string; message?: string }>(await as(role), 'POST', `/core/users/${id}/identity/${verb}`);

  it('is approved or rejected once, and the answer says the new status', async () => {
    const [one, two] = [await pending(), await pending()];
    expect(await decide('manager', one, 'approve')).toMatchObject({ status: 200, body: { status: 'APPROVED' } });
    expect((await read(one)).identity.status).toBe('APPROVED');
    expect(await decide('admin', two, 'reject')).toMatchObject({ status: 200, body: { status: 'REJECTED' } });
    expect((await read(two)).identity.status).toBe('REJECTED');
    expect(await decide('admin', one, 'reject')).toMatchObject({ status: 409, body: { code: 'notPending' } });
    expect((await read(one)).identity.status).toBe('APPROVED');
  });
  it('is decided on as it was seen: a verdict on what somebody has changed since is stale, and a verdict is a change itself', async () => {
    const id = await pending();
    const { version } = (await read(id)) as unknown as { readonly version: number };
    expect((await services.call(await as('employee'), 'PUT', `/core/users/${id}`, { identity: { birthdate: '1999-01-01' } })).status).toBe(200);
    const decided = async (verb: string, seen: number) => {
      const answer = await services.app.inject({ method: 'POST', url: `/api/core/users/${id}/identity/${verb}`, headers: { authorization: `Bearer ${await as('manager')}`, 'if-match': `"${seen}"` } });
      return { status: answer.statusCode, tag: answer.headers.etag, body: answer.json<object>() };
    };
    expect(await decided('approve', version)).toMatchObject({ status: 409, body: { code: 'stale', current: { version: version + 1, identity: { birthdate: '1999-01-01', status: 'PENDING' } } } });
    expect((await read(id)).identity.status).toBe('PENDING');
    expect(await decided('approve', version + 1)).toMatchObject({ status: 200, tag: `"${version + 2}"`, body: { status: 'APPROVED', version: version + 2 } });
    expect(await read(id)).toMatchObject({ version: version + 2, identity: { status: 'APPROVED' } });
    expect(await decided('reject', version + 1)).toMatchObject({ status: 409, body: { code: 'notPending' } });
  });
  it('is decided by admins, and by managers who may manage the user', async () => {
    const player = await pending();
    expect(await decide('employee', player, 'approve')).toMatchObject({ status: 403, body: { message: expect.any(String) } });
    const manager = await pending(['manager']);
    expect((await decide('manager', manager, 'approve')).status).toBe(403);
    expect((await decide('admin', manager, 'approve')).status).toBe(200);
  });
});

describe('API-12 API-13 USER-47 USER-50 VAL-20 faulty users', () => {
  const faulty = async (more: Record<string, unknown> = {}): Promise<number> => {
    const row = { username: 'x y!', name: 'Faulty One', email: 'faulty.one@example.org', coins: 1_200, experience: 1_500, ...more };
    const { rows } = await sql<{ id: number }>`INSERT INTO faulty_users (created_at, updated_at, username, name, email, coins, experience) VALUES (now(), now(), ${row.username}, ${row.name}, ${row.email}, ${row.coins}, ${row.experience}) RETURNING id`.execute(services.database.db);
    return rows[0]?.id ?? 0;
  };
  const list = async (query = '') => (await services.call<{ content: readonly { id: number; username: string }[]; total_elements: number }>(await as('employee'), 'GET', `/core/users/bad-imports?size=100${query}`)).body;
  const bring = async (id: number, username: unknown, role = 'employee') => services.call<User & { errors?: unknown }>(await as(role), 'POST', `/core/users/bad-imports/${id}`, { username });

  it('are found by username, name and email', async () => {
    const id = await faulty({ username: 'žöw!', name: 'Ćiro', email: 'ciro@example.org' });
    for (const query of ['&username=ZOW', '&name=ciro', '&email=ciro@', '&username=nobody&name=Ćir']) expect((await list(query)).content.map((row) => row.id), query).toContain(id);
    expect((await list('&name=nobody-has-this')).total_elements).toBe(0);
  });
  it('become users with their email, coins and experience, and leave the list', async () => {
    const id = await faulty();
    const { status, body } = await bring(id, 'faulty_one');
    expect(status, JSON.stringify(body)).toBe(201);
    expect(await read(body.id)).toMatchObject({ username: 'faulty_one', name: 'Faulty One', roles: ['player'], active: true, email: { address: 'faulty.one@example.org' }, wallet: { balance: 1_200 }, experience: { balance: 1_500, rank: { name: 'starter' } } });
    expect((await list()).content.map((row) => row.id)).not.toContain(id);
    expect((await services.database.db.selectFrom('coin_ledger').select(['amount', 'reason']).where('user_id', '=', body.id).execute())).toEqual([{ amount: 1_200, reason: 'import' }]);
    expect((await bring(id, 'faulty_two')).status).toBe(404);
  });
  it('stay when the username is taken or against its own rule', async () => {
    const id = await faulty();
    expect(await bring(id, 'ADMIN')).toMatchObject({ status: 409, body: { code: 'taken', errors: { username: [{ rule: 'unique' }] } } });
    expect(await bring(id, 'a.b')).toMatchObject({ status: 422, body: { errors: { username: [{ rule: 'importedUsername' }] } } });
    expect(await bring(id, 'ab')).toMatchObject({ status: 422, body: { errors: { username: [{ rule: 'minLength' }] } } });
    expect((await list()).content.map((row) => row.id)).toContain(id);
    const two = await Promise.all([bring(id, 'raced_a'), bring(id, 'raced_b')]);
    expect(two.map(({ status }) => status).toSorted()).toEqual([201, 404]);
  });
});
