import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ServiceProvider, StoredUser } from '#dataProviders/types.ts';
import { client } from '#src/app/client.ts';
import type { ClientState, KeyArena } from '#src/app/state.ts';

/** What shell and pages need to know of the place they stand in. */
export interface DeskPlace {
  readonly user: StoredUser;
  /** The chosen arena; on status pages the one chosen before. */
  readonly arena: KeyArena | null;
  /** Name of the route: a resource, a page, or `403` and `404`. */
  readonly route: string;
  readonly provider: ServiceProvider;
  /** Goes to the same route in another arena, or in none. */
  readonly chooseArena: (slug: string | null) => void;
  readonly signOut: () => void;
}
export const DeskContext = createContext<DeskPlace | null>(null);
export const useDesk = (): DeskPlace => {
  const place = useContext(DeskContext);
  if (!place) throw new Error('DeskContext is missing');
  return place;
};
export const useClient = (): ClientState => useSyncExternalStore(client.subscribe, client.get);
