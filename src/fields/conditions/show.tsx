import { useTranslate } from 'ra-core';
import { memo, type ReactElement } from 'react';
import { Nothing, type TextOf, textual } from '../parts/cells.tsx';
import { valueOf } from '../parts/value.ts';
import type { FieldKind, ViewProps } from '../types.ts';
import { isTree, type Tree, wantedOf } from './tree.ts';
import { wordOf } from './words.ts';

const text: TextOf = (value, { translate, leaf, resource }) => {
  const said = (node: Tree): string =>
    node.type === 'leaf'
      ? [wordOf(leaf, resource, 'context', node.context, translate), wordOf(leaf, resource, 'strategy', node.strategy, translate), wantedOf(node)].filter((part) => part !== null && part !== '').join(' ')
      : `${translate(`fields.conditions.${node.type}`)} (${node.children.map(said).join(', ')})`;
  return isTree(value) ? said(value) : translate('fields.conditions.none');
};

const Node = ({ node, leaf, resource }: Pick<ViewProps, 'leaf' | 'resource'> & { readonly node: Tree }): ReactElement => {
  const translate = useTranslate();
  if (node.type === 'leaf') return <li><strong>{wordOf(leaf, resource, 'context', node.context, translate)}</strong> {wordOf(leaf, resource, 'strategy', node.strategy, translate)} <strong>{wantedOf(node)}</strong></li>;
  return (
    <li>
      {translate(`fields.conditions.${node.type}`)}
      <ul>{node.children.map((child, i) => <Node key={i} leaf={leaf} resource={resource} node={child} />)}</ul>
    </li>
  );
};

const View = memo(({ leaf, record, resource }: ViewProps): ReactElement => {
  const tree = valueOf(leaf, record);
  return isTree(tree) ? <ul className="ad-tree"><Node leaf={leaf} resource={resource} node={tree} /></ul> : <Nothing />;
});

export const conditions: FieldKind = { Cell: textual(text, 'ad-clip', true), View, Filter: null, align: 'left', text };
