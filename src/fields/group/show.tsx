import { useTranslate } from 'ra-core';
import { memo, type ReactElement } from 'react';
import { leavesOf, type Leaf } from '#resources/schema/resolve.ts';
import type { TextOf } from '../parts/cells.tsx';
import { kindOf } from '../parts/kind-of.ts';
import { useWorld } from '../parts/say.ts';
import { isEmpty, valueOf, wordPath } from '../parts/value.ts';
import type { CellProps, FieldKind, Row, ViewProps } from '../types.ts';

/** The fields of a group, each at its whole path. (Declarations are opened when they are looked up: a group seldom comes here.) */
export const partsOf = (leaf: Leaf): readonly Leaf[] => leavesOf(leaf.meta.fields ?? {}, `${leaf.path}.`);

const Cell = memo(({ leaf, record, resource, under }: CellProps): ReactElement => {
  const world = useWorld(record);
  const said = partsOf(leaf)
    .filter((part) => !isEmpty(valueOf(part, record)))
    .map((part) => kindOf(part).text(valueOf(part, record), { ...world, leaf: part, resource, under }));
  return <span className="ad-clip">{said.join(', ')}</span>;
});

const View = memo(({ leaf, record, resource, under }: ViewProps): ReactElement => {
  const translate = useTranslate();
  return (
    <dl className="ad-pairs">
      {partsOf(leaf).map((part) => {
        const { View: Part } = kindOf(part);
        return [
          <dt key={`${part.path} name`}>{translate(`resources.${resource.name}.fields.${wordPath(part, under)}`)}</dt>,
          <dd key={part.path}><Part leaf={part} record={record} resource={resource} {...(under === undefined ? {} : { under })} /></dd>,
        ];
      })}
    </dl>
  );
});

const text: TextOf = (value, saying) => {
  const record: Row = saying.leaf.path.split('.').reduceRight<Row>((inner, key) => ({ [key]: inner }), (value ?? {}) as Row);
  return partsOf(saying.leaf)
    .filter((part) => !isEmpty(valueOf(part, record)))
    .map((part) => kindOf(part).text(valueOf(part, record), { ...saying, leaf: part }))
    .join(', ');
};

export const group: FieldKind = { Cell, View, Filter: null, align: 'left', text };
