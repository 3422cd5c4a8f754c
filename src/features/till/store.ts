import { openDB, type IDBPDatabase } from 'idb';
import { tillStore } from './place.ts';
import type { Draft, SaleBasket, ParkedSale, SaleEntry, TillOwner } from './types.ts';

type OwnerKey = [user: number, arena: number, register: string];
export const ownerKey = ({ user, arena, register }: TillOwner): OwnerKey => [user, arena, register];

interface Kept {
  readonly sales: SaleEntry;
  readonly parked: ParkedSale;
  readonly baskets: SaleBasket;
  readonly drafts: Draft;
}
type StoreName = keyof Kept;
/** A key of each store: a sale's is its own, and its basket's; a parked basket's is its id, and of drafts each owner has one. */
const idOf: { readonly [N in StoreName]: (value: Kept[N]) => string } = {
  sales: ({ key }) => key,
  parked: ({ id }) => id,
  baskets: ({ key }) => key,
  drafts: (draft) => basketId(draft),
};
export const basketId = (owner: TillOwner): string => ownerKey(owner).join('/');

/** What the till remembers over reload and sign-out. Nothing here ever throws: what the browser does not keep lasts for this visit. */
export interface TillStore {
  readonly get: <N extends StoreName>(name: N, id: string) => Promise<Kept[N] | null>;
  readonly put: <N extends StoreName>(name: N, value: Kept[N]) => Promise<void>;
  /** Takes an entry out and answers it; of two that take the same one, one gets it. */
  readonly take: <N extends StoreName>(name: N, id: string) => Promise<Kept[N] | null>;
  readonly ofOwner: <N extends StoreName>(name: N, owner: TillOwner) => Promise<readonly Kept[N][]>;
  readonly ofUser: <N extends StoreName>(name: N, user: number) => Promise<readonly Kept[N][]>;
  /** False once the browser refused to keep something (full, or private): it is remembered for this visit only. */
  readonly keeps: () => boolean;
  /** Told of every change that was made here, but for drafts: nobody looks at them, and they change at every key. Answers the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** How long a browser that does not answer holds up a sale, in ms. */
const patience = 2000;
const within = <T>(work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(new Error('the browser keeps nothing just now')), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
const open = (): Promise<IDBPDatabase> =>
  openDB(tillStore, 3, {
    upgrade: async (database, before, _now, work) => {
      for (const name of ['sales', 'parked', 'baskets', 'drafts'] as const) {
        if (database.objectStoreNames.contains(name)) continue;
        const store = database.createObjectStore(name);
        store.createIndex('user', 'user');
        store.createIndex('owner', ['user', 'arena', 'register']);
      }
      if (before === 0 || before > 2) return;
      // Of each owner only the basket of the last sale was kept, in a place of theirs.
      const baskets = work.objectStore('baskets');
      const kept = (await baskets.getAll()) as readonly SaleBasket[];
      await baskets.clear();
      for (const basket of kept) await baskets.put(basket, idOf.baskets(basket));
    },
    // A newer version in another tab goes first; what is done here meanwhile lasts for this visit.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase | null)?.close(),
  });

export const createTillStore = (connect: () => Promise<IDBPDatabase> = open): TillStore => {
  /** What the browser refused, by store and id; it wins over what is kept. Null: taken out. */
  const memory: { readonly [N in StoreName]: Map<string, Kept[N] | null> } = { sales: new Map(), parked: new Map(), baskets: new Map(), drafts: new Map() };
  const listeners = new Set<() => void>();
  let refused = false;
  let connection: Promise<IDBPDatabase> | null = null;

  const database = (): Promise<IDBPDatabase> => {
    connection ??= connect().catch((error: unknown) => {
      connection = null;
      throw error;
    });
    return connection;
  };
  const changed = (name: StoreName) => {
    if (name === 'drafts') return;
    for (const listener of listeners) listener();
  };
  /** Runs on the database; what fails there is done by `otherwise`. A connection that the browser ended is made anew once. */
  const attempt = async <T>(run: (db: IDBPDatabase) => Promise<T>, otherwise: () => T, writes: boolean): Promise<T> => {
    for (let tries = 0; tries < 2; tries++) {
      try {
        return await within(database().then(run));
      } catch (error) {
        connection = null;
        if ((error as { name?: unknown } | null)?.name !== 'InvalidStateError') break;
      }
    }
    if (writes && !refused) refused = true;
    return otherwise();
  };
  const remembered = <N extends StoreName>(name: N): Map<string, Kept[N] | null> => memory[name];
  const overlaid = <N extends StoreName>(name: N, kept: readonly Kept[N][], fits: (value: Kept[N]) => boolean): readonly Kept[N][] => {
    const own = remembered(name);
    return [...kept.filter((value) => !own.has(idOf[name](value))), ...[...own.values()].filter((value) => value !== null).filter(fits)];
  };

  return {
    get: async (name, id) => {
      const own = remembered(name);
      if (own.has(id)) return own.get(id) ?? null;
      return await attempt(async (db) => ((await db.get(name, id)) ?? null) as Kept[typeof name] | null, () => null, false);
    },
    put: async (name, value) => {
      const id = idOf[name](value);
      const own = remembered(name);
      await attempt(async (db) => {
        // On the disk before a sale is sent, should the machine lose its power.
        const work = db.transaction(name, 'readwrite', { durability: name === 'drafts' ? 'relaxed' : 'strict' });
        await Promise.all([work.store.put(value, id), work.done]);
        own.delete(id);
      }, () => void own.set(id, value), true);
      changed(name);
    },
    take: async (name, id) => {
      const own = remembered(name);
      const before = own.get(id);
      const taken = await attempt(async (db) => {
        const work = db.transaction(name, 'readwrite');
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
    ofOwner: async (name, owner) => {
      const key = ownerKey(owner).join();
      const kept = await attempt(async (db) => (await db.getAllFromIndex(name, 'owner', ownerKey(owner))) as readonly Kept[typeof name][], () => [], false);
      return overlaid(name, kept, (value) => ownerKey(value).join() === key);
    },
    ofUser: async (name, user) => {
      const kept = await attempt(async (db) => (await db.getAllFromIndex(name, 'user', user)) as readonly Kept[typeof name][], () => [], false);
      return overlaid(name, kept, (value) => value.user === user);
    },
    keeps: () => !refused,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
