import { openDB, type IDBPDatabase } from 'idb';
import { createKeptStore, type KeptStore } from '#src/lib/kept-store.ts';
import { tillStore } from './place.ts';
import type { Draft, ParkedSale, SaleBasket, SaleEntry, TillOwner } from './types.ts';

type OwnerKey = [user: number, arena: number, register: string];
export const ownerKey = ({ user, arena, register }: TillOwner): OwnerKey => [user, arena, register];
export const basketId = (owner: TillOwner): string => ownerKey(owner).join('/');

interface Kept {
  readonly sales: SaleEntry;
  readonly parked: ParkedSale;
  readonly baskets: SaleBasket;
  readonly drafts: Draft;
}
/** A key of each store: a sale's is its own, and its basket's; a parked basket's is its id, and of drafts each owner has one. */
const idOf: { readonly [N in keyof Kept]: (value: Kept[N]) => string } = {
  sales: ({ key }) => key,
  parked: ({ id }) => id,
  baskets: ({ key }) => key,
  drafts: (draft) => basketId(draft),
};

/** What the till remembers over reload and sign-out. */
export interface TillStore extends Omit<KeptStore<Kept>, 'found'> {
  readonly ofOwner: <N extends keyof Kept>(name: N, owner: TillOwner) => Promise<readonly Kept[N][]>;
  readonly ofUser: <N extends keyof Kept>(name: N, user: number) => Promise<readonly Kept[N][]>;
}

const open = (): Promise<IDBPDatabase> =>
  openDB(tillStore, 3, {
    upgrade: async (database, before, _now, work) => {
      for (const name of Object.keys(idOf)) {
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
  const { found, ...store } = createKeptStore<Kept>({ connect, idOf, passing: ['drafts'] });
  return {
    ...store,
    ofOwner: (name, owner) => found(name, 'owner', ownerKey(owner), (value) => basketId(value) === basketId(owner)),
    ofUser: (name, user) => found(name, 'user', user, (value) => value.user === user),
  };
};
