import type { ReactElement } from 'react';
import { useBound } from '../parts/bound.tsx';
import { type Option, Picker } from '../parts/Picker.tsx';
import { textInput } from '../parts/text-inputs.tsx';
import type { InputProps } from '../types.ts';

const Plain = textInput({});
const option = (text: string): Option => ({ value: text, label: text });

/** A text with proposals, found by any part of them; what is typed counts as well. */
const Proposed = ({ offers, ...props }: InputProps & { readonly offers: readonly string[] }): ReactElement => {
  const bound = useBound(props);
  const chosen = typeof bound.value === 'string' && bound.value !== '' ? [option(bound.value)] : [];
  return <Picker props={props} bound={bound} several={false} options={offers.map(option)} chosen={chosen} free={option} onChoose={([next]) => bound.set(next?.value ?? null)} />;
};

export const TextInput = (props: InputProps): ReactElement => {
  const offers = props.leaf.options.offers?.();
  return offers ? <Proposed {...props} offers={offers} /> : <Plain {...props} />;
};
