import { useNotify } from 'ra-core';
import { useParked } from '#src/features/till/index.ts';
import { isBlank, keptOf, totalOf, type Kept, type Sale, type Step } from './basket.ts';
import { titleOf } from './order.ts';

export interface Around {
  /** The sale as it is at that moment. */
  readonly current: () => Sale;
  readonly currency: string;
  readonly dispatch: (step: Step) => void;
}
const reset: Step = { do: 'reset' };
/**
 * The way to put the sale on the screen aside, with what comes in its place. It leaves the screen at once: a piece that is scanned while the browser writes is the next one's.
 * Answers whether it was done: without a register there is nowhere to put it, and it comes back.
 */
export const usePutAside = ({ current, currency, dispatch }: Around): ((next?: Step) => Promise<boolean>) => {
  const notify = useNotify();
  const { park } = useParked();
  return async (next = reset) => {
    const sale = current();
    dispatch(next);
    if (await park({ name: titleOf(sale), gross: totalOf(sale.lines), currency, cart: keptOf(sale) })) return true;
    dispatch({ do: 'restore', kept: { ...keptOf(sale), given: sale.given } });
    notify('purchase.reasons.register', { type: 'warning' });
    return false;
  };
};

/** The way to bring a kept basket back to the screen, once no sale is on its way; what is there by then is put aside. */
export const useBringBack = ({ idle, ...around }: Around & { readonly idle: () => Promise<void> }): ((kept: Kept) => Promise<void>) => {
  const putAside = usePutAside(around);
  return async (kept) => {
    await idle();
    const restore: Step = { do: 'restore', kept };
    if (isBlank(around.current())) around.dispatch(restore);
    else await putAside(restore);
  };
};
