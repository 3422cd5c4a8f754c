import { useTranslate } from 'ra-core';
import { type ReactElement, type ReactNode, useId } from 'react';
import { Icon } from '#src/ui/icons.tsx';
import type { InputProps } from '../types.ts';
import { wordOf } from './words.ts';
import { branchTypes, type Branch, deepest, emptyBranch, emptyLeaf, type Tree } from './tree.ts';

interface NodeEditorProps extends Pick<InputProps, 'leaf' | 'resource'> {
  readonly node: Tree;
  /** Indexes from the root down to the node. */
  readonly place: readonly number[];
  /** The kind of the root is said elsewhere. */
  readonly rooted: boolean;
  readonly off: boolean;
  /** No node may be added anywhere. */
  readonly full: boolean;
  /** The sentence of what is wrong with the node at a place, or with its value; of the root's, the field tells. */
  readonly errorAt: (place: readonly number[], part?: 'value') => ReactNode | null;
  /** Puts a node at a place; null takes it out. */
  readonly onChange: (place: readonly number[], node: Tree | null) => void;
}
/** A number only where it reads back as it was typed; '007' stays text. */
const valueOf = (text: string): string | number | null => (text === '' ? null : String(Number(text)) === text ? Number(text) : text);

const LeafEditor = ({ node, place, off, errorAt, onChange, leaf, resource }: NodeEditorProps & { readonly node: Extract<Tree, { type: 'leaf' }> }): ReactElement => {
  const translate = useTranslate();
  const id = useId();
  const box = (part: 'context' | 'strategy' | 'value', set: (text: string) => Tree): ReactElement => (
    <span className="ad-filter">
      <label htmlFor={`${id}-${part}`}>{translate(`fields.conditions.${part}`)}</label>
      <input id={`${id}-${part}`} className="ad-input" autoComplete="off" placeholder={part === 'value' ? '1' : undefined} aria-invalid={part === 'value' && errorAt(place, 'value') !== null ? true : undefined} disabled={off} value={node[part] ?? ''} onChange={({ target }) => onChange(place, set(target.value))} />
    </span>
  );
  /** One of what is declared; what is there and is no more declared stays until it is changed. */
  const pick = (part: 'context' | 'strategy', options: readonly string[], set: (text: string) => Tree): ReactElement => (
    <span className="ad-filter">
      <label htmlFor={`${id}-${part}`}>{translate(`fields.conditions.${part}`)}</label>
      <select id={`${id}-${part}`} className="ad-input" disabled={off} value={node[part]} onChange={({ target }) => onChange(place, set(target.value))}>
        {!options.includes(node[part]) && <option value={node[part]}>{node[part]}</option>}
        {options.map((option) => <option key={option} value={option}>{wordOf(leaf, resource, part, option, translate)}</option>)}
      </select>
    </span>
  );
  const { contexts, strategies } = leaf.meta;
  const context = (text: string) => ({ ...node, context: text });
  const strategy = (text: string) => ({ ...node, strategy: text });
  return (
    <>
      {contexts ? pick('context', contexts, context) : box('context', context)}
      {strategies ? pick('strategy', strategies, strategy) : box('strategy', strategy)}
      {box('value', (text) => ({ ...node, value: valueOf(text) }))}
    </>
  );
};

/** One node with what stands below it. */
export const NodeEditor = (props: NodeEditorProps): ReactElement => {
  const { node, place, rooted, off, full, errorAt, onChange } = props;
  const error = errorAt(place) ?? (node.type === 'leaf' ? errorAt(place, 'value') : null);
  const translate = useTranslate();
  const id = useId();
  const remove = translate('fields.conditions.remove');
  const add = (child: Tree) => node.type !== 'leaf' && onChange(place, { ...node, children: [...node.children, child] });
  const name = translate(`fields.conditions.${node.type}`);
  return (
    <fieldset className="ad-node" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="ad-hidden">{name}</legend>
      <div className="ad-node-line">
        {node.type === 'leaf' ? <LeafEditor {...props} node={node} /> : rooted && place.length === 0 ? <strong>{name}</strong> : (
          <span className="ad-filter">
            <label htmlFor={id}>{translate('fields.conditions.type')}</label>
            <select id={id} className="ad-input" disabled={off} value={node.type} onChange={({ target }) => onChange(place, { ...node, type: target.value as Branch['type'] })}>
              {branchTypes.map((type) => <option key={type} value={type}>{translate(`fields.conditions.${type}`)}</option>)}
            </select>
          </span>
        )}
        {!off && <button type="button" className="ad-icon-button ad-danger" aria-label={`${remove}: ${name}`} title={remove}
          onClick={() => onChange(place, null)}><Icon name="delete" /></button>}
      </div>
      {node.type !== 'leaf' && node.children.map((child, i) => <NodeEditor key={i} leaf={props.leaf} resource={props.resource} node={child} place={[...place, i]} rooted={rooted} off={off} full={full} errorAt={errorAt} onChange={onChange} />)}
      {error && <p id={`${id}-error`} className="ad-below" role="alert">{error}</p>}
      {node.type !== 'leaf' && !off && (
        <div className="ad-node-line">
          <button type="button" className="ad-button" disabled={full || place.length + 1 >= deepest} onClick={() => add(emptyLeaf(props.leaf.meta))}>
            <Icon name="add" size={18} />
            {translate('fields.conditions.add')}
          </button>
          <button type="button" className="ad-button" disabled={full || place.length + 2 >= deepest} onClick={() => add(emptyBranch)}>
            <Icon name="account_tree" size={18} />
            {translate('fields.conditions.addGroup')}
          </button>
        </div>
      )}
    </fieldset>
  );
};
