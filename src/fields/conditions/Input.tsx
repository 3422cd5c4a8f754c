import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, type ReactElement } from 'react';
import { Icon } from '#src/ui/icons.tsx';
import { useBound } from '../parts/bound.tsx';
import { FieldSet } from '../parts/FieldSet.tsx';
import type { InputProps } from '../types.ts';
import { NodeEditor } from './NodeEditor.tsx';
import { type Branch, countNodes, emptyBranch, isTree, mostNodes, withNode } from './tree.ts';

/** A tree of conditions as nested groups: each node is changed where it stands. `root`: what kind its root is where something else says so; then it is not chosen here. */
export const ConditionsInput = (props: InputProps & { readonly root?: Branch['type'] }): ReactElement => {
  const { root, label, required, help, disabled = false, reason, leaf, resource } = props;
  const translate = useTranslate();
  const bound = useBound(props);
  const kept = isTree(bound.value) ? bound.value : null;
  const tree = kept && root !== undefined && kept.type !== 'leaf' ? { ...kept, type: root } : kept;
  const off = disabled || reason !== undefined;
  const area = useRef<HTMLDivElement>(null);
  /** Whoever has begun a tree goes on in it: the button that begins one is gone. */
  const begun = useRef(false);
  const empty = tree === null;
  useEffect(() => {
    if (begun.current && !empty) area.current?.querySelector<HTMLElement>('.ad-button')?.focus();
    begun.current = false;
  }, [empty]);
  return (
    <FieldSet label={label} required={required} reason={reason} error={bound.error} help={help}>
      {tree ? (
        <div ref={area}><NodeEditor node={tree} leaf={leaf} resource={resource} place={[]} rooted={root !== undefined} off={off} full={countNodes(tree) >= mostNodes}
          errorAt={(place, part) => (place.length > 0 || part ? bound.errorAt([...place.map((index) => `children.${index}`), ...(part ? [part] : [])].join('.')) : null)}
          onChange={(place, node) => bound.set(place.length === 0 ? node : withNode(tree, place, node))} /></div>
      ) : (
        <Button size="small" disabled={off} startIcon={<Icon name="account_tree" size={18} />}
          onClick={() => {
            begun.current = true;
            bound.set({ ...emptyBranch, type: root ?? emptyBranch.type });
          }}>{translate('fields.conditions.start')}</Button>
      )}
    </FieldSet>
  );
};
