import { memo, type ReactElement } from 'react';
import { Nothing, type TextOf, textual } from '../parts/cells.tsx';
import { valueOf } from '../parts/value.ts';
import type { FieldKind, Row, ViewProps } from '../types.ts';

/** Pairs of a value that is an object; none of anything else. */
export const pairsOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  (value !== null && typeof value === 'object' && !Array.isArray(value) ? Object.entries(value as Row) : []);

const text: TextOf = (value) => pairsOf(value).map(([name, part]) => `${name}: ${String(part)}`).join('; ');

const View = memo(({ leaf, record }: ViewProps): ReactElement => {
  const pairs = pairsOf(valueOf(leaf, record));
  if (pairs.length === 0) return <Nothing />;
  return <dl className="ad-pairs">{pairs.map(([name, part]) => [<dt key={`${name} name`}>{name}</dt>, <dd key={name}>{String(part)}</dd>])}</dl>;
});

export const keyValue: FieldKind = { Cell: textual(text, 'ad-clip', true), View, Filter: null, align: 'left', text };
