import { expect, test, vi } from 'vitest';
import { createStorage } from '#src/lib/storage.ts';
import { createDraftKeeper, draftDelay } from './draft.ts';
import type { Draft } from './types.ts';

const owner = { user: 3, arena: 1, register: '1' };
const draft = (cart: unknown, at = 1): Draft => ({ ...owner, at, cart });
const texts = () => {
  const map = new Map<string, string>();
  return createStorage(() => ({ getItem: (key) => map.get(key) ?? null, setItem: (key, value) => void map.set(key, value), removeItem: (key) => void map.delete(key), key: (index) => [...map.keys()][index] ?? null, length: map.size }));
};
/** A store as drafts see it. One that is `torn` takes nothing in any more, as that of a page which goes. */
const storeOf = (kept: { draft: Draft | null }, torn = false) => ({
  get: vi.fn(async () => kept.draft as never),
  put: vi.fn(async (_name: string, value: unknown) => torn ? new Promise<void>(() => undefined) : void (kept.draft = value as Draft)),
  take: vi.fn(async () => torn ? new Promise<never>(() => undefined) : void (kept.draft = null) as never),
});
const always = () => true;

test.each([['filled', ['cola']], ['emptied', null]] as const)('a basket that was %s in the moment in which the page goes is found so', async (_what, cart) => {
  const [kept, storage] = [{ draft: draft(['chips']) as Draft | null }, texts()];
  const going = createDraftKeeper(owner, { store: storeOf(kept, true), storage, now: () => 2 });
  going.note(cart);
  going.leave();
  expect(kept.draft?.cart).toEqual(['chips']);
  const coming = createDraftKeeper(owner, { store: storeOf(kept), storage, now: () => 3 });
  expect((await coming.read(always))?.cart ?? null).toEqual(cart);
  expect(kept.draft?.cart ?? null).toEqual(cart);
  expect(storage.keys()).toEqual([]);
});

test('what the store has confirmed leaves nothing behind when the page goes', async () => {
  const [kept, storage] = [{ draft: null as Draft | null }, texts()];
  const keeper = createDraftKeeper(owner, { store: storeOf(kept), storage, now: () => 2 });
  keeper.note(['cola']);
  keeper.flush();
  await vi.waitFor(() => expect(kept.draft?.cart).toEqual(['cola']));
  keeper.leave();
  expect(storage.keys()).toEqual([]);
});

test('keys that come one upon the other are one write', () => {
  vi.useFakeTimers();
  const store = storeOf({ draft: null });
  const keeper = createDraftKeeper(owner, { store, storage: texts(), now: () => 2 });
  for (const count of [1, 2, 3, 4]) {
    keeper.note([count]);
    vi.advanceTimersByTime(draftDelay - 1);
  }
  expect(store.put).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(store.put).toHaveBeenCalledExactlyOnceWith('drafts', draft([4], 2));
  vi.useRealTimers();
});
