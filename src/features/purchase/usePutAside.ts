import { useNotify } from 'ra-core';
import { useParked } from '#src/features/till/index.ts';
import { keptOf, totalOf, type Sale, type Step } from './basket.ts';
import { titleOf } from './order.ts';

interface Around {
  /** The sale as it is at that moment. */
  readonly current: () => Sale;
  readonly currency: string;
  readonly dispatch: (step: Step) => void;
}
/** The way to put the sale on the screen aside. It answers whether that was done: without a register there is nowhere to put it, and it stays. */
export const usePutAside = ({ current, currency, dispatch }: Around): (() => Promise<boolean>) => {
  const notify = useNotify();
  const { park } = useParked();
  return async () => {
    const sale = current();
    if (!(await park({ name: titleOf(sale), gross: totalOf(sale.lines), currency, cart: keptOf(sale) }))) {
      notify('purchase.reasons.register', { type: 'warning' });
      return false;
    }
    dispatch({ do: 'reset' });
    return true;
  };
};
