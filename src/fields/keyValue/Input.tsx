import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { type ReactElement, useId, useState } from 'react';
import { Icon } from '#src/ui/icons.tsx';
import { useBound } from '../parts/bound.tsx';
import { FieldSet } from '../parts/FieldSet.tsx';
import type { InputProps } from '../types.ts';
import { pairsOf } from './show.tsx';

interface Pair {
  readonly key: number;
  readonly name: string;
  readonly value: string;
}
/** Pairs without a name are not there yet. */
const objectOf = (pairs: readonly Pair[]): Readonly<Record<string, string>> =>
  Object.fromEntries(pairs.filter(({ name }) => name.trim() !== '').map(({ name, value }) => [name.trim(), value]));
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? {}) === JSON.stringify(b ?? {});

/** Key of what will not be saved as it stands there: a value without a name, or one whose name another has. */
const lostOf = (pairs: readonly Pair[]): string | null => {
  const names = pairs.map(({ name }) => name.trim()).filter((name) => name !== '');
  if (pairs.some(({ name, value }) => name.trim() === '' && value !== '')) return 'fields.keyValue.nameless';
  return new Set(names).size < names.length ? 'fields.keyValue.twice' : null;
};

/** Names and values, one beside the other. While they are typed they keep their places, also two of one name. */
export const KeyValueInput = (props: InputProps): ReactElement => {
  const { label, required, help, disabled = false, reason } = props;
  const translate = useTranslate();
  const bound = useBound(props);
  const id = useId();
  const [typed, setTyped] = useState<readonly Pair[]>([]);
  const pairs = same(objectOf(typed), bound.value) ? typed : pairsOf(bound.value).map(([name, value], key) => ({ key, name, value: String(value) }));
  const off = disabled || reason !== undefined;
  const set = (next: readonly Pair[]) => {
    setTyped(next);
    bound.set(objectOf(next));
  };
  const box = (pair: Pair, part: 'name' | 'value'): ReactElement => (
    <span className="ad-filter">
      <label htmlFor={`${id}-${pair.key}-${part}`}>{translate(`fields.keyValue.${part}`)}</label>
      <input id={`${id}-${pair.key}-${part}`} className="ad-input" autoComplete="off" disabled={off} value={pair[part]} onBlur={bound.left}
        onChange={({ target }) => set(pairs.map((other) => (other === pair ? { ...pair, [part]: target.value } : other)))} />
    </span>
  );
  const lost = lostOf(pairs);
  return (
    <FieldSet label={label} required={required} reason={reason} error={bound.error ?? (lost && translate(lost))} help={help}>
      {pairs.map((pair) => (
        <div key={pair.key} className="ad-node-line">
          {box(pair, 'name')}
          {box(pair, 'value')}
          {!off && (
            <button type="button" className="ad-icon-button ad-danger" aria-label={translate('fields.keyValue.remove', { name: pair.name })}
              onClick={() => set(pairs.filter((other) => other !== pair))}>
              <Icon name="delete" />
            </button>
          )}
        </div>
      ))}
      {!off && <Button size="small" startIcon={<Icon name="add" size={18} />}
        onClick={() => set([...pairs, { key: Math.max(-1, ...pairs.map(({ key }) => key)) + 1, name: '', value: '' }])}>{translate('fields.keyValue.add')}</Button>}
    </FieldSet>
  );
};
