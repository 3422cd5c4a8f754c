import { memo, type ReactElement } from 'react';
import type { TypedValue } from '#resources/schema/field.ts';
import { Nothing, type TextOf } from '../parts/cells.tsx';
import { chipList } from '../parts/chip-list.tsx';
import { type Saying, useWorld } from '../parts/say.ts';
import { valueOf } from '../parts/value.ts';
import type { FieldKind, ViewProps } from '../types.ts';
import { typedText } from './text.ts';

const pair = (entry: TypedValue, saying: Saying): string => `${entry.name}: ${typedText(entry, saying)}`;
const text: TextOf = (value, saying) => (Array.isArray(value) ? value.map((entry: TypedValue) => pair(entry, saying)).join('; ') : String(value));

const View = memo(({ leaf, record, resource, under }: ViewProps): ReactElement => {
  const world = useWorld(record);
  const entries = valueOf(leaf, record);
  if (!Array.isArray(entries) || entries.length === 0) return <Nothing />;
  return (
    <dl className="ad-pairs">
      {(entries as readonly TypedValue[]).map((entry) => [<dt key={`${entry.name} name`}>{entry.name}</dt>, <dd key={entry.name}>{typedText(entry, { ...world, leaf, resource, under })}</dd>])}
    </dl>
  );
});

export const typedValues: FieldKind = { Cell: chipList((members, saying) => members.map((member) => pair(member as TypedValue, saying)), false), View, Filter: null,
  align: 'left', text };
