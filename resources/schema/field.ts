import type {
  BooleanOptions, ChoiceOptions, ChoicesOptions, CommonOptions, ConditionsOptions, DayOptions, FieldOptions, FileOptions, FlagOptions, ImageOptions, Kind, ListOptions,
  NumberOptions, ReferenceOptions, ReferencesOptions, SecretOptions, TagsOptions, RichTextOptions, TextOptions, TypedValuesOptions,
} from './kinds.ts';

/** What a kind knows beside its options: its choices, the record it points to, the fields it is made of. */
export interface Meta {
  readonly choices?: readonly string[];
  readonly to?: string;
  readonly fields?: Fields;
  /** What a leaf of a tree of conditions may name; filled in when the declaration is resolved. */
  readonly contexts?: readonly string[];
  readonly strategies?: readonly string[];
}
/**
 * One declared field. `V` is the value a reader gets, `D` the value a form sends, `W` whether a form may send it at all;
 * the three exist for the types only.
 */
export interface Field<K extends Kind = Kind, V = unknown, D = unknown, W extends boolean = boolean, M extends Meta = Meta> {
  readonly kind: K;
  readonly options: FieldOptions;
  readonly meta: M;
  readonly value?: V;
  readonly draft?: D;
  readonly writable?: W;
}
export type Fields = Readonly<Record<string, Field>>;

type Or<V, O> = O extends { required: true } ? V : V | null;
type Writes<O> = O extends { write: 'never' } ? false : O extends { derive: unknown } ? false : true;
type Made<K extends Kind, V, O, M extends Meta = Meta> = Field<K, Or<V, O>, Or<V, O>, Writes<O>, M> & Body<O>;
/** Keeps the literal path in the body, for the types of drafts. */
interface Body<O> {
  readonly body?: O extends { writes: infer P } ? P : undefined;
}
/** Refuses options that the kind does not have: a generic alone would let them through. */
type Only<O, A> = O & { readonly [K in Exclude<keyof O, keyof A>]: never };
const make = (kind: Kind, options: object = {}, meta: Meta = {}) => Object.freeze({ kind, options: Object.freeze({ ...options }), meta }) as never;
const plain =
  <K extends Kind, V, A extends CommonOptions>(kind: K) =>
  <const O extends A>(options?: Only<O, A>): Made<K, V, O> =>
    make(kind, options);

/** A kind that does not stand without its options. */
const needing =
  <K extends Kind, V, A extends CommonOptions>(kind: K) =>
  <const O extends A>(options: Only<O, A>): Made<K, V, O> =>
    make(kind, options);

/** A row of conditions as the condition editor makes it: a leaf, or a node with children. At most 8 deep, 200 nodes. */
export type ConditionTree =
  | { readonly type: 'leaf'; readonly context: string; readonly strategy: string; readonly value: string | number | null }
  | { readonly type: 'and' | 'or' | 'group'; readonly children: readonly ConditionTree[] };
/** A value whose type and rules come from a linked record. */
export interface TypedValue {
  readonly name: string;
  readonly type?: string;
  readonly value: string | number | boolean | readonly string[] | null;
  readonly rules?: readonly string[];
  /** In a form: what the record is called that asks for it, where the form's own record does not say it. */
  readonly of?: string;
}
/** A phone number: calling code without plus (`385`) and the number after it. */
export interface Phone {
  readonly country_code: string | null;
  readonly national_number: string | null;
}

/** One constructor per kind. Each offers only the options that the kind has. */
export const field = {
  text: plain<'text', string, TextOptions>('text'),
  multiline: plain<'multiline', string, TextOptions>('multiline'),
  richText: plain<'richText', string, RichTextOptions>('richText'),
  /** A string of digits: leading zeros stay. */
  digits: plain<'digits', string, TextOptions>('digits'),
  integer: plain<'integer', number, NumberOptions>('integer'),
  number: plain<'number', number, NumberOptions>('number'),
  /** Integer minor units; the currency is the row's arena's, else the chosen arena's. */
  money: plain<'money', number, NumberOptions>('money'),
  coins: plain<'coins', number, NumberOptions>('coins'),
  /** Whole percent, 0 to 100 unless said otherwise. */
  percent: plain<'percent', number, NumberOptions>('percent'),
  boolean: plain<'boolean', boolean, BooleanOptions>('boolean'),
  /** A boolean that travels as 0 or 1. */
  flag: plain<'flag', 0 | 1, FlagOptions>('flag'),
  choice: <const C extends string, const O extends ChoiceOptions<NoInfer<C>>>(choices: readonly C[], options?: Only<O, ChoiceOptions<C>>): Made<'choice', C, O, { choices: readonly C[] }> =>
    make('choice', options, { choices }),
  choices: <const C extends string, const O extends ChoicesOptions<NoInfer<C>>>(choices: readonly C[], options?: Only<O, ChoicesOptions<C>>): Made<'choices', readonly C[], O, { choices: readonly C[] }> =>
    make('choices', options, { choices }),
  tags: plain<'tags', readonly string[], TagsOptions>('tags'),
  /** A calendar day, `YYYY-MM-DD`. */
  day: plain<'day', string, DayOptions>('day'),
  /** A point in time, ISO 8601 in UTC; shown in the arena's zone. */
  instant: plain<'instant', string, CommonOptions>('instant'),
  /** A wall clock without zone, `YYYY-MM-DD HH:mm:ss`. */
  dateTime: plain<'dateTime', string, DayOptions>('dateTime'),
  /** `HH:mm`. */
  timeOfDay: plain<'timeOfDay', string, CommonOptions>('timeOfDay'),
  email: plain<'email', string, CommonOptions>('email'),
  phone: plain<'phone', Phone, CommonOptions>('phone'),
  secret: <const O extends SecretOptions>(options?: Only<O, SecretOptions>): Field<'secret', O extends { shown: 'set' } ? string | null : undefined, string | null, true> & Body<O> => make('secret', options),
  /** A link to an uploaded picture; the browser uploads first and sends the link. */
  image: needing<'image', string, ImageOptions>('image'),
  file: needing<'file', string, FileOptions>('file'),
  reference: <const T extends string, const O extends ReferenceOptions>(to: T, options: Only<O, ReferenceOptions>):
    Field<'reference', Or<O extends { embeds: readonly (infer E extends string)[] } ? { readonly id: number } & { readonly [P in E]: unknown } : number, O>, Or<number, O>, Writes<O>, { to: T }> & Body<O> =>
    make('reference', options, { to }),
  references: <const T extends string, const O extends ReferencesOptions>(to: T, options: Only<O, ReferencesOptions>):
    Field<'references', O extends { embeds: readonly (infer E extends string)[] } ? readonly ({ readonly id: number } & { readonly [P in E]: unknown })[] : O extends { by: 'name' } ? readonly string[] : readonly number[],
      O extends { by: 'name' } ? readonly string[] : readonly number[], Writes<O>, { to: T }> & Body<O> =>
    make('references', options, { to }),
  /** Fields that travel as one nested object; addressed by dotted paths everywhere. */
  group: <const F extends Fields>(fields: F): Field<'group', unknown, unknown, true, { fields: F }> => make('group', {}, { fields }),
  list: <const F extends Fields, const O extends ListOptions>(fields: F, options: Only<O, ListOptions>): Field<'list', readonly RowOf<F>[], readonly RowDraftOf<F>[], Writes<O>, { fields: F }> & Body<O> =>
    make('list', options, { fields }),
  status: <const C extends string, const O extends ChoiceOptions<NoInfer<C>>>(choices: readonly C[], options?: Only<O, ChoiceOptions<C>>): Made<'status', C, O, { choices: readonly C[] }> =>
    make('status', options, { choices }),
  conditions: plain<'conditions', ConditionTree, ConditionsOptions>('conditions'),
  typedValues: needing<'typedValues', readonly TypedValue[], TypedValuesOptions>('typedValues'),
  keyValue: plain<'keyValue', Readonly<Record<string, string>>, CommonOptions>('keyValue'),
  json: plain<'json', unknown, CommonOptions>('json'),
};

// --- what the types derive from a set of fields ---------------------------------------------------
type GroupOf<X> = X extends Field<'group', unknown, unknown, boolean, { fields: infer F extends Fields }> ? F : never;
export type UnionToIntersection<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void ? I : never;
type Flat<T> = { [K in keyof T]: T[K] };
/** Dotted path -> field, with groups opened. */
export type Leaves<F, P extends string = ''> = Flat<
  { [K in keyof F & string as F[K] extends Field<'group'> ? never : `${P}${K}`]: F[K] } & ([GroupOf<F[keyof F]>] extends [never]
    ? unknown
    : UnionToIntersection<{ [K in keyof F & string]: F[K] extends Field<'group'> ? Leaves<GroupOf<F[K]>, `${P}${K}.`> : never }[keyof F & string]>)
>;
type ReadOf<X> = X extends Field<Kind, infer V> ? V : never;
type DraftValueOf<X> = X extends Field<Kind, unknown, infer D> ? D : never;
/** The record as a service answers it; secrets that are never shown are left out. */
export type RowOf<F> = Flat<{ readonly [K in keyof F as F[K] extends Field<'secret', undefined> ? never : K]: F[K] extends Field<'group'> ? RowOf<GroupOf<F[K]>> : ReadOf<F[K]> }>;
type Nest<P extends string, V> = P extends `${infer H}.${infer T}` ? { readonly [K in H]?: Nest<T, V> } : { readonly [K in P]?: V };
type BodyPath<X, P extends string> = X extends { readonly body?: infer B } ? (Extract<B, string> extends never ? P : Extract<B, string>) : P;
type DraftLeaves<L> = { [P in keyof L & string]: L[P] extends Field<Kind, unknown, unknown, false> ? never : Nest<BodyPath<L[P], P>, DraftValueOf<L[P]>> }[keyof L & string];
/** What a form sends: writable fields only, each at its path in the body. */
export type RowDraftOf<F> = Flat<UnionToIntersection<DraftLeaves<Leaves<F>>>>;
/** Paths whose field is of one of these kinds. */
export type OfKind<L, K extends Kind> = { [P in keyof L & string]: L[P] extends Field<infer X> ? (X extends K ? P : never) : never }[keyof L & string];
export type WritablePath<L> = { [P in keyof L & string]: L[P] extends Field<Kind, unknown, unknown, false> ? never : P }[keyof L & string];
