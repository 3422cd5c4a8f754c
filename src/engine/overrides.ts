import type { ComponentType } from 'react';
import type { Leaves, Fields, WritablePath } from '#resources/schema/field.ts';
import type { RecordOf, SystemPath } from '#resources/schema/resource.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import type { Violation } from '#resources/schema/violations.ts';
import type { ServiceProvider } from '#dataProviders/types.ts';
import type { DialogLinks } from '#src/engine/dialog/links.ts';
import type { CellProps, FilterProps, InputProps, Row } from '#src/fields/types.ts';
import type { DialogSize } from '#src/ui/DialogFrame.tsx';
import type { EngineContextValue } from '#src/engine/context.ts';

interface Declared {
  readonly name: string;
  readonly fields: Fields;
}
type PathOf<D extends Declared> = (keyof Leaves<D['fields']> & string) | SystemPath;
type WritableOf<D extends Declared> = WritablePath<Leaves<D['fields']>>;
/** The record as a slot gets it: as the service answers it, perhaps not yet whole. */
type Seen<D extends Declared> = Partial<RecordOf<D>> & { readonly id: number };

/** Draws one value in a cell, a card or the view; `record` is typed by the declaration. */
type Draws<R> = ComponentType<Omit<CellProps, 'record'> & { readonly record: R }>;
/** Stands on one record: a row action, a notice in the view or in the question before deleting. */
type OnRecord<R> = ComponentType<{ readonly record: R; readonly resource: Resource }>;
/** Stands in a form. Values are the form's own (`useFormContext`); `before` is the record as it was opened, null for a new one. */
export interface FormSlotProps<R = Row> {
  readonly before: R | null;
  readonly resource: Resource;
  readonly operation: 'create' | 'update';
}
/** A column that is no field: `label` is a key of the words. It stands behind the declared ones. */
export interface ExtraColumn<R = Row> {
  readonly name: string;
  readonly label: string;
  readonly Cell: ComponentType<{ readonly record: R; readonly resource: Resource }>;
}
/** What a changed field may bring with it: `get` and `set` work on the form's values by source. */
export interface FormChange {
  readonly source: string;
  readonly value: unknown;
  readonly get: (source: string) => unknown;
  readonly set: (source: string, value: unknown) => void;
}

export interface ListSlots<R = Row, P extends string = string> {
  readonly cell?: Readonly<Partial<Record<P, Draws<R>>>>;
  /** What a file of the list says in a column, where its cell is drawn of other fields too: those that are `asked`, and the text made of them. */
  readonly written?: Readonly<Partial<Record<P, { readonly asked: readonly P[]; readonly text: (record: Row) => string }>>>;
  readonly columns?: readonly ExtraColumn<R>[];
  /** Draws a declared filter, by its key. */
  readonly filter?: Readonly<Record<string, ComponentType<FilterProps>>>;
  readonly rowActions?: readonly OnRecord<R>[];
  /** Right in the header line, before the add button. */
  readonly toolbar?: ComponentType<{ readonly resource: Resource }>;
  readonly before?: ComponentType<{ readonly resource: Resource }>;
  readonly after?: ComponentType<{ readonly resource: Resource }>;
  /** In the place of the pager, for a list that shows one page and no other. */
  readonly pager?: ComponentType<{ readonly resource: Resource }>;
}
export interface SaveQuestion {
  readonly title: string;
  readonly text: string;
}
export interface FormSlots<R = Row, W extends string = string> {
  readonly input?: Readonly<Partial<Record<W, ComponentType<InputProps & FormSlotProps<R>>>>>;
  readonly before?: ComponentType<FormSlotProps<R>>;
  readonly after?: ComponentType<FormSlotProps<R>>;
  /** Writable fields that travel without standing in the form; `prepare` gives them their values. */
  readonly also?: readonly W[];
  /** The values to save, in the shape of the record, made from those of the form. */
  readonly prepare?: (values: Row, context: EngineContextValue, operation: 'create' | 'update') => Row;
  /** What is wrong beyond the rules of the declaration, with paths as the body has them; `values` are those that `prepare` made. */
  readonly violations?: (values: Row, context: EngineContextValue) => readonly Violation[];
  readonly onChange?: (change: FormChange, context: EngineContextValue) => void;
  /** Told of each rule that the service has found broken: what it says of things as they are now is known to the next save. */
  readonly refused?: (violation: Violation, set: FormChange['set']) => void;
  /** Key of what the button that saves says for these values, where it does more than save. */
  readonly submit?: (values: Row) => string | undefined;
  /** Keys of a question that stands before a save of these values, where it cannot be taken back; the button that saves answers it. Asked once nothing is wrong any more. `before` is null for a new record. */
  readonly asks?: (values: Row, context: EngineContextValue, before: Row | null) => SaveQuestion | undefined;
  /** Key of what is said after a save, where it is more than that a record was made or changed. */
  readonly said?: (saved: R) => string | undefined;
}
/** A value of a part that is saved by a call of its own, as the log keeps it before or after a change, and what it was on the other side. */
export interface PartProps {
  readonly value: unknown;
  readonly other: unknown;
}
export interface ShowSlots<R = Row, P extends string = string> {
  /** Other sections than those of the form and the declared view; titles are keys of the words. */
  readonly sections?: (record: R) => readonly { readonly title: string; readonly paths: readonly P[] }[];
  readonly view?: Readonly<Partial<Record<P, Draws<R>>>>;
  /** Draws in the history what is saved by calls of its own, by the name it is kept under. */
  readonly parts?: Readonly<Record<string, ComponentType<PartProps>>>;
  readonly actions?: readonly OnRecord<R>[];
  readonly before?: OnRecord<R>;
  readonly after?: OnRecord<R>;
  /** Width of the dialog where the usual one is too narrow. */
  readonly size?: DialogSize;
}
/** Keys of what is said while many rows are removed; each gets `smart_count` and `total`. */
export interface RemovalWords {
  readonly open: string;
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly done: string;
  readonly some: string;
  readonly skipped: string;
}
/** How many rows go at once, where that is something else, or means more, than to delete them. */
export interface BulkRemoval {
  readonly words: Partial<RemovalWords>;
  /** What the words name besides. */
  readonly named?: Readonly<Record<string, string>>;
  /** Takes one row away. Without it rows are deleted. */
  readonly remove?: (provider: ServiceProvider, row: Row & { readonly id: number }) => Promise<unknown>;
}
export interface BulkSlots<R = Row, P extends string = string> {
  /** Fields that many rows are never given at once, since what each may have depends on the row. */
  readonly never?: readonly P[];
  /** What it means for one of the rows to be given a value in this field, said under its name. */
  readonly told?: Readonly<Partial<Record<P, ComponentType<{ readonly record: R; readonly value: unknown }>>>>;
  /** Where a `remover` stands in the place of the question for one, many can be removed only if this says how. */
  readonly removal?: (context: EngineContextValue) => BulkRemoval;
}
/** Stands in the place of the create and edit dialogs as a whole. */
export interface EditorProps {
  readonly resource: Resource;
  /** null: a new record. */
  readonly id: string | null;
  readonly onClose: () => void;
}

/** Stands in the place of the question before deleting as a whole. */
export interface RemoverProps {
  readonly resource: Resource;
  readonly id: string;
  readonly links: DialogLinks;
  /** Is it the only row on its page? */
  readonly alone: () => boolean;
}

/** How a resource departs from its generated screens, slot by slot. What belongs to forms and editors loads with them. */
export interface OverridesOf<D extends Declared> {
  readonly list?: ListSlots<Seen<D>, PathOf<D>>;
  readonly show?: ShowSlots<Seen<D>, PathOf<D>>;
  readonly form?: () => Promise<FormSlots<Seen<D>, WritableOf<D>>>;
  readonly remove?: { readonly body?: OnRecord<Seen<D>> };
  readonly bulk?: BulkSlots<Seen<D>, PathOf<D>>;
  readonly editor?: ComponentType<EditorProps>;
  readonly remover?: ComponentType<RemoverProps>;
  readonly onSaved?: (record: Seen<D>, context: EngineContextValue) => void;
  readonly onDeleted?: (record: Seen<D>, context: EngineContextValue) => void;
}
/** The same with the declaration forgotten: what the engine takes. */
export interface Departures {
  readonly list?: ListSlots;
  readonly show?: ShowSlots;
  readonly form?: () => Promise<FormSlots>;
  readonly remove?: { readonly body?: OnRecord<Row> };
  readonly bulk?: BulkSlots;
  readonly editor?: ComponentType<EditorProps>;
  readonly remover?: ComponentType<RemoverProps>;
  readonly onSaved?: (record: Row, context: EngineContextValue) => void;
  readonly onDeleted?: (record: Row, context: EngineContextValue) => void;
}
/** Resource name -> departures. */
export type Overrides = Readonly<Record<string, Departures>>;

/** Says the departures of a declared resource: `defineOverrides<typeof users>({ list: { cell: { 'email.address': Email } } })`. A path that is not declared does not compile. */
export const defineOverrides = <D extends Declared>(departures: OverridesOf<D>): Departures => departures as unknown as Departures;
/** The form's part of them, in a file of its own so that it loads with the form. */
export const defineForm = <D extends Declared>(slots: FormSlots<Seen<D>, WritableOf<D>>): FormSlots<Seen<D>, WritableOf<D>> => slots;
