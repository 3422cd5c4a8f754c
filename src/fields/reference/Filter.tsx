import { type ReactElement, useId } from 'react';
import { useOptions } from '../parts/options.ts';
import { Picker } from '../parts/Picker.tsx';
import { keyOf } from '../parts/targets.ts';
import type { FilterProps } from '../types.ts';

const nobody = () => undefined;
const nothingKnown: ReadonlyMap<number | string, string> = new Map();

/** Asks for one record that rows must point to. */
export const ReferenceFilter = ({ leaf, label, value, onChange }: FilterProps): ReactElement => {
  const id = useId();
  const key = keyOf(value);
  const { options, of, loading, again, search, searched } = useOptions(leaf, key === null ? [] : [key], nothingKnown, null);
  return (
    <div className="ad-filter-picker">
      <Picker props={{ label, required: false }} bound={{ id, name: id, ref: nobody, left: nobody, error: null }} several={false}
        options={options.map((option) => ({ ...option, locked: false }))} chosen={key === null ? [] : [of(key)]}
        loading={loading} again={again} onSearch={search} searched={searched} onChoose={([next]) => onChange(next?.value)} />
    </div>
  );
};
