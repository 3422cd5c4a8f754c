import { readRefusal, ServiceError } from './errors.ts';
import type { Session, SessionOptions, SignOutReason, StoredUser } from './session-types.ts';
import { defaultSettings, lookedUp, settingsOf, userReader, writeUser } from './stored-user.ts';
import { clearStorage, pairOf, readPair, writePair, type Pair } from './tokens.ts';
import { isUnwelcome } from './unwelcome.ts';

const unauthenticated = () => new ServiceError({ status: 401, code: 'unauthenticated' });
/** Answers that say the token is good for nothing. Any other says nothing about it: a service that is down or being put up, or a network that answers in its place. */
const spent = [400, 401, 403, 422];
/** A lost answer is a refusal with status 0. */
const unlessLost = async (run: () => Promise<Response>): Promise<Response> => {
  try {
    return await run();
  } catch (error) {
    throw error instanceof ServiceError ? error : new ServiceError({ status: 0, code: 'unavailable', detail: String(error) });
  }
};

/**
 * Who is signed in, in this browser. The calls it makes:
 *
 *     signIn       POST /auth/login {username, password}; then what lookUp makes
 *     lookUp       GET  core /users/by-username/{credential}; GET core /users/{id}/settings/dashboard
 *     ensureToken  POST /auth/refresh-token {refresh_token}, once in all tabs, when the token is past its time
 *     fetch        the call, with a valid token; after a 401 once more with a new one
 *     signOut      POST /auth/logout {refresh_token}
 */
export const createSession = ({ storage, lock, now, fetch, urls, onSignedOut, language }: SessionOptions): Session => {
  const listeners = new Set<() => void>();
  const user = userReader(storage);
  const signedIn = () => readPair(storage) !== null && user() !== null;
  let known = signedIn();
  /** Whose session this page goes by. */
  let whose = known ? (user()?.id ?? null) : null;
  const tell = () => {
    known = signedIn();
    whose = known ? (user()?.id ?? null) : null;
    for (const listener of listeners) listener();
  };
  /** Another tab has signed somebody else in, or is about to: what is stored is not this page's to use, or to clear. */
  const taken = () => known && readPair(storage) !== null && user()?.id !== whose;
  const yieldToOther = () => {
    tell();
    onSignedOut?.('elsewhere');
  };
  const leave = (reason: SignOutReason, all = false) => {
    clearStorage(storage, { all });
    tell();
    onSignedOut?.(reason);
  };

  const headers = () => ({ Accept: 'application/json', 'Accept-Language': language?.() ?? 'en' });
  const post = (path: string, body: object, more: RequestInit = {}) =>
    unlessLost(() => fetch(urls('auth', path), { method: 'POST', body: JSON.stringify(body), headers: { ...headers(), 'Content-Type': 'application/json' }, ...more }));
  const json = async (response: Response): Promise<unknown> => {
    const text = await response.text();
    if (!response.ok) throw readRefusal(response.status, text);
    try {
      return JSON.parse(text);
    } catch {
      throw new ServiceError({ status: response.status, code: 'unexpected', raw: text });
    }
  };

  /** A new pair for the used one. Whoever comes second, in this tab or another, takes what the first has stored. */
  const exchange = async (used: Pair): Promise<Pair> => {
    const before = readPair(storage);
    if (before === null) throw unauthenticated();
    // By the refresh token: access tokens of one second are alike.
    if (before.refresh !== used.refresh) return before;
    const response = await post('/auth/refresh-token', { refresh_token: before.refresh });
    const answer = await json(response).catch((error: ServiceError) => error);
    const stored = readPair(storage);
    // Signed out, or renewed by another tab, while this was on its way.
    if (stored?.refresh !== before.refresh) {
      if (stored === null) throw unauthenticated();
      return stored;
    }
    const pair = answer instanceof ServiceError ? null : pairOf(answer, now());
    if (pair !== null) {
      writePair(storage, pair);
      return pair;
    }
    if (answer instanceof ServiceError && !spent.includes(answer.status)) throw answer;
    leave('expired');
    throw unauthenticated();
  };
  let inFlight: Promise<Pair> | null = null;
  const renew = (used: Pair): Promise<Pair> => {
    inFlight ??= lock('arenadesk.refresh-token', () => exchange(used)).finally(() => {
      inFlight = null;
    });
    return inFlight;
  };
  const ensurePair = async (): Promise<Pair> => {
    if (taken()) {
      yieldToOther();
      throw unauthenticated();
    }
    const pair = readPair(storage);
    if (pair !== null) return now() < pair.expiresAt ? pair : await renew(pair);
    if (known || user() !== null) leave('expired');
    throw unauthenticated();
  };
  const ensureToken = async (): Promise<string> => (await ensurePair()).access;

  const authorised = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const go = ({ access }: Pair) => {
      const headers = new Headers(init.headers);
      headers.set('Authorization', `Bearer ${access}`);
      return fetch(url, { ...init, headers });
    };
    const pair = await ensurePair();
    const person = user()?.id;
    const response = await go(pair);
    if (response.status !== 401) return response;
    // Whoever has signed in meanwhile did not ask for this.
    if (user()?.id !== person) throw unauthenticated();
    const second = await go(await renew(pair));
    if (second.status === 401) {
      leave('expired');
      throw readRefusal(401, await second.text());
    }
    return second;
  };
  const read = async (path: string) => json(await unlessLost(() => authorised(urls('core', path), { headers: headers() })));

  const revoke = async (pair: Pair | null): Promise<void> => {
    if (pair === null) return;
    // The browser is signed out already; a service that cannot be told lets the token run out.
    await post('/auth/logout', { refresh_token: pair.refresh }, { keepalive: true }).catch(() => undefined);
  };
  const lookUp = async (credential = user()?.credential ?? ''): Promise<StoredUser> => {
    const found = lookedUp(await read(`/users/by-username/${encodeURIComponent(credential)}`), credential);
    if (found === null) throw new ServiceError({ status: 200, code: 'unexpected', detail: 'by-username described nobody' });
    if (found.refusal !== null) throw new ServiceError({ status: 403, code: found.refusal });
    const settings = await read(`/users/${found.user.id}/settings/dashboard`).then(settingsOf, () => defaultSettings);
    if (readPair(storage) === null) throw unauthenticated();
    const stored = { ...found.user, settings };
    writeUser(storage, stored);
    tell();
    return stored;
  };
  const signIn = async (credential: string, password: string): Promise<StoredUser> => {
    const pair = pairOf(await json(await post('/auth/login', { username: credential, password })), now());
    if (pair === null) throw new ServiceError({ status: 200, code: 'unexpected', detail: 'login answered no tokens' });
    writePair(storage, pair);
    try {
      return await lookUp(credential);
    } catch (error) {
      const refused = error instanceof ServiceError && isUnwelcome(error.code);
      leave('refused', !refused);
      await revoke(pair);
      if (refused) throw error;
      const { status, sentence, raw, message, code: why } = error as ServiceError;
      throw new ServiceError({ status: status === 200 ? 500 : status, code: 'lookUpFailed', sentence: sentence || (status === 200 && message !== why ? message : ''), raw });
    }
  };

  return {
    user, signedIn, signIn, lookUp, ensureToken,
    fetch: authorised,
    signOut: async (reason = 'left') => {
      if (taken()) {
        yieldToOther();
        return;
      }
      const pair = readPair(storage);
      leave(reason);
      await revoke(pair);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reread: () => {
      if (taken()) {
        if (user() !== null) yieldToOther();
        return;
      }
      const gone = known && !signedIn();
      if (known !== signedIn()) tell();
      if (gone) onSignedOut?.('elsewhere');
    },
  };
};
