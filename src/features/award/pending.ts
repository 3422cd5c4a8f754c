import { storage } from '#src/lib/storage.ts';

/** An award whose answer has not come: the key it was sent under, and what was ticked. */
export interface PendingAward {
  readonly key: string;
  readonly contexts: readonly string[];
}
const place = (user: number) => `arenadesk.award.${user}`;
const isPending = (value: unknown): value is PendingAward =>
  value !== null && typeof value === 'object' && 'key' in value && typeof value.key === 'string' && 'contexts' in value && Array.isArray(value.contexts) && value.contexts.every((context) => typeof context === 'string');

/** The award of a user that is still open in this browser, or null. It is kept before it is sent, so that no reload makes it twice. */
export const pendingAward = (user: number): PendingAward | null => {
  try {
    const kept: unknown = JSON.parse(storage.get(place(user)) ?? 'null');
    return isPending(kept) ? kept : null;
  } catch {
    return null;
  }
};
export const keepAward = (user: number, award: PendingAward): void => void storage.set(place(user), JSON.stringify(award));
export const forgetAward = (user: number): void => storage.remove(place(user));
