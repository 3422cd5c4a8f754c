import { numberInput } from '../shared/number-inputs.tsx';
import { readInteger, writeInteger } from '../shared/numbers.ts';

export const IntegerInput = numberInput({ read: readInteger, write: writeInteger, inputMode: 'numeric' });
