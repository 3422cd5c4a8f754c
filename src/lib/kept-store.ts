import type { IDBPDatabase } from 'idb';
import { onDatabase } from './kept-connection.ts';

/** Stores of a database of the browser, by what each keeps. Nothing here ever throws: what the browser does not keep lasts for this visit. */
export interface KeptStore<Kept> {
  readonly get: <N extends keyof Kept>(name: N, id: string) => Promise<Kept[N] | null>;
  readonly put: <N extends keyof Kept>(name: N, value: Kept[N]) => Promise<void>;
  /** Takes an entry out and answers it; of two that take the same one, one gets it. */
  readonly take: <N extends keyof Kept>(name: N, id: string) => Promise<Kept[N] | null>;
  /** What an index finds; `fits` says the same of what the browser does not keep. */
  readonly found: <N extends keyof Kept>(name: N, index: string, key: IDBValidKey, fits: (value: Kept[N]) => boolean) => Promise<readonly Kept[N][]>;
  /** False once the browser refused to keep something (full, or private): it is remembered for this visit only. */
  readonly keeps: () => boolean;
  /** Told of every change that was made here, but for what is noted in passing. Answers the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}
interface Options<Kept> {
  readonly connect: () => Promise<IDBPDatabase>;
  /** Under what each entry stands. */
  readonly idOf: { readonly [N in keyof Kept]: (value: Kept[N]) => string };
  /** Stores that change at every key and that nobody looks at: nobody is told, and the disk may take its time. */
  readonly passing?: readonly (keyof Kept)[];
}

export const createKeptStore = <Kept extends object>({ connect, idOf, passing = [] }: Options<Kept>): KeptStore<Kept> => {
  type Name = Extract<keyof Kept, string>;
  /** What the browser refused, by store and id; it wins over what is kept. Null: taken out. */
  const memory = Object.fromEntries((Object.keys(idOf) as Name[]).map((name) => [name, new Map()])) as { readonly [N in keyof Kept]: Map<string, Kept[N] | null> };
  const listeners = new Set<() => void>();
  let refused = false;
  const database = onDatabase(connect);
  const changed = (name: keyof Kept) => {
    if (passing.includes(name)) return;
    for (const listener of listeners) listener();
  };
  /** Runs on the database; what fails there is done by `otherwise`. */
  const attempt = <T>(run: (db: IDBPDatabase) => Promise<T>, otherwise: () => T, writes: boolean): Promise<T> =>
    database(run).catch(() => {
      if (writes) refused = true;
      return otherwise();
    });
  const remembered = <N extends keyof Kept>(name: N): Map<string, Kept[N] | null> => memory[name];

  return {
    get: async (name, id) => {
      const own = remembered(name);
      if (own.has(id)) return own.get(id) ?? null;
      return await attempt(async (db) => ((await db.get(String(name), id)) ?? null) as Kept[typeof name] | null, () => null, false);
    },
    put: async (name, value) => {
      const id = idOf[name](value);
      const own = remembered(name);
      await attempt(async (db) => {
        // On the disk before anything is sent, should the machine lose its power.
        const work = db.transaction(String(name), 'readwrite', { durability: passing.includes(name) ? 'relaxed' : 'strict' });
        await Promise.all([work.store.put(value, id), work.done]);
        own.delete(id);
      }, () => void own.set(id, value), true);
      changed(name);
    },
    take: async (name, id) => {
      const own = remembered(name);
      const before = own.get(id);
      const taken = await attempt(async (db) => {
        const work = db.transaction(String(name), 'readwrite');
        const found = ((await work.store.get(id)) ?? null) as Kept[typeof name] | null;
        await work.store.delete(id);
        await work.done;
        own.delete(id);
        return found;
      }, () => {
        own.set(id, null);
        return null;
      }, true);
      changed(name);
      return before === undefined ? taken : before;
    },
    found: async (name, index, key, fits) => {
      const own = remembered(name);
      const kept = await attempt(async (db) => (await db.getAllFromIndex(String(name), index, key)) as readonly Kept[typeof name][], () => [], false);
      return [...kept.filter((value) => !own.has(idOf[name](value))), ...[...own.values()].filter((value) => value !== null).filter(fits)];
    },
    keeps: () => !refused,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
