import { createContext } from 'react';

/** The store of the browser that the till keeps its sales in. */
export const tillStore = 'arenadesk.till';

/** Where the till stands, as the shell knows it. Small, since the shell brings it along. */
export interface TillPlaceValue {
  /** Label of the chosen register, as the service writes it; null until one is chosen. */
  readonly register: number | string | null;
  /** The chosen arena's own lists, as its service answers them. */
  readonly registers: readonly unknown[];
  readonly methods: readonly unknown[];
  /** The company that sells there. */
  readonly company: unknown;
  readonly choose: (register: number | string | null) => void;
}
export const TillPlace = createContext<TillPlaceValue>({ register: null, registers: [], methods: [], company: null, choose: () => undefined });
