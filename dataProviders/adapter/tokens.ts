import { decodeExpiry, encodeExpiry } from '#resources/domain/token-expiry.ts';
import type { Storage } from './session-types.ts';

const names = { access: 'arenadesk.access_token', refresh: 'arenadesk.refresh_token', expiresAt: 'arenadesk.expires_at' } as const;

export interface Pair {
  readonly access: string;
  readonly refresh: string;
  /** Epoch milliseconds; 0, long ago, where what is stored cannot be read. */
  readonly expiresAt: number;
}
/** The stored pair; null unless both tokens are there. */
export const readPair = (storage: Storage): Pair | null => {
  const access = storage.getItem(names.access);
  const refresh = storage.getItem(names.refresh);
  return access && refresh ? { access, refresh, expiresAt: decodeExpiry(storage.getItem(names.expiresAt)) ?? 0 } : null;
};
export const writePair = (storage: Storage, { access, refresh, expiresAt }: Pair): void => {
  storage.setItem(names.access, access);
  storage.setItem(names.refresh, refresh);
  storage.setItem(names.expiresAt, encodeExpiry(expiresAt));
};
/** The pair of a sign-in's or refresh's answer; its life counts from now. Null for anything that is none. */
export const pairOf = (answer: unknown, now: number): Pair | null => {
  const { access_token: access, refresh_token: refresh, expires_in: seconds } = (answer ?? {}) as Readonly<Record<string, unknown>>;
  return typeof access === 'string' && access !== '' && typeof refresh === 'string' && refresh !== '' && typeof seconds === 'number' && Number.isFinite(seconds)
    ? { access, refresh, expiresAt: now + seconds * 1000 }
    : null;
};

const preferredArena = 'arenadesk.preferred_arena';
/** Empties the storage, but for the preferred arena where that is to stay. */
export const clearStorage = (storage: Storage, { all = false }: { readonly all?: boolean } = {}): void => {
  const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i)).filter((key) => key !== null);
  for (const key of keys) if (all || key !== preferredArena) storage.removeItem(key);
};
