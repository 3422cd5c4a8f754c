import { createSession } from '#dataProviders/adapter/session.ts';
import type { SignOutReason, Storage } from '#dataProviders/types.ts';
import { urlsOf } from '#dataProviders/adapter/url.ts';
import { client } from '#src/app/client.ts';
import { config } from '#src/app/config.ts';
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

let lastReason: SignOutReason | null = null;
const leaving = new Set<(reason: SignOutReason) => void>();
/** Tells of every sign-out, after the browser was cleared. */
export const onSignOut = (listener: (reason: SignOutReason) => void): (() => void) => {
  leaving.add(listener);
  return () => leaving.delete(listener);
};
/** Why the last session of this page ended; null when none has. */
export const signOutReason = (): SignOutReason | null => lastReason;

/** Who is signed in, in this browser. */
export const session = createSession({
  storage: webStorage,
  lock: withTabLock,
  now: Date.now,
  fetch: (...request) => fetch(...request),
  urls: (service, path) => urlsOf(config())(service, path),
  language: () => document.documentElement.lang || 'en',
  onSignedOut: (reason) => {
    lastReason = reason;
    client.reset();
    for (const listener of leaving) listener(reason);
  },
});

globalThis.addEventListener?.('storage', () => session.reread());
