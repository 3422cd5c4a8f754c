import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import { Icon } from '#src/ui/icons.tsx';
import { useBound } from '../parts/bound.tsx';
import { FieldSet } from '../parts/FieldSet.tsx';
import type { InputProps } from '../types.ts';
import { NodeEditor } from './NodeEditor.tsx';
import { countNodes, emptyBranch, isTree, mostNodes, withNode } from './tree.ts';

/** A tree of conditions as nested groups: each node is changed where it stands. */
export const ConditionsInput = (props: InputProps): ReactElement => {
  const { label, required, help, disabled = false, reason, leaf, resource } = props;
  const translate = useTranslate();
  const bound = useBound(props);
  const tree = isTree(bound.value) ? bound.value : null;
  const off = disabled || reason !== undefined;
  return (
    <FieldSet label={label} required={required} reason={reason} error={bound.error} help={help}>
      {tree ? (
        <NodeEditor node={tree} leaf={leaf} resource={resource} place={[]} off={off} full={countNodes(tree) >= mostNodes}
          errorAt={(place) => (place.length > 0 ? bound.errorAt(place.map((index) => `children.${index}`).join('.')) : null)}
          onChange={(place, node) => bound.set(place.length === 0 ? node : withNode(tree, place, node))} />
      ) : (
        <Button size="small" disabled={off} startIcon={<Icon name="account_tree" size={18} />}
          onClick={() => bound.set(emptyBranch)}>{translate('fields.conditions.start')}</Button>
      )}
    </FieldSet>
  );
};
