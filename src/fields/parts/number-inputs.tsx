import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { InputProps } from '../types.ts';
import { useBound, useTyped } from './bound.tsx';
import type { ReadNumber } from './numbers.ts';
import { TextBox } from './TextBox.tsx';

interface NumberLook {
  readonly read: ReadNumber;
  readonly write: (value: number) => string;
  readonly inputMode: 'numeric' | 'decimal';
  /** What stands behind the number. */
  readonly useUnit?: () => ReactNode;
}
const noUnit = (): ReactNode => undefined;

/** A strict number input: text that is no number stays as typed and is refused by its rule; it is written anew when left. */
export const numberInput = ({ read, write, inputMode, useUnit = noUnit }: NumberLook): ComponentType<InputProps> => {
  const writeNumber = (value: unknown): string => (typeof value === 'number' ? write(value) : typeof value === 'string' ? value : '');
  const NumberInput = (props: InputProps): ReactElement => {
    const bound = useBound(props);
    return <TextBox props={props} bound={bound} typed={useTyped(bound, (text) => read(text, props.leaf.options), writeNumber)} inputMode={inputMode} end={useUnit()} figure />;
  };
  return NumberInput;
};
