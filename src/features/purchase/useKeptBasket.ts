import { useMemo } from 'react';
import { useNotify } from 'ra-core';
import { useDraft, useParked, type Drafted } from '#src/features/till/index.ts';
import { isBlank, totalOf, type Kept, type Sale, type Step } from './basket.ts';
import { titleOf } from './order.ts';
import type { Goods } from './useGoods.ts';

interface Around {
  readonly sale: Sale;
  readonly goods: Pick<Goods, 'renew' | 'seek'>;
  readonly currency: string;
  readonly dispatch: (step: Step) => void;
}
/** Keeps the basket over a reload, another screen and a sign-out. It comes back at the prices of now, without what is no longer sold, which is said. */
export const useKeptBasket = ({ sale, goods, currency, dispatch }: Around): Drafted => {
  const notify = useNotify();
  const { park } = useParked();
  const { lines, player, method, company, given } = sale;
  // Searches and steps make another sale of it and change nothing of this.
  const cart = useMemo(() => {
    const kept: Kept = { lines, player, method, company, given };
    return isBlank(kept) ? null : kept;
  }, [lines, player, method, company, given]);
  const bringBack = async (kept: Kept): Promise<void> => {
    dispatch({ do: 'restore', kept });
    const now = await goods.renew().catch(() => null);
    // Nobody can say what is on sale: it stays as it was, and the service has the last word.
    if (now === null) return;
    dispatch({ do: 'restock', goods: now });
    // What has only run out stays, and says so.
    const sought = await Promise.all(kept.lines.filter(({ variant }) => !now.has(variant)).map((line) => goods.seek(line).then((good) => (good ? [] : [line]), () => [])));
    const gone = sought.flat();
    for (const { variant } of gone) dispatch({ do: 'remove', variant });
    if (gone.length > 0) notify('purchase.leftOut', { type: 'warning', autoHideDuration: 10_000, messageArgs: { names: gone.map(({ name }) => name).join(', ') } });
  };
  const setAside = async (kept: Kept): Promise<void> => {
    if (await park({ name: titleOf(kept), gross: totalOf(kept.lines), currency, cart: kept })) notify('purchase.putAside', { type: 'info', messageArgs: { name: titleOf(kept) } });
  };
  return useDraft({ cart, form: sale.form, onBack: (kept) => void bringBack(kept as Kept), onAside: (kept) => void setAside(kept as Kept) });
};
