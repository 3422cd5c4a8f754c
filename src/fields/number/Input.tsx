import { numberInput } from '../parts/number-inputs.tsx';
import { readDecimal, writeDecimal } from '../parts/numbers.ts';

export const NumberInput = numberInput({ read: readDecimal, write: writeDecimal, inputMode: 'decimal' });
