import type { Caller } from './access.ts';
import type { Condition } from './condition.ts';

/** Every kind of value a field can hold. A kind is also a folder of src/fields and a column type of the store. */
export const kinds = [
  'text', 'multiline', 'richText', 'digits', 'integer', 'number', 'money', 'coins', 'percent', 'boolean', 'flag',
  'choice', 'choices', 'tags', 'day', 'instant', 'dateTime', 'timeOfDay', 'email', 'phone', 'secret', 'image', 'file',
  'reference', 'references', 'group', 'list', 'status', 'conditions', 'typedValues', 'keyValue', 'json',
] as const;
export type Kind = (typeof kinds)[number];

/** Named patterns, so that both sides and the OpenAPI description share one expression and one message each. */
export const patterns = {
  username: '^[A-Za-z0-9._-]+$',
  importedUsername: '^[A-Za-z0-9_]+$',
  /** What goes into numbers of invoices: tax offices take nothing else. */
  alphanumeric: '^[A-Za-z0-9]+$',
  /** A web address, or a path that is joined to another one. */
  urlOrPath: '^(https?:/)?/[^\\s/][^\\s]*$',
  lowercase2: '^[a-z]{2}$',
  currency: '^[A-Z]{3}$',
  digits: '^[0-9]+$',
  /** A number to call as people write it, with at least three digits in it. */
  phoneText: '^(?=([^0-9]*[0-9]){3})[0-9 +()/.-]+$',
  nationalNumber: '^[1-9][0-9]*$',
  // Letters of any language may stand in it (`duro@sveučilište.hr`); what would need quoting may not.
  email: '^[^\\s@<>"(),:;\\[\\]\\\\]+@[^\\s@<>"(),:;\\[\\]\\\\]+\\.[^\\s@<>"(),:;\\[\\]\\\\]{2,}$',
  timeOfDay: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  day: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  dateTime: '^[0-9]{4}-[0-9]{2}-[0-9]{2} ([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$',
  url: '^https?://[^\\s]+$',
  instant: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)?(Z|[+-][0-9]{2}:[0-9]{2})$',
} as const;
export type Pattern = keyof typeof patterns;

/** What every kind may say. */
export interface CommonOptions {
  /** Must hold a value: always, or only when the record is made. */
  readonly required?: boolean | 'create';
  /** When a form may write it. `never`: the service alone does. */
  readonly write?: 'always' | 'create' | 'update' | 'never';
  /** Absolute dotted path in the body, where it differs from the field's own. */
  readonly writes?: string;
  /** A body says it, and no record holds it: it is never shown, nor stands in a file of the list. */
  readonly bodyOnly?: true;
  readonly unique?: boolean;
}
interface Initial<V> {
  /** Value of a new draft; the service fills it too when the body says nothing. */
  readonly initial?: V;
}
export interface TextOptions extends CommonOptions, Initial<string> {
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: Pattern;
  /** Computed from the record for display; never written. Sorting and searching are the store's. */
  readonly derive?: (record: Readonly<Record<string, unknown>>) => string | null;
  /** What the input proposes; another text may be typed as well. */
  readonly offers?: () => readonly string[];
}
export interface RichTextOptions extends TextOptions {
  /** Where the text is used, lines that say nothing of it stand in the middle; it is shown so everywhere. */
  readonly centred?: true;
}
export interface NumberOptions extends CommonOptions, Initial<number> {
  readonly min?: number;
  readonly max?: number;
}
export interface BooleanOptions extends CommonOptions {
  readonly initial?: boolean;
}
export interface ChoiceOptions<C extends string> extends CommonOptions, Initial<C> {}
export interface ChoicesOptions<C extends string> extends CommonOptions, Initial<readonly C[]> {
  readonly atLeast?: number;
  /** Which members this caller may set; the others are kept as they are. */
  readonly members?: (caller: Caller) => Condition;
}
export interface TagsOptions extends CommonOptions {
  readonly atLeast?: number;
  readonly max?: number;
}
export interface DayOptions extends CommonOptions {
  /** A day `YYYY-MM-DD`, or `today`: the day that runs where the caller works. */
  readonly min?: string;
  /** Likewise. */
  readonly max?: string;
}
export interface SecretOptions extends CommonOptions {
  readonly min?: number;
  /** What a reader gets: nothing, or whether it is set. A mask is never accepted back. */
  readonly shown?: 'hidden' | 'set';
}
export interface ImageOptions extends CommonOptions {
  readonly folder: 'shop' | 'social' | 'notifications' | 'arenas' | 'core';
  readonly maxBytes?: number;
}
export interface FileOptions extends CommonOptions {
  readonly folder: ImageOptions['folder'];
  readonly accept: '.p12';
}
export interface ReferenceOptions extends CommonOptions, Initial<number> {
  /** Parts of the other record that a reader gets with it, beside its id. */
  readonly embeds?: readonly string[];
  /** `live`: joined when read; `frozen`: copied when written. */
  readonly embedded?: 'live' | 'frozen';
  /** Which records this caller may choose. */
  readonly members?: (caller: Caller) => Condition;
  /** What happens to this row when the other one is deleted. */
  readonly onDelete: 'refuse' | 'detach' | 'remove';
}
export interface ReferencesOptions extends CommonOptions {
  /** Which value of the other record stands in the list; its id unless said otherwise. */
  readonly by?: 'id' | 'name';
  readonly atLeast?: number;
  /** Parts of the other records that a reader gets, which makes the value a list of objects with an id. */
  readonly embeds?: readonly string[];
  readonly members?: (caller: Caller) => Condition;
  readonly onDelete: 'refuse' | 'detach';
}
export interface ListOptions extends CommonOptions {
  readonly atLeast?: number;
  readonly max?: number;
  /**
   * `whole`: the body replaces the list. `byId`: rows with an id change, rows without are added, absent rows stay; a form that lets one go takes it out by its own call.
   * `named`: likewise, but a form says which rows it speaks of, and lets none go; its store is the resource's own.
   */
  readonly saved: 'whole' | 'byId' | 'named';
}

export interface TypedValuesOptions extends CommonOptions {
  /** `{reference}.{list}`: an embedded reference of the resource and the list in it that says name, type and rules of each value. */
  readonly from: string;
}
/** Fields of the same resource whose choices a leaf of the tree may name; without them any text. */
export interface ConditionsOptions extends CommonOptions {
  readonly contexts?: string;
  readonly strategies?: string;
}
export interface FlagOptions extends CommonOptions, Initial<0 | 1> {}

/** The same options with their kinds forgotten: what the engine, the services and the checks read. */
export interface FieldOptions extends CommonOptions {
  readonly initial?: unknown;
  readonly min?: number | string;
  readonly max?: number | string;
  readonly pattern?: Pattern;
  readonly derive?: TextOptions['derive'];
  readonly offers?: TextOptions['offers'];
  readonly centred?: RichTextOptions['centred'];
  readonly atLeast?: number;
  readonly members?: (caller: Caller) => Condition;
  readonly shown?: 'hidden' | 'set';
  readonly folder?: ImageOptions['folder'];
  readonly maxBytes?: number;
  readonly accept?: '.p12';
  readonly embeds?: readonly string[];
  readonly embedded?: 'live' | 'frozen';
  readonly onDelete?: 'refuse' | 'detach' | 'remove';
  readonly by?: 'id' | 'name';
  readonly saved?: ListOptions['saved'];
  readonly from?: string;
  readonly contexts?: string;
  readonly strategies?: string;
}

/** Kinds whose text a list can look for. */
export const searchableKinds = [
  'text', 'multiline', 'richText', 'digits', 'choice', 'choices', 'tags', 'day', 'instant', 'dateTime', 'email', 'phone', 'reference', 'references', 'status',
] as const satisfies readonly Kind[];
export type SearchableKind = (typeof searchableKinds)[number];

interface KindFacts {
  readonly searchable: boolean;
  readonly sortable: boolean;
  /** Column type in the store; null where the value has no single column. */
  readonly column: 'text' | 'text[]' | 'bigint' | 'double precision' | 'boolean' | 'date' | 'timestamptz' | 'timestamp' | 'jsonb' | null;
}
const sorted = (column: KindFacts['column']) => ({ column, sortable: true });
const unsorted = (column: KindFacts['column']) => ({ column, sortable: false });
const columns: Readonly<Record<Kind, Omit<KindFacts, 'searchable'>>> = {
  text: sorted('text'), multiline: sorted('text'), richText: unsorted('text'), digits: sorted('text'), integer: sorted('bigint'), number: sorted('double precision'),
  money: sorted('bigint'), coins: sorted('bigint'), percent: sorted('bigint'), boolean: sorted('boolean'), flag: sorted('boolean'), choice: sorted('text'),
  choices: unsorted('text[]'), tags: unsorted('text[]'), day: sorted('date'), instant: sorted('timestamptz'), dateTime: sorted('timestamp'), timeOfDay: sorted('text'),
  email: sorted('text'), phone: unsorted(null), secret: unsorted('text'), image: unsorted('text'), file: unsorted('text'), reference: sorted('bigint'), references: unsorted(null),
  group: unsorted(null), list: unsorted('jsonb'), status: sorted('text'), conditions: unsorted('jsonb'), typedValues: unsorted('jsonb'), keyValue: unsorted('jsonb'), json: unsorted('jsonb'),
};
/** What the store and the registry need to know of each kind. */
export const kindFacts: Readonly<Record<Kind, KindFacts>> = Object.freeze(
  Object.fromEntries(kinds.map((kind) => [kind, { ...columns[kind], searchable: (searchableKinds as readonly Kind[]).includes(kind) }])) as Record<Kind, KindFacts>,
);
