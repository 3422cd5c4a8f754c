import { useTranslate } from 'ra-core';
import { type ReactElement, useMemo } from 'react';
import { holds } from '#resources/schema/condition.ts';
import { useSurroundings } from '../context.ts';
import { useBound } from '../parts/bound.tsx';
import { type Option, Picker } from '../parts/Picker.tsx';
import { wordPath } from '../parts/value.ts';
import type { InputProps } from '../types.ts';

/** Several of the declared choices; those this person may not set are locked, set or not. */
export const ChoicesInput = (props: InputProps): ReactElement => {
  const { leaf, resource, under } = props;
  const translate = useTranslate();
  const { caller } = useSurroundings();
  const bound = useBound(props);
  const words = `resources.${resource.name}.choices.${wordPath(leaf, under)}`;
  const options = useMemo(() => {
    const allowed = leaf.options.members?.(caller) ?? true;
    return (leaf.meta.choices ?? []).map((choice): Option => ({ value: choice, label: translate(`${words}.${choice}`),
      locked: !holds(allowed, { id: choice, name: choice, value: choice }) }));
  }, [leaf, caller, translate, words]);
  const members: readonly unknown[] = Array.isArray(bound.value) ? bound.value : [];
  const chosen = members.map((member) => options.find(({ value }) => value === member) ?? { value: String(member), label: String(member) });
  return <Picker props={props} bound={bound} several options={options} chosen={chosen} onChoose={(next) => bound.set(next.map(({ value }) => value))} />;
};
