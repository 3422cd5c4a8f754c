import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { render, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { registry } from '#resources/index.ts';
import { EngineContext } from '#src/engine/context.ts';
import { callers, zagreb } from '#tests/support/engine-desk.tsx';
import { TillPlace, tillStore as database } from './place.ts';
import { createTillStore } from './store.ts';
import { useDraft } from './useDraft.ts';

const shell = { signOut: () => undefined, onExpired: () => () => undefined, refreshCaller: () => undefined, refreshArena: () => undefined, leaveArena: () => undefined, unsay: () => undefined };
const registers = [1, 2].map((label) => ({ id: label, label, active: true }));
const back = vi.fn<(cart: unknown) => void>();
const aside = vi.fn<(cart: unknown) => void>();
let handle: ReturnType<typeof useDraft> | null = null;
const Form = ({ cart, form }: { readonly cart: unknown; readonly form: number }) => {
  const draft = useDraft({ cart, form, onBack: back, onAside: aside });
  useEffect(() => {
    handle = draft;
  });
  return null;
};
interface Where {
  readonly register?: number | null;
  readonly arena?: number;
  readonly caller?: (typeof callers)[keyof typeof callers];
  readonly form?: number;
}
const desk = (cart: unknown, { register = 1, arena = 1, caller = callers.employee, form = 0 }: Where = {}) => (
  <EngineContext value={{ registry, caller, arena: { ...zagreb, id: arena }, overrides: {}, tools: {}, cardScannerPrefix: ';', shell }}>
    <TillPlace value={{ register, registers, methods: [], company: null, choose: () => undefined }}><Form cart={cart} form={form} /></TillPlace>
  </EngineContext>
);
/** Opens the till, and waits until it knows what was there before. */
const open = async (cart: unknown, where?: Where) => {
  const shown = render(desk(cart, where));
  await handle?.ready();
  return shown;
};
const kept = async () => (await createTillStore().ofUser('drafts', callers.employee.id)).map(({ register, cart }) => [register, cart]);
const cola = { lines: ['cola'] };

beforeEach(async () => {
  await createTillStore().ofUser('drafts', 3);
  const opened = await openDB(database);
  await opened.clear('drafts');
  opened.close();
  localStorage.clear();
  back.mockClear();
  aside.mockClear();
  vi.useRealTimers();
});

test('what is in the basket is written when the till is left, and is there again for the same person at the same register', async () => {
  const till = await open(null);
  till.rerender(desk(cola));
  till.unmount();
  await waitFor(async () => expect(await kept()).toEqual([['1', cola]]));
  await open(null);
  expect(back).toHaveBeenCalledExactlyOnceWith(cola);
  expect(await kept()).toEqual([['1', cola]]);
});

test('a key writes nothing: the basket is written when it rests, and at once when the page goes', async () => {
  const till = await open(null);
  till.rerender(desk(cola));
  expect(await kept()).toEqual([]);
  dispatchEvent(new Event('pagehide'));
  await waitFor(async () => expect(await kept()).toEqual([['1', cola]]));
  till.rerender(desk({ lines: ['cola', 'chips'] }));
  await waitFor(async () => expect(await kept()).toEqual([['1', { lines: ['cola', 'chips'] }]]));
});

test.each([
  ['register', { register: 2 }], ['arena', { arena: 2 }], ['user', { caller: callers.manager }],
] as const)('another %s is shown nothing of it', async (_what, where) => {
  const till = await open(null);
  till.rerender(desk(cola));
  till.unmount();
  await waitFor(async () => expect(await kept()).toEqual([['1', cola]]));
  const other = await open(null, where);
  expect(back).not.toHaveBeenCalled();
  other.unmount();
  expect(await kept()).toEqual([['1', cola]]);
});

test('one of an earlier business day of the arena is gone', async () => {
  await createTillStore().put('drafts', { user: callers.employee.id, arena: 1, register: '1', at: Date.now() - 25 * 3_600_000, cart: cola });
  await open(null);
  expect(back).not.toHaveBeenCalled();
  await waitFor(async () => expect(await kept()).toEqual([]));
});

test('an emptied basket is kept no longer', async () => {
  const till = await open(null);
  till.rerender(desk(cola));
  dispatchEvent(new Event('pagehide'));
  await waitFor(async () => expect(await kept()).toHaveLength(1));
  till.rerender(desk(null, { form: 1 }));
  await waitFor(async () => expect(await kept()).toEqual([]));
});

test('the basket of a sale under way is no draft, whatever changes on the screen; the next form is one', async () => {
  const till = await open(null);
  till.rerender(desk(cola));
  await handle?.forget(0);
  till.rerender(desk({ lines: ['cola at the price of now'] }));
  dispatchEvent(new Event('pagehide'));
  till.unmount();
  const again = await open(null);
  expect(back).not.toHaveBeenCalled();
  again.rerender(desk(cola, { form: 1 }));
  dispatchEvent(new Event('pagehide'));
  await waitFor(async () => expect(await kept()).toEqual([['1', cola]]));
});

test('a basket that was begun before its register was chosen goes along; the one of before stands aside', async () => {
  const before = await open(null);
  before.rerender(desk({ lines: ['chips'] }));
  before.unmount();
  const till = await open(null, { register: null });
  till.rerender(desk(cola, { register: null }));
  till.rerender(desk(cola));
  await waitFor(() => expect(aside).toHaveBeenCalledExactlyOnceWith({ lines: ['chips'] }));
  expect(back).not.toHaveBeenCalled();
  dispatchEvent(new Event('pagehide'));
  await waitFor(async () => expect(await kept()).toEqual([['1', cola]]));
});

test('of two tabs at one register the first keeps its basket; the second is shown it once the first is closed', async () => {
  const first = await open(null);
  first.rerender(desk(cola));
  const second = render(desk(null));
  await handle?.ready();
  second.rerender(desk({ lines: ['chips'] }));
  second.rerender(desk(null));
  expect(back).not.toHaveBeenCalled();
  first.unmount();
  await waitFor(() => expect(back).toHaveBeenCalledExactlyOnceWith(cola));
});

test('a basket that is sold comes back no more, though the till was left while its sale was still to be kept', async () => {
  const till = await open(null);
  till.rerender(desk(cola));
  const { forget } = handle as ReturnType<typeof useDraft>;
  till.unmount();
  await waitFor(async () => expect(await kept()).toEqual([['1', cola]]));
  await forget(0);
  expect(await kept()).toEqual([]);
  await open(null);
  expect(back).not.toHaveBeenCalled();
});
