import { ServiceError } from '#dataProviders/adapter/errors.ts';
import { createSession } from '#dataProviders/adapter/session.ts';
import type { SignOutReason, Storage } from '#dataProviders/types.ts';
import { isUnwelcome, type Unwelcome } from '#dataProviders/adapter/unwelcome.ts';
import { urlsOf } from '#dataProviders/adapter/url.ts';
import { client } from '#src/app/client.ts';
import { config } from '#src/app/config.ts';
import { workWithoutArena } from '#src/app/skip.ts';
import { storage } from '#src/lib/storage.ts';
import { withTabLock } from '#src/lib/tabs.ts';

/** The storage that never throws, in the browser's own words. */
const webStorage: Storage = {
  getItem: (key) => storage.get(key),
  setItem: (key, value) => void storage.set(key, value),
  removeItem: (key) => storage.remove(key),
  key: (index) => storage.keys()[index] ?? null,
  get length() {
    return storage.keys().length;
  },
};

export type SignOutNotice = 'ended' | 'elsewhere' | Unwelcome;

let notice: SignOutNotice | null = null;
let unwelcome: Unwelcome | null = null;
const leaving = new Set<(reason: SignOutReason) => void>();
/** Tells of every sign-out, after the browser was cleared. */
export const onSignOut = (listener: (reason: SignOutReason) => void): (() => void) => {
  leaving.add(listener);
  return () => leaving.delete(listener);
};
/** What the sign-in page has to say about the session before; null when that ended as it was meant to. */
export const signOutNotice = (): SignOutNotice | null => notice;

/** Who is signed in, in this browser. */
export const session = createSession({
  storage: webStorage,
  lock: withTabLock,
  now: Date.now,
  fetch: (...request) => fetch(...request),
  urls: (service, path) => urlsOf(config())(service, path),
  language: () => document.documentElement.lang || 'en',
  onSignedOut: (reason) => {
    notice = unwelcome ?? (reason === 'expired' ? 'ended' : reason === 'elsewhere' ? 'elsewhere' : null);
    unwelcome = null;
    client.reset();
    workWithoutArena(false);
    for (const listener of leaving) listener(reason);
    // Another tab has signed somebody else in: nothing of this page is theirs.
    if (reason === 'elsewhere' && session.signedIn()) location.reload();
  },
});

/** Ends the session of somebody who may not work here any more. */
export const dismiss = (why: Unwelcome): Promise<void> => {
  unwelcome = why;
  return session.signOut('refused');
};

/** Reads who is signed in again, after their own account was changed; ends the session of somebody who may not work here any more. What cannot be read now is read when they sign in next. */
export const lookUpAgain = (): Promise<void> => session.lookUp(session.user()?.username).then(() => undefined, (error: unknown) => (error instanceof ServiceError && isUnwelcome(error.code) ? dismiss(error.code) : undefined));

/** The session's fetch, which ends the session when a service says that this account is banned or inactive now. */
export const watchedFetch: typeof session.fetch = async (url, init) => {
  const answer = await session.fetch(url, init);
  if (answer.status !== 403) return answer;
  const body: unknown = await answer.clone().json().catch(() => null);
  const { code } = (body ?? {}) as { code?: unknown };
  if ((code === 'banned' || code === 'inactive') && session.signedIn()) void dismiss(code);
  return answer;
};

globalThis.addEventListener?.('storage', () => session.reread());
