import 'fake-indexeddb/auto';
import { renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { registry } from '#resources/index.ts';
import { EngineContext } from '#src/engine/context.ts';
import { forgetAct, keepAct } from '#src/lib/pending-acts.ts';
import { callers, refusing, zagreb } from '#tests/support/engine-desk.tsx';
import { useMoneyAct } from './useMoneyAct.ts';

const nothing = () => undefined;
const shell = { signOut: nothing, onExpired: () => nothing, refreshCaller: nothing, refreshArena: nothing, leaveArena: nothing, unsay: nothing };

afterEach(() => vi.restoreAllMocks());

test('what was left open is asked for and never done anew by itself, though another place settles it at that moment', async () => {
  const { id } = callers.admin;
  await keepAct({ user: id, name: 'fiscalize.7', key: 'the-key', at: 0 });
  const read = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'get')?.value as IDBObjectStore['get'];
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(function first(this: IDBObjectStore, key) {
    const found = read.call(this, key);
    found.addEventListener('success', () => void forgetAct(id, 'fiscalize.7'));
    return found;
  });
  const outcomeOf = vi.fn(async () => ({ state: 'done' }));
  const [run, onDone] = [vi.fn(), vi.fn()];
  const around = ({ children }: { readonly children: ReactNode }) => (
    <EngineContext value={{ registry, caller: callers.admin, arena: zagreb, overrides: {}, tools: {}, cardScannerPrefix: ';', shell }}>
      <CoreAdminContext dataProvider={refusing({ outcomeOf })}>{children}</CoreAdminContext>
    </EngineContext>
  );
  renderHook(() => useMoneyAct({ name: 'fiscalize.7', run, onDone, onRefused: nothing }), { wrapper: around });
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(null));
  expect(outcomeOf).toHaveBeenCalledExactlyOnceWith('the-key');
  expect(run).not.toHaveBeenCalled();
});
