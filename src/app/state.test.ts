import { describe, expect, it } from 'vitest';
import { keys } from '#src/app/keys.ts';
import { createClientStore, initialState, type KeyArena } from '#src/app/state.ts';
import { type Backing, createStorage } from '#src/lib/storage.ts';

const browser = (start: Readonly<Record<string, string>> = {}) => {
  const kept = new Map(Object.entries(start));
  const backing: Backing = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
  return { kept, storage: createStorage(() => backing) };
};
const arena = (id: number, name = `Arena ${id}`): KeyArena => ({
  id, name, slug: `arena-${id}`, timezone: 'Europe/Zagreb', currency: 'EUR', coins_per_currency: 100, locale: 'hr', dayStartTime: null, company: { id: 1 }, address: null,
  cash_registers: [{ id: 1, label: '1' }], payment_methods: [], invoice_settings: null,
});
const kept = (from: Map<string, string>) => JSON.parse(from.get(keys.state) ?? 'null') as Record<string, unknown>;

describe('the client state', () => {
  it('AUTH-27 starts without arena and register, country hr, and keeps what is set', () => {
    const { kept: storage, storage: safe } = browser();
    const state = createClientStore(safe);
    expect(state.get()).toEqual(initialState);
    expect(state.get().country).toBe('hr');
    state.set({ authenticated: true });
    expect(kept(storage)).toMatchObject({ authenticated: true, arena: null, cash_register_label: null, country: 'hr' });
    expect(createClientStore(safe).get().authenticated).toBe(true);
  });

  it('CONST-01 shows a message in success colour with its icon for 3000 ms unless said otherwise', () => {
    const state = createClientStore(browser().storage);
    state.say('Saved');
    expect(state.get().snackbar).toEqual({ show: true, color: 'success', message: 'Saved', timeout: 3000, icon: 'check_circle' });
    state.say('Refused', 'error');
    expect(state.get().snackbar).toMatchObject({ color: 'error', message: 'Refused', timeout: 10_000, icon: 'error' });
    state.say('Stay', 'warning', null);
    expect(state.get().snackbar).toMatchObject({ timeout: null, icon: 'warning' });
    state.unsay('Saved');
    expect(state.get().snackbar.show).toBe(true);
    state.unsay('Stay');
    expect(state.get().snackbar.show).toBe(false);
    state.say('Saved');
    state.hush();
    expect(state.get().snackbar.show).toBe(false);
  });

  it('NAV-48 NAV-49 NAV-50 keeps the chosen arena and its slug, and clears the register of another', () => {
    const { kept: storage, storage: safe } = browser();
    const state = createClientStore(safe);
    state.choose(arena(1));
    state.set({ cash_register_label: '2' });
    state.choose(arena(1, 'New name'));
    expect(state.get()).toMatchObject({ arena: { name: 'New name' }, cash_register_label: '2' });
    state.choose(arena(2));
    expect(state.get().cash_register_label).toBeNull();
    expect(storage.get(keys.preferredArena)).toBe('arena-2');
    expect(kept(storage).arena).toMatchObject({ id: 2, timezone: 'Europe/Zagreb', currency: 'EUR', coins_per_currency: 100, locale: 'hr', company: { id: 1 }, cash_registers: [{ label: '1' }] });
  });

  it('NAV-51 forgets current and preferred arena when the chooser is cleared; an address without arena forgets the current one only', () => {
    const { kept: storage, storage: safe } = browser();
    const state = createClientStore(safe);
    state.choose(arena(1));
    state.leave(false);
    expect([state.get().arena, state.preferredArena()]).toEqual([null, 'arena-1']);
    state.choose(arena(1));
    state.leave(true);
    expect([state.get().arena, state.preferredArena(), storage.has(keys.preferredArena)]).toEqual([null, null, false]);
  });

  it('AUTH-21 AUTH-23 is kept nowhere after a reset', () => {
    const { kept: storage, storage: safe } = browser();
    const state = createClientStore(safe);
    state.choose(arena(1));
    state.reset();
    expect(state.get()).toEqual(initialState);
    expect([...storage.keys()]).toEqual([keys.preferredArena]);
  });

  it.each(['{broken', '[]', 'null', '7', '{"arena":{"id":"x"},"cash_register_label":{},"country":null}'])('OP-003 mends the damaged state %s', (text) => {
    expect(createClientStore(browser({ [keys.state]: text }).storage).get()).toEqual(initialState);
  });

  it('OP-010 works for this visit when the storage is full', () => {
    const full = createStorage(() => ({
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
      key: () => null,
      length: 0,
    }));
    const state = createClientStore(full);
    state.choose(arena(1));
    state.set({ cash_register_label: '3' });
    state.say('Saved');
    expect(state.get()).toMatchObject({ arena: { id: 1 }, cash_register_label: '3', snackbar: { show: true } });
    expect(state.preferredArena()).toBe('arena-1');
  });

  it("OP-008 keeps its own arena when another tab chooses another, and takes newer data of the same", () => {
    const { storage: safe } = browser();
    const [here, there] = [createClientStore(safe), createClientStore(safe)];
    here.choose(arena(1));
    here.set({ cash_register_label: '1' });
    there.choose(arena(2));
    here.reread();
    expect(here.get()).toMatchObject({ arena: { id: 1 }, cash_register_label: '1' });
    there.choose(arena(1, 'Renamed'));
    there.set({ cash_register_label: '9' });
    here.reread();
    expect(here.get()).toMatchObject({ arena: { name: 'Renamed' }, cash_register_label: '9' });
  });

  it('tells its listeners until they leave', () => {
    const state = createClientStore(browser().storage);
    let told = 0;
    const stop = state.subscribe(() => (told += 1));
    state.say('one');
    stop();
    state.say('two');
    expect(told).toBe(1);
  });
});
