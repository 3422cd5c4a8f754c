import { useReference } from 'ra-core';
import { Fragment, type ReactElement } from 'react';
import { at, put } from '#resources/schema/condition.ts';
import type { Leaf } from '#resources/schema/resolve.ts';
import { callsRows, samePart } from '#resources/schema/row-pairs.ts';
import { rowPairs, rowsOf } from '#resources/schema/rows.ts';
import { useSurroundings } from '../context.ts';
import { broken, Nothing } from '../parts/cells.tsx';
import { kindOf } from '../parts/kind-of.ts';
import { useWorld } from '../parts/say.ts';
import { isEmpty, valueOf, wordPath } from '../parts/value.ts';
import type { Row, ViewProps } from '../types.ts';
import { list } from './show.tsx';

/** A row as a heading calls it. */
interface Title {
  readonly leaf: Leaf;
  readonly row: Row;
  /** Its place in the list. */
  readonly index: number;
  /** The path of the list: words of its fields stand below it. */
  readonly inner: string;
}
/** A row that differs: the values that do, or all it has where the other side has no such row. */
interface Piece {
  readonly key: string;
  readonly leaf: Leaf;
  /** What the row is called, behind the rows that it stands in. */
  readonly heading: readonly Title[];
  readonly inner: string;
  /** null: this side has none. */
  readonly row: Row | null;
  readonly parts: readonly Leaf[];
  /** A row that is called by its id, such as a variant, and that the other side does not have any more. */
  readonly gone?: boolean;
}
/** An embedded reference of a form's row is known by its id alone: what is beside it may be of another one. */
const asShown = (row: Row, part: Leaf): Row => (part.source === part.path ? row : put(row, part.path, { id: at(row, part.source) }));

/** The field of a row that says which arena it belongs to. */
const placeIn = ({ rows }: Leaf): Leaf | undefined => rows.find(({ kind, options, meta }) => kind === 'reference' && options.write === 'never' && meta.to === 'arenas');
/** The arena that a row is of, by its id; null where that is the chosen one, or nobody says. */
const useForeign = (leaf: Leaf, row: Row): number | null => {
  const { arena } = useSurroundings();
  const place = placeIn(leaf);
  const id = place && at(row, place.path);
  return typeof id === 'number' && id !== arena?.id ? id : null;
};
/** Money of a row that is another arena's is of that one's currency. */
const OfArena = ({ id, draw }: { readonly id: number; readonly draw: (around: Row) => ReactElement }): ReactElement => {
  const { referenceRecord, isPending } = useReference<Row & { id: number }>({ reference: 'arenas', id });
  return isPending ? <Nothing /> : draw({ arena: { id, currency: at(referenceRecord ?? {}, 'currency') ?? null } });
};
const PartView = ({ leaf, part, row, inner, resource }: { readonly leaf: Leaf; readonly part: Leaf; readonly row: Row; readonly inner: string } & Pick<ViewProps, 'resource'>): ReactElement => {
  const foreign = useForeign(leaf, row);
  const { View } = kindOf(part);
  const draw = (around: Row) => <View leaf={part} record={{ ...asShown(row, part), ...around }} resource={resource} under={inner} />;
  return foreign === null || part.kind !== 'money' ? draw({}) : <OfArena id={foreign} draw={draw} />;
};

/** Where a row belongs, unless that is the chosen arena: two of them may call their warehouses alike. */
const Belongs = ({ leaf, row, inner, resource }: Title & Pick<ViewProps, 'resource'>): ReactElement | null => {
  const foreign = useForeign(leaf, row);
  const place = placeIn(leaf);
  if (!place || foreign === null) return null;
  const { View } = kindOf(place);
  return <>{' ('}<View leaf={place} record={row} resource={resource} under={inner} />{')'}</>;
};
/** A row by its name, else by its first field where that calls it something, else by its place. */
const RowTitle = ({ leaf, row, index, inner, resource }: Title & Pick<ViewProps, 'resource'>): ReactElement => {
  const world = useWorld(row);
  const [first] = leaf.rows;
  if (typeof row.name === 'string' && row.name !== '') return <>{broken(row.name)}</>;
  if (!first || !callsRows(leaf) || isEmpty(at(row, first.source))) return <>{world.translate('fields.list.row', { number: index + 1 })}</>;
  // A reference may be known by its id alone: its view looks the name up.
  const { View, text } = kindOf(first);
  return first.kind === 'reference' ? <View leaf={first} record={asShown(row, first)} resource={resource} under={inner} /> : <>{broken(text(valueOf(first, row), { ...world, leaf: first, resource, under: inner }))}</>;
};

const piecesOf = (leaf: Leaf, rows: readonly Row[], others: readonly Row[], under?: string, above: readonly Title[] = [], place = ''): readonly Piece[] => {
  const inner = wordPath(leaf, under);
  return rowPairs(leaf, rows, others).flatMap(({ row, index, other }): readonly Piece[] => {
    const heading = [...above, { leaf, row: row ?? other ?? {}, index, inner }];
    const key = `${place}${leaf.path}.${index}`;
    if (!row) return [{ key: `${key} –`, leaf, heading, inner, row: null, parts: [] }];
    // Of a row that only this side has, the heading tells what it is called.
    const apart = leaf.rows.filter((part, i) => part.options.write !== 'never' && !part.options.bodyOnly && (other ? !samePart(part, row, other) : (i > 0 || !callsRows(leaf)) && !isEmpty(valueOf(part, row))));
    const parts = apart.filter(({ kind }) => kind !== 'list');
    return [
      ...(parts.length > 0 || !other ? [{ key, leaf, heading, inner, row, parts, gone: !other && leaf.options.saved === 'named' && typeof row.id === 'number' }] : []),
      ...apart.filter(({ kind }) => kind === 'list').flatMap((part) => piecesOf(part, rowsOf(row, part.source), rowsOf(other, part.source), inner, heading, `${key}.`)),
    ];
  });
};

/** One side of two states of a list: the rows that differ, and of each the values that do. What differs in order alone is shown whole. `lost` is said of rows that this side cannot keep, since the other has them no more. */
export const ListApart = ({ other, lost, ...props }: ViewProps & { readonly other: Row; readonly lost?: string | undefined }): ReactElement => {
  const { leaf, record, resource, under } = props;
  const { translate } = useWorld(record);
  const pieces = piecesOf(leaf, rowsOf(record, leaf.path), rowsOf(other, leaf.path), under);
  // A table that is wider than its column scrolls in a box of its own.
  if (pieces.length === 0) return <div><list.View {...props} /></div>;
  return (
    <div className="ad-apart">
      {pieces.map(({ key, leaf: of, heading, inner, row, parts, gone = false }) => (
        <div key={key}>
          <strong>{heading.map((title, i) => <Fragment key={title.inner}>{i > 0 && ' · '}<RowTitle {...title} resource={resource} /><Belongs {...title} resource={resource} /></Fragment>)}</strong>
          {row === null && <Nothing />}
          {gone && lost !== undefined ? <span>{lost}</span> : row !== null && parts.map((part) => (
            <span key={part.path}>{translate(`resources.${resource.name}.fields.${inner}.${part.path}`)}: <PartView leaf={of} part={part} row={row} inner={inner} resource={resource} /></span>
          ))}
        </div>
      ))}
    </div>
  );
};
