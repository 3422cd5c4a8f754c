import { Coin } from '#src/ui/Coin.tsx';
import { numberInput } from '../shared/number-inputs.tsx';
import { readInteger, writeInteger } from '../shared/numbers.ts';

export const CoinsInput = numberInput({ read: readInteger, write: writeInteger, inputMode: 'numeric', useUnit: () => <Coin /> });
