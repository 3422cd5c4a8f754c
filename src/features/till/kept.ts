import { openTabChannel } from '#src/lib/tab-channel.ts';
import { withTabLock } from '#src/lib/tabs.ts';
import { createTillStore, type TillStore } from './store.ts';
import { createTill, type Till } from './till.ts';

/** A store that hears of changes in other tabs as well. */
const shared = (own: TillStore): TillStore => {
  const listeners = new Set<() => void>();
  const tellHere = () => {
    for (const listener of listeners) listener();
  };
  const channel = openTabChannel('arenadesk.till', tellHere);
  own.subscribe(() => {
    channel.tell('changed');
    tellHere();
  });
  return {
    ...own,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** The till of this browser. */
export const tillStore: TillStore = shared(createTillStore());
export const till: Till = createTill({ store: tillStore, lock: withTabLock, now: Date.now });
