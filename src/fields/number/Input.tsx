import { numberInput } from '../shared/number-inputs.tsx';
import { readDecimal, writeDecimal } from '../shared/numbers.ts';

export const NumberInput = numberInput({ read: readDecimal, write: writeDecimal, inputMode: 'decimal' });
