import { type ReactElement, useMemo } from 'react';
import { get, useFormState, useWatch } from 'react-hook-form';
import { ownerOf } from '#resources/schema/resolve.ts';
import { useSurroundings } from '../context.ts';
import type { InputProps } from '../types.ts';
import { useBound } from './bound.tsx';
import { useOptions } from './options.ts';
import { Picker, type Option } from './Picker.tsx';
import { embeddedLabel, keyOf, targetOf } from './targets.ts';

/** Labels that the record brought with it, by id: an embedded reference, or a list of such. */
const useKnown = ({ leaf, source }: InputProps): ReadonlyMap<number | string, string> => {
  const { resourceOf } = useSurroundings();
  const { defaultValues } = useFormState();
  return useMemo(() => {
    const whole: unknown = get(defaultValues, source.endsWith('.id') && leaf.options.embeds ? source.slice(0, -3) : source);
    const target = targetOf(leaf, resourceOf).resource;
    return new Map((Array.isArray(whole) ? whole : [whole]).flatMap((member: unknown) => {
      const [key, label] = [keyOf(member, leaf.options.by), embeddedLabel(leaf, member, target)];
      return key === null || label === null ? [] : [[key, label] as const];
    }));
  }, [defaultValues, leaf, source, resourceOf]);
};

/** For rows of a list in other records: the one that a neighbouring field of this form has chosen. */
const useOwner = ({ leaf, resource }: InputProps): number | null => {
  const sibling = ownerOf(leaf, resource.leaves);
  const owner: unknown = useWatch({ name: sibling?.source ?? leaf.source, disabled: sibling === undefined });
  return sibling !== undefined && typeof owner === 'number' ? owner : null;
};

/** Chooses one record, or several, of what a reference points to. */
export const ReferencePicker = ({ several, ...props }: InputProps & { readonly several: boolean }): ReactElement => {
  const bound = useBound(props);
  const members: readonly unknown[] = several ? (Array.isArray(bound.value) ? bound.value : []) : [bound.value];
  const chosen = members.map((member) => keyOf(member, props.leaf.options.by)).filter((key) => key !== null);
  const { options, of, loading, again, search, searched } = useOptions(props.leaf, chosen, useKnown(props), useOwner(props));
  const described = (option: Option): Option => ({ ...option, ...props.described?.(option.value) });
  return (
    <Picker props={props} bound={bound} several={several} options={options.map(described)} chosen={chosen.map((value) => described(of(value)))} loading={loading} again={again} onSearch={search} searched={searched}
      onChoose={(next) => bound.set(several ? next.map(({ value }) => value) : (next[0]?.value ?? null))} />
  );
};
