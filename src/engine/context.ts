import { createContext, useContext, type ComponentType } from 'react';
import type { Caller } from '#resources/schema/access.ts';
import type { Registry } from '#resources/schema/registry.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import type { AddressProps } from '#src/engine/list/address.ts';
import type { Columns } from '#src/engine/list/columns.ts';
import type { Overrides } from '#src/engine/overrides.ts';
import type { Row } from '#src/fields/types.ts';

/** What the screens need to know of the chosen arena. `slug` stands in the address; instants are shown in `timezone`, money in `currency`. */
export interface ChosenArena {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly currency: string;
  /** IANA zone. */
  readonly timezone: string;
  readonly locale: string;
  readonly coins_per_currency?: number;
  /** `HH:mm` the business day begins at; nothing means midnight. */
  readonly dayStartTime?: string | null;
}

/** What screens may ask of the shell around them. */
export interface ShellVerbs {
  /** Ends the session and goes to the sign-in page. */
  readonly signOut: () => void;
  /** Calls when the session has ended by itself, before the screens go. Answers the way to stop. */
  readonly onExpired: (keep: () => void) => () => void;
  /** Reads who is signed in again and stores what came; who may not work here any more is signed out and told why. */
  readonly refreshCaller: () => void;
  /** Reads the chosen arena again and stores what came. */
  readonly refreshArena: () => void;
  /** Chooses no arena any more and goes to this path (without slug), such as `/arenas`. */
  readonly leaveArena: (to: string) => void;
  /** Takes this message away, if it is the one that stands there. */
  readonly unsay: (text: string) => void;
}

/** What every list and every record offers besides what is declared; the composition root fills it, and what is not there is not offered. */
export interface Tools {
  /** In the header line of a list. */
  readonly list?: ComponentType<AddressProps & { readonly columns: Columns }>;
  /** Below a table while rows of it are selected; without it none can be. */
  readonly selection?: ComponentType<{ readonly resource: Resource; readonly rows: readonly Row[]; readonly selectPage: () => void; readonly clear: () => void }>;
  /** In the head of a record's dialog; `record` is null until it has come, and for one that is gone. */
  readonly record?: ComponentType<{ readonly resource: Resource; readonly id: string; readonly record: Row | null }>;
  /** What the address of a list says when it is opened without saying anything: `?sort=name&order=ASC`; null for what is declared. */
  readonly startOf?: (resource: Resource, caller: Caller) => string | null;
}

/** All the engine knows of the application: it names no resource itself. */
export interface EngineContextValue {
  readonly registry: Registry;
  /** The stored user; steers what is drawn, never what is allowed. */
  readonly caller: Caller;
  readonly arena: ChosenArena | null;
  /** Resource name -> its departures from the generated screens. */
  readonly overrides: Overrides;
  readonly shell: ShellVerbs;
  readonly tools?: Tools;
  /** The mark a card scanner puts in front, stripped from what is searched; from `/config.json`. */
  readonly cardScannerPrefix?: string;
  /** Code of the country that selects of countries start at. */
  readonly country?: string;
}

export const EngineContext = createContext<EngineContextValue | null>(null);

/** The engine's context. Throws where no shell provides one: that is a mistake of the composition root. */
export const useEngine = (): EngineContextValue => {
  const value = useContext(EngineContext);
  if (!value) throw new Error('EngineContext is missing');
  return value;
};
