import { useGetOne } from 'ra-core';
import { type ReactElement, useEffect, useMemo } from 'react';
import { get, useFormState, useWatch } from 'react-hook-form';
import { brokenRule } from '#resources/domain/attributes.ts';
import { at } from '#resources/schema/condition.ts';
import type { TypedValue } from '#resources/schema/field.ts';
import { useSurroundings } from '../context.ts';
import { type Bound, useBound } from '../parts/bound.tsx';
import { FieldSet } from '../parts/FieldSet.tsx';
import { keyOf } from '../parts/targets.ts';
import { nothing } from '../parts/value.ts';
import type { InputProps, Row } from '../types.ts';
import { ValueInput } from './ValueInput.tsx';

interface Typing {
  readonly asked: readonly TypedValue[];
  /** What the chosen record is called; null for the one the form was opened with. */
  readonly of: string | null;
}
/** Name, type and rules of each value, from the linked record: the one the form was opened with, or the one chosen since. Null while none is. */
const useTyping = ({ leaf, resource }: InputProps): Typing | null => {
  const { resourceOf } = useSurroundings();
  const [owner = '', list = ''] = (leaf.options.from ?? '').split('.');
  const reference = resource.leaf(owner);
  const { defaultValues } = useFormState();
  const id = keyOf(useWatch({ name: reference?.source ?? leaf.source, disabled: !reference }));
  const opened: unknown = get(defaultValues, owner);
  const embedded = id !== null && keyOf(opened) === id ? at(opened, list) : undefined;
  const asked = reference !== undefined && typeof id === 'number' && embedded === undefined;
  const { data } = useGetOne<Row & { id: number }>(reference?.meta.to ?? '', { id: Number(id) }, { enabled: asked });
  const found = embedded ?? (asked ? at(data, list) : undefined);
  const of = asked && reference.meta.to ? at(data, resourceOf(reference.meta.to).label) : null;
  return useMemo(() => (Array.isArray(found) ? { asked: found, of: typeof of === 'string' ? of : null } : null), [found, of]);
};

/** Keeps the form's list in step with the linked record: one value for each name, those that were there kept. */
const useEntries = (bound: Bound, typing: Typing | null): readonly TypedValue[] => {
  const { value, set } = bound;
  const entries = useMemo(() => {
    const there: readonly TypedValue[] = Array.isArray(value) ? value : [];
    return typing?.asked.map(({ name, type, rules }): TypedValue => ({ name, ...(type ? { type } : {}), ...(rules ? { rules } : {}), ...(typing.of === null ? {} : { of: typing.of }),
      value: there.find((entry) => entry.name === name)?.value ?? null })) ?? there;
  }, [value, typing]);
  const names = (list: unknown): string => (Array.isArray(list) ? list.map(({ name, of = '' }: TypedValue) => `${name} ${of}`).join('\n') : '');
  const behind = names(entries) !== names(value);
  useEffect(() => {
    if (behind) set(entries);
  }, [behind, entries, set]);
  return behind ? [] : entries;
};

/** Values whose names, types and rules come from a linked record: each is asked for as its type is. */
export const TypedValuesInput = (props: InputProps): ReactElement => {
  const { label, required, help, source, leaf } = props;
  const bound = useBound(props);
  const entries = useEntries(bound, useTyping(props));
  return (
    <FieldSet label={label} required={required} error={bound.error} help={help}>
      {entries.length === 0 && <p className="ad-below">{nothing}</p>}
      <div className="ad-row-fields">
        {entries.map(({ name, type, rules }, i) => (
          <ValueInput key={name} {...props} type={type} path={`${leaf.path}.${i}.value`} label={name} help={undefined} required={brokenRule({ type, rules }, null, 'form') !== null} source={`${source}.${i}.value`} />
        ))}
      </div>
    </FieldSet>
  );
};
