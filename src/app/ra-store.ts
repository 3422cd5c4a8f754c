import type { Store } from 'ra-core';
import { keys } from '#src/app/keys.ts';
import type { SafeStorage } from '#src/lib/storage.ts';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** React-admin's store over a storage that never throws: with a full or blocked one, choices hold for this visit. */
export const createRaStore = (storage: SafeStorage): Store => {
  const listeners = new Map<string, Set<(value: unknown) => void>>();
  const publish = (key: string, value: unknown) => {
    for (const listener of listeners.get(key) ?? []) listener(value);
  };
  const own = () => storage.keys().filter((key) => key.startsWith(keys.store));
  const drop = (names: readonly string[]) => {
    for (const name of names) {
      storage.remove(name);
      publish(name.slice(keys.store.length), undefined);
    }
  };
  const fromElsewhere = (event: StorageEvent) => {
    if (event.key?.startsWith(keys.store)) publish(event.key.slice(keys.store.length), event.newValue === null ? undefined : parsed(event.newValue));
  };
  return {
    setup: () => window.addEventListener('storage', fromElsewhere),
    teardown: () => window.removeEventListener('storage', fromElsewhere),
    getItem: <T>(key: string, defaultValue?: T): T => {
      const text = storage.get(`${keys.store}${key}`);
      return (text === null ? defaultValue : (parsed(text) ?? defaultValue)) as T;
    },
    setItem: <T>(key: string, value: T) => {
      if (value === undefined) storage.remove(`${keys.store}${key}`);
      else storage.set(`${keys.store}${key}`, JSON.stringify(value));
      publish(key, value);
    },
    removeItem: (key) => drop([`${keys.store}${key}`]),
    removeItems: (prefix) => drop(own().filter((name) => name.startsWith(`${keys.store}${prefix}`))),
    reset: () => drop(own()),
    listItems: (prefix = '') => Object.fromEntries(own().filter((name) => name.startsWith(`${keys.store}${prefix}`)).map((name) => [name.slice(keys.store.length), parsed(storage.get(name) ?? '')])),
    subscribe: (key, callback) => {
      const all = listeners.get(key) ?? new Set();
      listeners.set(key, all.add(callback as (value: unknown) => void));
      return () => all.delete(callback as (value: unknown) => void);
    },
  };
};
