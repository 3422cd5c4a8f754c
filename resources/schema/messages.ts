import type { Field, Fields, Leaves } from './field.ts';
import type { Kind } from './kinds.ts';

/** Dotted path -> field, lists opened too: every field that a person can see a label of. */
type ListFields<X> = X extends Field<'list', unknown, unknown, boolean, { fields: infer F extends Fields }> ? F : never;
type Labelled<F> = [F] extends [never] ? never : keyof Leaves<F> | { [P in keyof Leaves<F> & string]: Labelled<ListFields<Leaves<F>[P]>> extends infer S extends string ? `${P}.${S}` : never }[keyof Leaves<F> & string];
type ChoicesIn<L, P extends string> = { [K in keyof L & string as L[K] extends Field<Kind, unknown, unknown, boolean, { choices: readonly string[] }> ? `${P}${K}` : never]:
  L[K] extends Field<Kind, unknown, unknown, boolean, { choices: readonly (infer C extends string)[] }> ? Readonly<Record<C, string>> : never };
type ChoicesOf<F, P extends string = ''> = [F] extends [never] ? never : ChoicesIn<Leaves<F>, P> | { [K in keyof Leaves<F> & string]: ChoicesOf<ListFields<Leaves<F>[K]>, `${P}${K}.`> }[keyof Leaves<F> & string];
type Merge<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void ? { [K in keyof I]: I[K] } : never;

type Part<N extends string, K> = [K] extends [never] ? unknown : { readonly [P in N]: Readonly<Record<K & string, string>> };
type KeysOf<T> = T extends Readonly<Record<infer K extends string, unknown>> ? (string extends K ? never : K) : never;
type SearchKeys<D> = D extends { list: { search?: infer S } } ? (S extends { keys: Readonly<Record<infer K, unknown>> } ? K : never) : never;
type FilterKeys<D> = D extends { list: { filters?: infer Q } } ? KeysOf<Q> : never;
type SectionKeys<D> = D extends { form: infer G } ? KeysOf<G> : never;
type CheckKeys<D> = D extends { checks?: infer C } ? KeysOf<C> : never;
type ActionKeys<D> = D extends { actions?: infer A } ? KeysOf<A> : never;

/** The words a declaration needs in every language; a missing one does not compile. */
export type MessagesFor<D extends { readonly fields: Fields }> = {
  /** The list, the menu entry, the page title. */
  readonly name: string;
  /** One record of it. */
  readonly one: string;
  /** What the button that makes one says. */
  readonly add: string;
  readonly created: string;
  readonly updated: string;
  readonly deleted: string;
  readonly fields: Readonly<Record<Labelled<D['fields']> & string, string>>;
  /** A sentence under the input. */
  readonly help?: Readonly<Partial<Record<Labelled<D['fields']> & string, string>>>;
  /** What the button says that adds a row to a list. */
  readonly adds?: Readonly<Partial<Record<Labelled<D['fields']> & string, string>>>;
  /** Where a broken rule of a field has a sentence of its own: path -> rule -> sentence. */
  readonly rules?: Readonly<Partial<Record<Labelled<D['fields']> & string, Readonly<Record<string, string>>>>>;
  /** What its history calls parts of a record that are saved by calls of their own: their names there. */
  readonly parts?: Readonly<Record<string, string>>;
  /** Anything else the resource's overrides say. */
  readonly notes?: Readonly<Record<string, string>>;
} & (Merge<ChoicesOf<D['fields']>> extends infer C ? ([keyof C] extends [never] ? unknown : { readonly choices: C }) : never) &
  Part<'sections', SectionKeys<D>> & Part<'search', SearchKeys<D>> & Part<'filters', FilterKeys<D>> & Part<'checks', CheckKeys<D>> & Part<'actions', ActionKeys<D>>;
