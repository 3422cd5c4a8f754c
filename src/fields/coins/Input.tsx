import { Coin } from '#src/ui/Coin.tsx';
import { numberInput } from '../parts/number-inputs.tsx';
import { readInteger, writeInteger } from '../parts/numbers.ts';

export const CoinsInput = numberInput({ read: readInteger, write: writeInteger, inputMode: 'numeric', useUnit: () => <Coin /> });
