import { memo, type ReactElement } from 'react';
import { formatMoney } from '#resources/domain/money.ts';
import type { TypedValue } from '#resources/schema/field.ts';
import { Nothing, type TextOf } from '../parts/cells.tsx';
import { chipList } from '../parts/chip-list.tsx';
import { type Saying, useWorld } from '../parts/say.ts';
import { isEmpty, nothing, valueOf } from '../parts/value.ts';
import type { FieldKind, ViewProps } from '../types.ts';

/** A value by its own type: truths as words, lists with commas, money and numbers as they are written here. */
const said = ({ value, type }: TypedValue, { translate }: Pick<Saying, 'translate'>): string => {
  if (isEmpty(value)) return nothing;
  if (typeof value === 'boolean') return translate(value ? 'common.yes' : 'common.no');
  if (typeof value === 'number') return type === 'currency' && Number.isSafeInteger(value) ? formatMoney(value) : String(value).replace('.', ',');
  return Array.isArray(value) ? value.join(', ') : String(value);
};

const pair = (entry: TypedValue, saying: Pick<Saying, 'translate'>): string => `${entry.name}: ${said(entry, saying)}`;
const text: TextOf = (value, saying) => (Array.isArray(value) ? value.map((entry: TypedValue) => pair(entry, saying)).join('; ') : String(value));

const View = memo(({ leaf, record }: ViewProps): ReactElement => {
  const world = useWorld(record);
  const entries = valueOf(leaf, record);
  if (!Array.isArray(entries) || entries.length === 0) return <Nothing />;
  return (
    <dl className="ad-pairs">
      {(entries as readonly TypedValue[]).map((entry) => [<dt key={`${entry.name} name`}>{entry.name}</dt>, <dd key={entry.name}>{said(entry, world)}</dd>])}
    </dl>
  );
});

export const typedValues: FieldKind = { Cell: chipList((members, saying) => members.map((member) => pair(member as TypedValue, saying)), false), View, Filter: null,
  align: 'left', text };
