import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decodeExpiry, encodeExpiry } from '#resources/domain/token-expiry.ts';
import { memoryStorage, oneLock, startAuthServer, type AuthServer } from '#tests/support/auth-server.ts';
import { ServiceError } from './errors.ts';
import type { Session, SignOutReason } from './session-types.ts';
import { createSession } from './session.ts';
import { urlsOf } from './url.ts';

let server: AuthServer;
let storage: Storage;
let lock: ReturnType<typeof oneLock>;
let now: number;
let left: SignOutReason[];
const tab = (asking: typeof fetch = (...asked) => fetch(...asked)): Session =>
  createSession({
    storage, lock, now: () => now, fetch: asking, urls: (service, path) => `${server.origin}${urlsOf({ services: {} })(service, path)}`,
    onSignedOut: (reason) => left.push(reason), language: () => 'en',
  });
const keys = () => Array.from({ length: storage.length }, (_, i) => storage.key(i)).sort();
const things = (session: Session, n = 1) => session.fetch(`${server.origin}/api/core/things/${n}`);
const refusal = async (work: Promise<unknown>): Promise<ServiceError> => {
  const error: unknown = await work.then(() => null, (reason: unknown) => reason);
  expect(error).toBeInstanceOf(ServiceError);
  return error as ServiceError;
};
/** Past the life of the stored token, by this clock and by the service's. */
const runOut = () => {
  storage.setItem('arenadesk.expires_at', encodeExpiry(now - 1));
  server.expire();
};

beforeEach(async () => {
  server = await startAuthServer();
  storage = memoryStorage();
  lock = oneLock();
  now = Date.parse('2026-11-28T10:00:00Z');
  left = [];
});
afterEach(() => server.close());

describe('signing in', () => {
  it('AUTH-05, 12: login, then the user, then the settings', async () => {
    const user = await tab().signIn('marko@arena.test', 'right');
    expect(server.seen).toEqual(['POST /api/auth/login', 'GET /api/core/users/by-username/marko%40arena.test', 'GET /api/core/users/5/settings/dashboard']);
    expect(user.settings).toEqual({ theme: 'Teal', language: 'hr' });
  });
  it('AUTH-19: the auth calls carry no token, all others do', async () => {
    await tab().signIn('marko', 'right');
    expect(server.tokensSent).toEqual([undefined, 'Bearer access-1', 'Bearer access-1']);
  });
  it('AUTH-09 AUTH-10 AUTH-11: stores exactly what is named, no password, initials of two letters', async () => {
    await tab().signIn('marko', 'right');
    const stored = JSON.parse(storage.getItem('arenadesk.user') ?? '') as object;
    expect(stored).toEqual({
      id: 5, credential: 'marko', initials: 'ma', name: 'Marko M', email: 'm@arena.test', username: 'marko', pidn: '77', roles: ['manager'], avatar: null, keycloak_id: 'k',
      settings: { theme: 'Teal', language: 'hr' },
    });
  });
  it('AUTH-14: the expiry is stored as base64 of now plus expires_in', async () => {
    await tab().signIn('marko', 'right');
    const text = storage.getItem('arenadesk.expires_at') ?? '';
    expect(atob(text)).toBe(String(now + 300_000));
    expect(decodeExpiry(text)).toBe(now + 300_000);
  });
  it('AUTH-13: settings that cannot be read are Classic and English', async () => {
    server.faults.set('/api/core/users/5/settings/dashboard', { status: 500, body: 'boom' });
    expect((await tab().signIn('marko', 'right')).settings).toEqual({ theme: 'Classic', language: 'en' });
  });
  it('ERR-02, OP-006: wrong credentials store nothing', async () => {
    const error = await refusal(tab().signIn('marko', 'wrong'));
    expect([error.status, error.code, error.message]).toEqual([401, 'invalidCredentials', 'Invalid credentials']);
    expect(keys()).toEqual([]);
  });
  it('ERR-03, 04: another refusal keeps the message, or the raw answer', async () => {
    server.faults.set('/api/auth/login', { status: 500, body: { message: 'X' } });
    expect((await refusal(tab().signIn('marko', 'right'))).message).toBe('X');
    server.faults.set('/api/auth/login', { status: 500, body: 'boom' });
    expect((await refusal(tab().signIn('marko', 'right'))).message).toBe('boom');
  });
  it.each([
    ['AUTH-06', { banned: true }, 'banned'], ['AUTH-07', { active: false }, 'inactive'], ['AUTH-08', { roles: ['player'] }, 'insufficientPermissions'],
  ])('%s: %o is refused as %s, nothing but the preferred arena stays, and the session ends at the service', async (_row, change, code) => {
    storage.setItem('arenadesk.preferred_arena', 'zagreb');
    server.person = { ...server.person, ...change };
    expect((await refusal(tab().signIn('marko', 'right'))).code).toBe(code);
    expect(keys()).toEqual(['arenadesk.preferred_arena']);
    expect(server.seen.at(-1)).toBe('POST /api/auth/logout');
  });
  it('AUTH-24, ERR-54: a failed look-up clears everything', async () => {
    storage.setItem('arenadesk.preferred_arena', 'zagreb');
    server.faults.set('/api/core/users/by-username/marko', { status: 500, body: 'boom' });
    const error = await refusal(tab().signIn('marko', 'right'));
    expect([error.code, error.status, error.message]).toEqual(['lookUpFailed', 500, 'boom']);
    expect(keys()).toEqual([]);
  });
});

describe('tokens', () => {
  it('a valid token is used as it is', async () => {
    const session = tab();
    await session.signIn('marko', 'right');
    expect(await session.ensureToken()).toBe('access-1');
    expect(server.count('POST /api/auth/refresh-token')).toBe(0);
  });
  it('AUTH-15, 18: past its time it is refreshed first, and the new pair stored', async () => {
    const session = tab();
    await session.signIn('marko', 'right');
    runOut();
    await things(session);
    expect(server.seen.slice(3)).toEqual(['POST /api/auth/refresh-token', 'GET /api/core/things/1']);
    expect(storage.getItem('arenadesk.refresh_token')).toBe('refresh-2');
    expect(decodeExpiry(storage.getItem('arenadesk.expires_at'))).toBe(now + 300_000);
  });
  it('an expiry that cannot be read counts as past', async () => {
    const session = tab();
    await session.signIn('marko', 'right');
    storage.setItem('arenadesk.expires_at', 'rubbish');
    expect(await session.ensureToken()).toBe('access-2');
  });
  it('OP-001: ten calls with a token past its time make one refresh', async () => {
    const session = tab();
    await session.signIn('marko', 'right');
    runOut();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => things(session, n)));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(server.count('POST /api/auth/refresh-token')).toBe(1);
  });
  it('OP-001 OP-004: ten calls that the service answers with 401 make one refresh and are replayed once each, writes too', async () => {
    const session = tab();
    await session.signIn('marko', 'right');
    server.expire();
    // By a clock that is slow the token still has its whole life before it.
    expect(decodeExpiry(storage.getItem('arenadesk.expires_at'))).toBeGreaterThan(now);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => session.fetch(`${server.origin}/api/core/things/${n}`, { method: 'POST', body: JSON.stringify({ n }) })));
    expect(await answers[3]?.json()).toMatchObject({ body: { n: 3 } });
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    expect(server.count('POST /api/auth/refresh-token')).toBe(1);
    expect(server.seen.filter((line) => line === 'POST /api/core/things/3')).toHaveLength(2);
  });
  it('OP-002: two tabs refresh once; the second takes the pair that the first has stored', async () => {
    const [first, second] = [tab(), tab()];
    await first.signIn('marko', 'right');
    runOut();
    expect(await Promise.all([first.ensureToken(), second.ensureToken(), second.ensureToken()])).toEqual(['access-2', 'access-2', 'access-2']);
    expect(server.count('POST /api/auth/refresh-token')).toBe(1);
    expect(left).toEqual([]);
  });
  it('OP-002: also when the new access token is the same as the old one, as it is within a second', async () => {
    const [first, second] = [tab(), tab()];
    await first.signIn('marko', 'right');
    runOut();
    storage.setItem('arenadesk.access_token', 'access-2');
    expect(await Promise.all([first.ensureToken(), second.ensureToken()])).toEqual(['access-2', 'access-2']);
    expect(server.count('POST /api/auth/refresh-token')).toBe(1);
  });
  it('OP-002: the tab whose refresh token another one has spent takes the pair that one stored', async () => {
    await tab().signIn('marko', 'right');
    runOut();
    const loser = tab(async (...asked) => {
      storage.setItem('arenadesk.access_token', 'access-9');
      storage.setItem('arenadesk.refresh_token', 'refresh-9');
      return fetch(...asked);
    });
    server.faults.set('/api/auth/refresh-token', { status: 401, body: '' });
    expect(await loser.ensureToken()).toBe('access-9');
    expect(server.count('POST /api/auth/refresh-token')).toBe(1);
    expect(left).toEqual([]);
  });
  it.each(['arenadesk.access_token', 'arenadesk.refresh_token'])('AUTH-16: without %s the user is signed out', async (key) => {
    const session = tab();
    await session.signIn('marko', 'right');
    storage.removeItem(key);
    expect((await refusal(session.ensureToken())).status).toBe(401);
    expect(left).toEqual(['expired']);
    expect(keys()).toEqual([]);
  });
  it.each([401, 400, 403, 422])('AUTH-17: a refresh refused with %i signs out and leaves the preferred arena alone', async (status) => {
    const session = tab();
    await session.signIn('marko', 'right');
    storage.setItem('arenadesk.preferred_arena', 'zagreb');
    runOut();
    server.faults.set('/api/auth/refresh-token', { status, body: '' });
    expect((await refusal(session.ensureToken())).code).toBe('unauthenticated');
    expect(keys()).toEqual(['arenadesk.preferred_arena']);
    expect(left).toEqual(['expired']);
  });
  it('a refresh whose answer is lost, or a service that is down, signs nobody out', async () => {
    const session = tab();
    await session.signIn('marko', 'right');
    runOut();
    server.faults.set('/api/auth/refresh-token', 'lost');
    expect((await refusal(session.ensureToken())).status).toBe(0);
    for (const status of [404, 429, 500, 503]) {
      server.faults.set('/api/auth/refresh-token', { status, body: '' });
      expect((await refusal(session.ensureToken())).status).toBe(status);
    }
    // A network that asks for its own sign-in first.
    server.faults.set('/api/auth/refresh-token', { status: 200, body: '<html>Welcome</html>' });
    expect((await refusal(session.ensureToken())).code).toBe('unexpected');
    server.faults.clear();
    expect(await session.ensureToken()).toBe('access-2');
    expect(left).toEqual([]);
  });
  it('OP-005 OP-089: a call refused again with a new token signs out', async () => {
    const session = tab();
    await session.signIn('marko', 'right');
    server.faults.set('/api/core/things/1', { status: 401, body: { code: 'banned', message: 'User account is banned' } });
    const error = await refusal(things(session));
    expect(error.code).toBe('banned');
    expect(server.count('GET /api/core/things/1')).toBe(2);
    expect(left).toEqual(['expired']);
  });
  it('tokens that arrive after the user has signed out are not stored', async () => {
    const session = tab();
    await session.signIn('marko', 'right');
    runOut();
    const late = refusal(session.ensureToken());
    await session.signOut();
    expect((await late).code).toBe('unauthenticated');
    expect(keys()).toEqual([]);
  });
});

describe('signing out', () => {
  it('AUTH-20, 21: ends the session at the service and leaves the preferred arena alone', async () => {
    const session = tab();
    await session.signIn('marko', 'right');
    for (const key of ['arenadesk.preferred_arena', 'arenadesk.state', 'arenadesk.ra.users', 'other']) storage.setItem(key, 'x');
    await session.signOut();
    expect(keys()).toEqual(['arenadesk.preferred_arena']);
    expect(server.seen.at(-1)).toBe('POST /api/auth/logout');
    expect(left).toEqual(['left']);
    expect(session.signedIn()).toBe(false);
  });
  it('signs out here even when the service cannot be told', async () => {
    const session = tab();
    await session.signIn('marko', 'right');
    server.faults.set('/api/auth/logout', 'lost');
    await session.signOut();
    expect(keys()).toEqual([]);
  });
  it('OP-003: a damaged or missing user, or missing tokens, count as signed out; nothing throws', async () => {
    const session = tab();
    await session.signIn('marko', 'right');
    expect(session.signedIn()).toBe(true);
    const user = storage.getItem('arenadesk.user') ?? '';
    for (const damaged of ['{broken', 'null', '[]', '{"id":"5"}', '']) {
      storage.setItem('arenadesk.user', damaged);
      expect([session.user(), session.signedIn()]).toEqual([null, false]);
    }
    storage.setItem('arenadesk.user', user);
    expect(session.signedIn()).toBe(true);
    storage.removeItem('arenadesk.access_token');
    expect(session.signedIn()).toBe(false);
  });
  it('OP-088 a tab that slept while another signed somebody else in sends nothing in their name, and leaves their session alone', async () => {
    for (const next of [(first: Session) => first.reread(), (first: Session) => things(first).catch(() => undefined), (first: Session) => first.signOut()]) {
      left = [];
      const first = tab();
      await first.signIn('marko', 'right');
      const stored = Object.fromEntries(keys().map((key) => [key, storage.getItem(key ?? '')]));
      // Neither the emptying nor the filling of the storage was told to the first tab yet.
      storage.setItem('arenadesk.user', JSON.stringify({ ...(JSON.parse(stored['arenadesk.user'] ?? '') as object), id: 6 }));
      storage.setItem('arenadesk.access_token', 'of-another');
      const sent = server.seen.length;
      await next(first);
      expect(left).toEqual(['elsewhere']);
      expect([server.seen.length, storage.getItem('arenadesk.access_token')]).toEqual([sent, 'of-another']);
      storage.clear();
    }
  });
  it('OP-088 what somebody has asked for before signing out is not asked again in the name of who signs in next', async () => {
    let answer: (response: Response) => void = () => undefined;
    const asked: string[] = [];
    const session = tab((url, init) => {
      if (!String(url).includes('/things/')) return fetch(url, init);
      asked.push(new Headers(init?.headers).get('authorization') ?? '');
      return new Promise<Response>((done) => {
        answer = done;
      });
    });
    await session.signIn('marko', 'right');
    const work = refusal(things(session));
    await expect.poll(() => asked).toEqual(['Bearer access-1']);
    await session.signOut();
    server.person = { ...server.person, id: 6 };
    await session.signIn('marko', 'right');
    answer(new Response('{}', { status: 401 }));
    expect(await work).toMatchObject({ status: 401, code: 'unauthenticated' });
    expect([asked, session.signedIn()]).toEqual([['Bearer access-1'], true]);
  });
  it('OP-088 a tab that is told in the middle of another’s sign-in waits until it is known who that is', async () => {
    const first = tab();
    await first.signIn('marko', 'right');
    const user = storage.getItem('arenadesk.user') ?? '';
    storage.removeItem('arenadesk.user');
    first.reread();
    expect(left).toEqual([]);
    storage.setItem('arenadesk.user', user);
    first.reread();
    expect([left, first.signedIn()]).toEqual([[], true]);
  });
  it('tells of sign-in and sign-out, of those in another tab too', async () => {
    const [first, second] = [tab(), tab()];
    const told: boolean[] = [];
    const stop = second.subscribe(() => told.push(second.signedIn()));
    await first.signIn('marko', 'right');
    second.reread();
    await first.signOut();
    second.reread();
    second.reread();
    expect(told).toEqual([true, false]);
    expect(left).toEqual(['left', 'elsewhere']);
    stop();
    await first.signIn('marko', 'right');
    second.reread();
    expect(told).toHaveLength(2);
  });
});
