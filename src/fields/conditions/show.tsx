import { useTranslate } from 'ra-core';
import { memo, type ReactElement } from 'react';
import { Nothing, type TextOf, textual } from '../parts/cells.tsx';
import { valueOf } from '../parts/value.ts';
import type { FieldKind, ViewProps } from '../types.ts';
import { isTree, type Tree } from './tree.ts';

const text: TextOf = (value, { translate }) => {
  const said = (node: Tree): string =>
    node.type === 'leaf'
      ? [node.context, node.strategy, node.value].filter((part) => part !== null && part !== '').join(' ')
      : `${translate(`fields.conditions.${node.type}`)} (${node.children.map(said).join(', ')})`;
  return isTree(value) ? said(value) : translate('fields.conditions.none');
};

const Node = ({ node }: { readonly node: Tree }): ReactElement => {
  const translate = useTranslate();
  if (node.type === 'leaf') return <li><strong>{node.context}</strong> {node.strategy} <strong>{node.value}</strong></li>;
  return (
    <li>
      {translate(`fields.conditions.${node.type}`)}
      <ul>{node.children.map((child, i) => <Node key={i} node={child} />)}</ul>
    </li>
  );
};

const View = memo(({ leaf, record }: ViewProps): ReactElement => {
  const tree = valueOf(leaf, record);
  return isTree(tree) ? <ul className="ad-tree"><Node node={tree} /></ul> : <Nothing />;
});

export const conditions: FieldKind = { Cell: textual(text, 'ad-clip', true), View, Filter: null, align: 'left', text };
