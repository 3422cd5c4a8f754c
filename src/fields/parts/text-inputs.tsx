import type { ComponentProps, ComponentType, ReactElement } from 'react';
import type { InputProps } from '../types.ts';
import { useBound, useTyped } from './bound.tsx';
import { TextBox } from './TextBox.tsx';

type Look = Pick<ComponentProps<typeof TextBox>, 'type' | 'inputMode' | 'rows' | 'autoComplete' | 'placeholder' | 'figure'>;

const readText = (text: string): string | null => (text === '' ? null : text);
const writeText = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** An input whose value is its text. */
export const textInput = (look: Look): ComponentType<InputProps> => {
  const TextInput = (props: InputProps): ReactElement => {
    const bound = useBound(props);
    return <TextBox props={props} bound={bound} typed={useTyped(bound, readText, writeText)} {...look} />;
  };
  return TextInput;
};
