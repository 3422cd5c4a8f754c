import type { ComponentType, ReactElement } from 'react';
import type { Kind } from '#resources/schema/kinds.ts';
import type { Leaf, Resource } from '#resources/schema/resolve.ts';
import type { TextOf } from './parts/cells.tsx';

/** A record as a service answers it, or one row of a list in it. */
export type Row = Readonly<Record<string, unknown>>;

/** What draws one value. A cell and a view draw the value alone: the label beside it is the engine's. */
export interface CellProps {
  readonly leaf: Leaf;
  readonly record: Row;
  readonly resource: Resource;
  /** Dotted path of the list whose row `record` is; nothing for a record. Words of a row's fields stand below it. */
  readonly under?: string;
}
export type ViewProps = CellProps;

/** What asks for one value inside a react-admin form. */
export interface InputProps {
  readonly leaf: Leaf;
  readonly resource: Resource;
  /** Where the form keeps the value: `leaf.source`, in a list's row with list and index in front. */
  readonly source: string;
  readonly label: string;
  /** A sentence under the input while nothing is wrong. */
  readonly help?: string | undefined;
  /** Draws the mark; the form's rules decide. */
  readonly required: boolean;
  readonly disabled?: boolean | undefined;
  /** Why it is disabled, said on hover and focus. */
  readonly reason?: string | undefined;
  readonly operation: 'create' | 'update';
  /** What stands with an offered record, by its id. */
  readonly described?: (value: string | number) => { readonly mark?: ReactElement; readonly note?: string };
  /** What stands below a row of a list, by its place. */
  readonly below?: (place: number) => ReactElement | null;
  /** As in `CellProps`. */
  readonly under?: string;
}

/** What asks for the value of a filter; undefined means not filtered. Values are those of the wire: a day, a number, an id, a choice. */
export interface FilterProps {
  readonly leaf: Leaf;
  readonly resource: Resource;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** How a kind is shown and filtered. Its input lives in `inputs.ts`, in a chunk of its own. */
export interface FieldKind {
  /** For tables and cards: plain elements, cheap, one line. */
  readonly Cell: ComponentType<CellProps>;
  /** For dialogs: the whole value. */
  readonly View: ComponentType<ViewProps>;
  /** null: a list is never filtered by a value of this kind. */
  readonly Filter: ComponentType<FilterProps> | null;
  /** Where a column of it stands: numbers right, icons centre. Also the class `ad-left`, `ad-right`, `ad-center`. */
  readonly align: 'left' | 'right' | 'center';
  /** A value that is there as one line of text, for titles, comparisons and exports; `useTextOf` gives it its surroundings. */
  readonly text: TextOf;
}
/** null: never asked for in a form. */
export type InputKind = ComponentType<InputProps> | null;

export type FieldKinds = Readonly<Record<Kind, FieldKind>>;
export type InputKinds = Readonly<Record<Kind, InputKind>>;
