import { describe, expect, it } from 'vitest';
import { createRaStore } from '#src/app/ra-store.ts';
import { createStorage } from '#src/lib/storage.ts';

const blocked = createStorage(() => {
  throw new Error('blocked');
});

describe("react-admin's store", () => {
  it('keeps values under its own prefix and tells who listens', () => {
    const storage = createStorage(() => localStorage);
    const store = createRaStore(storage);
    const heard: unknown[] = [];
    const stop = store.subscribe('users.columns', (value) => heard.push(value));
    store.setItem('users.columns', ['a']);
    stop();
    store.setItem('users.columns', ['b']);
    expect(heard).toEqual([['a']]);
    expect(localStorage.getItem('arenadesk.ra.users.columns')).toBe('["b"]');
    expect(store.getItem('users.columns')).toEqual(['b']);
    expect(store.listItems?.('users')).toEqual({ 'users.columns': ['b'] });
    localStorage.setItem('other', 'x');
    store.reset();
    expect([localStorage.getItem('other'), store.getItem('users.columns', 'none')]).toEqual(['x', 'none']);
  });

  it('OP-010 holds choices for this visit where the browser keeps nothing', () => {
    const store = createRaStore(blocked);
    store.setItem('locale', 'hr');
    expect(store.getItem('locale')).toBe('hr');
    store.removeItems('loc');
    expect(store.getItem('locale', 'en')).toBe('en');
  });

  it('OP-003 takes the default for a damaged value', () => {
    localStorage.setItem('arenadesk.ra.sidebar.open', '{broken');
    expect(createRaStore(createStorage(() => localStorage)).getItem('sidebar.open', true)).toBe(true);
  });
});
