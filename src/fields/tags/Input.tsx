import type { ReactElement } from 'react';
import { useBound } from '../parts/bound.tsx';
import { type Option, Picker } from '../parts/Picker.tsx';
import type { InputProps } from '../types.ts';

const tag = (text: string): Option => ({ value: text, label: text });

/** Several at once are separated by comma and space. */
const split = (texts: readonly string[]): readonly string[] => [...new Set(texts.flatMap((text) => text.split(/,\s+/)).map((text) => text.trim()).filter((text) => text !== ''))];

/** Words of one's own: Enter, or leaving the box, makes chips of what is typed. */
export const TagsInput = (props: InputProps): ReactElement => {
  const bound = useBound(props);
  const members: readonly unknown[] = Array.isArray(bound.value) ? bound.value : [];
  return <Picker props={props} bound={bound} several options={[]} chosen={members.map((member) => tag(String(member)))} free={tag}
    onChoose={(next) => bound.set(split(next.map(({ value }) => String(value))))} />;
};
