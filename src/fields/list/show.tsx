import { useTranslate } from 'ra-core';
import type { Leaf } from '#resources/schema/resolve.ts';
import { memo, type ReactElement } from 'react';
import { Nothing, type TextOf } from '../parts/cells.tsx';
import { chipList, type LabelsOf } from '../parts/chip-list.tsx';
import { kindOf } from '../parts/kind-of.ts';
import type { Saying } from '../parts/say.ts';
import { typedText } from '../typedValues/text.ts';
import { isEmpty, valueOf, wordPath } from '../parts/value.ts';
import type { FieldKind, Row, ViewProps } from '../types.ts';

/** Whether the rows are values of types of their own, each under its name. */
const isTyped = ({ rows }: Leaf): boolean => rows.some(({ path, kind }) => path === 'value' && kind === 'json') && ['name', 'type'].every((path) => rows.some((part) => part.path === path));
/** Numbers without a unit say nothing alone. */
const bare = new Set<Leaf['kind']>(['integer', 'number']);
/** A row in a few words: its first field, the others in brackets, each word once; of a truth its name, and only if it holds, and before a bare number what it counts. */
const summary = (row: Row, saying: Saying): string => {
  if (isTyped(saying.leaf)) return `${String(row.name)}: ${typedText({ value: row.value, type: typeof row.type === 'string' ? row.type : null }, saying, saying.currency ?? undefined)}`;
  const under = wordPath(saying.leaf, saying.under);
  const place = saying.leaf.rows.find(({ kind, meta }) => kind === 'reference' && meta.to === 'arenas');
  const arena = place && valueOf(place, row);
  // Money of a row that is an arena's is of that one's currency.
  const currency = (place && typeof arena === 'number' ? saying.currencyOf?.(place, arena) : null) ?? saying.currency;
  const [first = '', ...rest] = saying.leaf.rows.flatMap((part, i) => {
    const value = valueOf(part, row);
    const inner = { ...saying, currency, leaf: part, under };
    if (isEmpty(value)) return i === 0 ? [''] : [];
    const truth = part.kind === 'boolean' || part.kind === 'flag';
    const name = saying.translate(`resources.${saying.resource.name}.fields.${under}.${part.path}`);
    if (truth) return value === true || value === 1 ? [name] : [];
    const said = kindOf(part).text;
    if (i > 0 && bare.has(part.kind)) return [`${name} ${said(value, inner)}`];
    return part.kind === 'choices' && Array.isArray(value) ? value.map((member) => said([member], inner)) : [said(value, inner)];
  });
  const others = [...new Set(rest)].filter((word) => word !== '' && word !== first);
  return [...(first === '' ? [] : [first]), ...(others.length > 0 ? [`(${others.join(', ')})`] : [])].join(' ');
};
const labels: LabelsOf = (members, saying) => members.map((member) => summary(member as Row, saying));

const View = memo(({ leaf, record, resource, under }: ViewProps): ReactElement => {
  const translate = useTranslate();
  const rows = valueOf(leaf, record);
  if (!Array.isArray(rows) || rows.length === 0) return <Nothing />;
  const inner = wordPath(leaf, under);
  return (
    <table className="ad-inner-table">
      <thead>
        <tr>{leaf.rows.map((part) => <th key={part.path} scope="col"
          className={`ad-${kindOf(part).align}`}>{translate(`resources.${resource.name}.fields.${inner}.${part.path}`)}</th>)}</tr>
      </thead>
      <tbody>
        {rows.map((row: Row, i) => (
          <tr key={typeof row.id === 'number' ? row.id : `at ${i}`}>
            {leaf.rows.map((part) => {
              const { View: Part, align } = kindOf(part);
              return <td key={part.path} className={`ad-${align}`}><Part leaf={part} record={row} resource={resource} under={inner} /></td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

const text: TextOf = (value, saying) => (Array.isArray(value) ? labels(value, saying).join('; ') : String(value));

export const list: FieldKind = { Cell: chipList(labels, false), View, Filter: null, align: 'left', text };
