import { useGetList, useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { ranks as declared } from '#resources/ranks.ts';
import { defineForm, type FormSlotProps } from '#src/engine/overrides.ts';
import { inputKinds } from '#src/fields/inputs.ts';
import { writeInteger } from '#src/fields/parts/numbers.ts';
import { loaded } from '#src/fields/parts/options.ts';
import type { InputProps } from '#src/fields/types.ts';

interface Band {
  readonly id: number;
  readonly experience_lower: number;
  readonly experience_upper: number;
}
/** Experience between a bound and the next rank on its outer side, both ends included; null where nothing is left over. Above the highest rank there is no next one. */
const gapAt = (side: 'lower' | 'upper', bound: number, others: readonly Band[]): readonly [number, number] | null => {
  if (others.some(({ experience_lower: from, experience_upper: to }) => from <= bound && bound <= to)) return null;
  const gap = side === 'lower'
    ? [Math.max(-1, ...others.map((other) => other.experience_upper).filter((upper) => upper < bound)) + 1, bound - 1] as const
    : [bound + 1, Math.min(...others.map((other) => other.experience_lower).filter((lower) => lower > bound)) - 1] as const;
  return Number.isFinite(gap[1]) && gap[0] <= gap[1] ? gap : null;
};

/** A bound of a rank. Experience that it leaves to no rank is said below it; it may be meant so, while bounds are moved. */
const bound = (side: 'lower' | 'upper') => {
  const Bound = (props: InputProps & FormSlotProps<{ readonly id: number }>) => {
    const translate = useTranslate();
    const { data = [] } = useGetList<Band>('ranks', { pagination: { page: 1, perPage: loaded }, sort: { field: 'experience_lower', order: 'ASC' }, filter: {} });
    const value: unknown = useWatch({ name: props.source });
    const gap = Number.isSafeInteger(value) ? gapAt(side, Number(value), data.filter(({ id }) => id !== props.before?.id)) : null;
    const [from, to] = (gap ?? []).map(writeInteger);
    const Input = inputKinds[props.leaf.kind];
    return Input && <Input {...props} help={gap ? translate('resources.ranks.notes.gap', { range: from === to ? from : `${from}–${to}` }) : props.help} />;
  };
  return Bound;
};

export const ranksForm = defineForm<typeof declared>({ input: { experience_lower: bound('lower'), experience_upper: bound('upper') } });
