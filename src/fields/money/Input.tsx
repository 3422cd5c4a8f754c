import { useSurroundings } from '../context.ts';
import { numberInput } from '../parts/number-inputs.tsx';
import { readMoney, writeMoney } from '../parts/numbers.ts';

/** An amount in the chosen arena's currency, kept in minor units. */
export const MoneyInput = numberInput({ read: readMoney, write: writeMoney, inputMode: 'decimal', useUnit: () => useSurroundings().arena?.currency });
