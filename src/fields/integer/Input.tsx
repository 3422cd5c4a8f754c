import { numberInput } from '../parts/number-inputs.tsx';
import { readInteger, writeInteger } from '../parts/numbers.ts';

export const IntegerInput = numberInput({ read: readInteger, write: writeInteger, inputMode: 'numeric' });
