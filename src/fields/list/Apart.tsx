import type { ReactElement } from 'react';
import { at, put } from '#resources/schema/condition.ts';
import type { Leaf } from '#resources/schema/resolve.ts';
import { rowsByKey, rowsOf, sameValue } from '#resources/schema/rows.ts';
import { Nothing } from '../parts/cells.tsx';
import { kindOf } from '../parts/kind-of.ts';
import { useWorld, type Saying } from '../parts/say.ts';
import { isEmpty, valueOf, wordPath } from '../parts/value.ts';
import type { Row, ViewProps } from '../types.ts';
import { list } from './show.tsx';

/** A row that differs: the values that do, or all it has where the other side has no such row. */
interface Piece {
  /** What the row is called, below the rows that it stands in. */
  readonly heading: readonly string[];
  readonly leaf: Leaf;
  readonly under: string | undefined;
  /** null: this side has none. */
  readonly row: Row | null;
  readonly parts: readonly Leaf[];
}
/** An embedded reference of a form's row is known by its id alone: what is beside it may be of another one. */
const asShown = (row: Row, part: Leaf): Row => (part.source === part.path ? row : put(row, part.path, { id: at(row, part.source) }));

const titleOf = (leaf: Leaf, row: Row, saying: Saying): string => {
  const [first] = leaf.rows;
  if (typeof row.name === 'string' && row.name !== '') return row.name;
  return first ? kindOf(first).text(valueOf(first, row), { ...saying, leaf: first }) : '';
};
const piecesOf = (leaf: Leaf, rows: readonly Row[], others: readonly Row[], saying: Saying, under: string | undefined, above: readonly string[]): readonly Piece[] => {
  const [here, there] = [rowsByKey(leaf, rows), rowsByKey(leaf, others)];
  return [...new Set([...here.keys(), ...there.keys()])].flatMap((key): readonly Piece[] => {
    const [row, other] = [here.get(key), there.get(key)];
    const heading = [...above, titleOf(leaf, row ?? other ?? {}, saying)];
    if (!row) return [{ heading, leaf, under, row: null, parts: [] }];
    const apart = leaf.rows.filter((part, i) => part.options.write !== 'never' && (other ? !sameValue(at(row, part.source), at(other, part.source)) : i > 0 && !isEmpty(valueOf(part, row))));
    const parts = apart.filter(({ kind }) => kind !== 'list');
    return [
      ...(parts.length > 0 || !other ? [{ heading, leaf, under, row, parts }] : []),
      ...apart.filter(({ kind }) => kind === 'list').flatMap((part) => piecesOf(part, rowsOf(row, part.source), rowsOf(other, part.source), saying, wordPath(leaf, under), heading)),
    ];
  });
};

/** One side of two states of a list: the rows that differ, and of each the values that do. What differs in order alone is shown whole. */
export const ListApart = ({ other, ...props }: ViewProps & { readonly other: Row }): ReactElement => {
  const { leaf, record, resource, under } = props;
  const saying: Saying = { ...useWorld(record), leaf, resource, under };
  const pieces = piecesOf(leaf, rowsOf(record, leaf.path), rowsOf(other, leaf.path), saying, under, []);
  if (pieces.length === 0) return <list.View {...props} />;
  return (
    <div className="ad-apart">
      {pieces.map(({ heading, row, parts, leaf: of, under: above }) => {
        const inner = wordPath(of, above);
        return (
          <div key={heading.join('\n')}>
            <strong>{heading.join(' · ')}</strong>
            {row === null && <Nothing />}
            {row !== null && parts.map((part) => {
              const { View } = kindOf(part);
              return <span key={part.path}>{saying.translate(`resources.${resource.name}.fields.${inner}.${part.path}`)}: <View leaf={part} record={asShown(row, part)} resource={resource} under={inner} /></span>;
            })}
          </div>
        );
      })}
    </div>
  );
};
