import type { Caller, CallerRule, Rule } from './access.ts';
import type { Condition } from './condition.ts';
import type { Field, Fields, Leaves, OfKind, RowDraftOf, RowOf, WritablePath } from './field.ts';
import type { SearchableKind } from './kinds.ts';
import type { Operation, Paging, ServiceName } from '../services.ts';

/** Fields that the store keeps of every record. */
export type SystemPath = 'id' | 'created_at' | 'updated_at';
type Path<F extends Fields> = (keyof Leaves<F> & string) | SystemPath;
type EmbeddedIn<L> = { [P in keyof L & string]: L[P] extends Field<'references', readonly (infer M)[]> ? (M extends object ? `${P}.${Exclude<keyof M & string, 'id'>}` : never) : never }[keyof L & string];
/** What conditions ask about: fields, and what is embedded of each member of references. */
type Asked<F extends Fields> = Path<F> | EmbeddedIn<Leaves<F>>;
type Searchable<F extends Fields> = OfKind<Leaves<F>, SearchableKind> | 'created_at' | 'updated_at';
type Shown<F extends Fields> = Exclude<Path<F>, OfKind<Leaves<F>, 'secret'>>;

export type MenuGroup = 'main' | 'users' | 'shop' | 'news' | 'data' | 'configuration' | 'competitions' | 'setup';
export type Direction = 'ASC' | 'DESC';

/** Where the resource lives, in so far as it differs from its service's defaults. */
export interface Api<P extends string = string> {
  /** `{arena}` stands for the chosen arena's id. */
  readonly path?: string;
  /** Path of the list when an arena is chosen. */
  readonly scopedPath?: string;
  /** Path that create, update and delete use, where it differs. */
  readonly writePath?: string;
  readonly paging?: Paging;
  readonly update?: 'PUT' | 'PATCH' | 'POST';
  readonly has?: readonly Operation[];
  /** Many rows are changed one call a row: single writes are made by hand. */
  readonly bulk?: false;
  /** Sent with every list call as it is. */
  readonly query?: Readonly<Record<string, string | number>>;
  /** What this caller's list calls carry besides: the service's own form of the read rule. */
  readonly ask?: (caller: Caller) => Readonly<Record<string, string | number | boolean>>;
  /** Names of sort fields where the service's rule does not give them. */
  readonly sorts?: Readonly<Partial<Record<P, string>>>;
}
/** The arena's part in a resource. */
export interface Scope<P extends string = string> {
  readonly through: P;
  /** In the path (`scopedPath`, or `{arena}` in it), or as the query key named here. */
  readonly sent: 'path' | { readonly query: string };
  /** With no arena chosen: admins see all or are asked to choose; others ask for arena -1, or make no call. */
  readonly without: { readonly admin: 'all' | 'ask'; readonly others: -1 | 'ask' | 'no call' };
}
/** Search with names of its own: wire key -> path. By several at once, unless it is one at a time. */
export interface SearchBy<P extends string = string, K extends string = string> {
  readonly keys: Readonly<Record<K, P>>;
  readonly oneAtATime?: true;
  readonly initially: readonly NoInfer<K>[];
}
export interface List<P extends string, S extends string, K extends string, Q extends string> {
  readonly as?: 'table' | 'cards';
  readonly columns: readonly P[];
  /** A list of paths: one attribute at a time, the first chosen. */
  readonly search?: readonly S[] | SearchBy<S, K>;
  /** Wire key -> a condition that can be ticked, or a path whose value is asked for. */
  readonly filters?: Readonly<Record<Q, Condition<P> | P>>;
  readonly sort?: readonly [P, Direction];
  readonly sortable?: readonly P[];
  readonly size?: number;
}
/** A named pure rule over draft and caller that browser and service both run. */
export interface Check<P extends string = string> {
  readonly blames: P;
  readonly holds: (draft: Readonly<Record<string, unknown>>, caller: Caller) => boolean;
  /** Where in the blamed field it is broken, as dotted paths below it (`2.name`); the field as a whole where it does not say. `before`: the record as it was, in the shape of a body. */
  readonly places?: (draft: Readonly<Record<string, unknown>>, before: Readonly<Record<string, unknown>>) => readonly string[];
  /** What its sentence names. */
  readonly data?: (draft: Readonly<Record<string, unknown>>) => Readonly<Record<string, string | number>>;
}
/** A call on one record. More than that is a feature. */
export interface RecordAction<P extends string = string> {
  readonly icon: string;
  readonly access: Rule<P>;
  readonly enabled?: Condition<P>;
  /** What is asked before the call: fields called as fields of the resource, whose words they use. */
  readonly asks?: Fields;
  /** `{id}` and `{arena}` stand in the path. `signs`: the key under which the acting person's id, name, email, username and pidn travel. */
  readonly call: { readonly method: 'POST' | 'PUT' | 'DELETE'; readonly path: string; readonly signs?: string };
  /** Money and play actions carry an idempotency key. */
  readonly keyed?: boolean;
  readonly refreshes?: readonly string[];
}
export interface Access<P extends string = string> {
  /** Who sees the screen. */
  readonly screen: CallerRule;
  /** Who may read the list call, and which rows. */
  readonly read: Rule<P>;
  readonly create: Rule<P>;
  readonly update: Rule<P>;
  readonly delete: Rule<P>;
}

interface Rest<F extends Fields, G extends string, K extends string, Q extends string, C extends string, A extends string> {
  readonly icon: string;
  readonly menu?: MenuGroup;
  /** The path that names a record to a person. */
  readonly label: NoInfer<Shown<F>>;
  readonly api?: Api<NoInfer<Path<F>>>;
  readonly scope?: Scope<NoInfer<Path<F>>>;
  readonly list: List<NoInfer<Shown<F>>, NoInfer<Searchable<F>>, K, Q>;
  /** Section -> fields. An empty object: the record is only looked at. */
  readonly form: Readonly<Record<G, readonly NoInfer<WritablePath<Leaves<F>>>[]>>;
  /** What the view dialog shows besides the form's fields, at its end. */
  readonly view?: readonly NoInfer<Shown<F>>[];
  /** Field -> condition: shown and required while it holds, else cleared. */
  readonly when?: Readonly<Partial<Record<NoInfer<WritablePath<Leaves<F>>>, Condition<NoInfer<Path<F>>>>>>;
  readonly checks?: Readonly<Record<C, Check<NoInfer<WritablePath<Leaves<F>>>>>>;
  readonly unique?: readonly (readonly NoInfer<Path<F>>[])[];
  /** No two rows' ranges [from, to] share a value. */
  readonly noOverlap?: { readonly from: NoInfer<Path<F>>; readonly to: NoInfer<Path<F>> };
  readonly actions?: Readonly<Record<A, RecordAction<NoInfer<Path<F>>>>>;
  readonly access: Access<NoInfer<Asked<F>>>;
}
export type Definition<N extends string, S extends ServiceName, F extends Fields, G extends string, K extends string, Q extends string, C extends string, A extends string> =
  { readonly name: N; readonly service: S; readonly fields: F; readonly entity?: string } & Rest<F, G, K, Q, C, A>;

/** A declaration with its types forgotten: what generators take. */
export interface AnyDefinition {
  readonly name: string;
  readonly service: ServiceName;
  readonly entity?: string;
  readonly icon: string;
  readonly menu?: MenuGroup;
  readonly label: string;
  readonly fields: Fields;
  readonly api?: Api;
  readonly scope?: Scope;
  readonly list: List<string, string, string, string>;
  readonly form: Readonly<Record<string, readonly string[]>>;
  readonly view?: readonly string[];
  readonly when?: Readonly<Record<string, Condition | undefined>>;
  readonly checks?: Readonly<Record<string, Check>>;
  readonly unique?: readonly (readonly string[])[];
  readonly noOverlap?: { readonly from: string; readonly to: string };
  readonly actions?: Readonly<Record<string, RecordAction>>;
  readonly access: Access;
}

/** Declares an entity: its table, endpoints, adapter routing, screens, menu entry, rules and the words it needs. */
export const defineResource = <const N extends string, const S extends ServiceName, const F extends Fields, const G extends string,
  const K extends string = never, const Q extends string = never, const C extends string = never, const A extends string = never>(
  definition: Definition<N, S, F, G, K, Q, C, A>,
): Definition<N, S, F, G, K, Q, C, A> => Object.freeze({ ...definition });

/** Declares another guise of an entity: own name (= route), path, list, form and access over the same fields and store. */
export const defineGuise = <const E extends { readonly name: string; readonly service: ServiceName; readonly fields: Fields }, const N extends string, const G extends string,
  const S extends ServiceName = E['service'], const K extends string = never, const Q extends string = never, const C extends string = never, const A extends string = never>(
  of: E, guise: { readonly name: N; readonly service?: S } & Rest<E['fields'], G, K, Q, C, A>,
): Definition<N, S, E['fields'], G, K, Q, C, A> & { readonly entity: E['name'] } =>
  Object.freeze({ ...guise, service: (guise.service ?? of.service) as S, fields: of.fields, entity: of.name }) as unknown as Definition<N, S, E['fields'], G, K, Q, C, A> & { readonly entity: E['name'] };

/** The record a declaration describes, as its service answers it. */
export type RecordOf<D extends { readonly fields: Fields }> = { readonly id: number; readonly version?: number; readonly created_at?: string; readonly updated_at?: string } & RowOf<D['fields']>;
/** What a form of it sends. */
export type DraftOf<D extends { readonly fields: Fields }> = RowDraftOf<D['fields']>;
