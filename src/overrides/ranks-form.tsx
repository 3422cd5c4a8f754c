import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { ranks as declared } from '#resources/ranks.ts';
import { defineForm, type FormSlotProps } from '#src/engine/overrides.ts';
import { inputKinds } from '#src/fields/inputs.ts';
import type { InputProps } from '#src/fields/types.ts';
import { type Band, rangeText, useLeft, useRanks } from './rank-left.ts';

/** Experience between a bound and the next rank on its outer side, both ends included; null where nothing is left over. Above the highest rank there is no next one. */
const gapAt = (side: 'lower' | 'upper', bound: number, others: readonly (readonly [from: number, to: number])[]): readonly [number, number] | null => {
  if (others.some(([from, to]) => from <= bound && bound <= to)) return null;
  const gap = side === 'lower'
    ? [Math.max(-1, ...others.map(([, upper]) => upper).filter((upper) => upper < bound)) + 1, bound - 1] as const
    : [bound + 1, Math.min(...others.map(([lower]) => lower).filter((lower) => lower > bound)) - 1] as const;
  return Number.isFinite(gap[1]) && gap[0] <= gap[1] ? gap : null;
};

/** A bound of a rank. Experience that it leaves to no rank is said below it; it may be meant so, while bounds are moved. */
const bound = (side: 'lower' | 'upper') => {
  const Bound = (props: InputProps & FormSlotProps<Band>) => {
    const translate = useTranslate();
    const ranks = useRanks() ?? [];
    const value: unknown = useWatch({ name: props.source });
    const others = ranks.filter(({ id, active }) => id !== props.before?.id && active === true).map((rank) => [rank.experience_lower ?? 0, rank.experience_upper ?? 0] as const);
    const gap = Number.isSafeInteger(value) ? gapAt(side, Number(value), others) : null;
    const Input = inputKinds[props.leaf.kind];
    return Input && <Input {...props} help={gap ? translate('resources.ranks.notes.gap', { range: rangeText(...gap) }) : props.help} />;
  };
  return Bound;
};
/** Whether a rank is in force. What one that is switched off leaves without a rank is said below. */
const Active = (props: InputProps & FormSlotProps<Band>) => {
  const value: unknown = useWatch({ name: props.source });
  const left = useLeft(value === false ? props.before : null, 'without');
  const Input = inputKinds[props.leaf.kind];
  return Input && <Input {...props} help={left.length > 0 ? left.join(' ') : props.help} />;
};

export const ranksForm = defineForm<typeof declared>({ input: { active: Active, experience_lower: bound('lower'), experience_upper: bound('upper') } });
