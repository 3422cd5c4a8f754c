import type { ReactElement } from 'react';
import type { TypedValue } from '#resources/schema/field.ts';
import type { Kind } from '#resources/schema/kinds.ts';
import { inputKinds } from '../inputs.ts';
import { useBound } from '../shared/bound.tsx';
import { FieldSet } from '../shared/FieldSet.tsx';
import { nothing } from '../shared/value.ts';
import type { InputProps } from '../types.ts';

/** The kind that a linked record's type is asked for by; a type of its own name is text. */
const kinds: Readonly<Record<string, Kind>> = { string: 'text', boolean: 'boolean', integer: 'integer', numeric: 'number', currency: 'money', array: 'tags', date: 'day', datetime: 'dateTime', time: 'timeOfDay' };

/** Values whose names, types and rules come from elsewhere: each is asked for as its type is. */
export const TypedValuesInput = (props: InputProps): ReactElement => {
  const { label, required, help, source, leaf } = props;
  const bound = useBound(props);
  const entries: readonly TypedValue[] = Array.isArray(bound.value) ? bound.value : [];
  return (
    <FieldSet label={label} required={required} error={bound.error} help={help}>
      {entries.length === 0 && <p className="ad-below">{nothing}</p>}
      <div className="ad-row-fields">
        {entries.map(({ name, type, rules }, i) => {
          const kind = kinds[type ?? ''] ?? 'text';
          const Input = inputKinds[kind];
          return Input && <Input key={name} {...props} label={name} help={undefined} required={rules?.includes('required') === true} source={`${source}.${i}.value`} leaf={{ path: `${leaf.path}.${i}.value`, kind, options: {}, meta: {}, source: `${source}.${i}.value`, body: leaf.body, rows: [] }} />;
        })}
      </div>
    </FieldSet>
  );
};
