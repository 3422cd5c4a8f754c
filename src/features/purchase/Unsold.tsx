import { memo, useId, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { outcomeForgotten } from '#resources/domain/outcomes.ts';
import { useEngine } from '#src/engine/context.ts';
import { refusalText, useSales, useUnsold, useWhen, type SaleEntry } from '#src/features/till/index.ts';
import { useFormat } from '#src/fields/context.ts';
import { Icon } from '#src/ui/icons.tsx';
import type { Kept } from './basket.ts';
import { useBringBack, type Around } from './usePutAside.ts';

interface Props extends Around {
  /** Nothing is on the screen that would be in the way. */
  readonly blank: boolean;
  /** Resolves once no sale is on its way. */
  readonly idle: () => Promise<void>;
}
/** What became of the sales before: not known yet, or refused with their baskets to be brought back. Nothing where all went well. */
export const Unsold = memo(({ blank, ...around }: Props): ReactElement | null => {
  const translate = useTranslate();
  const { registry } = useEngine();
  const { locale } = useFormat();
  const when = useWhen();
  const id = useId();
  const { open, askNow } = useSales();
  const { unsold, take } = useUnsold();
  const bringBack = useBringBack(around);
  // The newest: the journal has them all.
  const [unknown] = open.filter(({ state }) => state === 'unknown');
  const old = unknown !== undefined && unknown.near !== undefined && outcomeForgotten(unknown.at, Date.now());
  const saidOf = (sale: SaleEntry) => [
    translate('purchase.notSold', { title: sale.title, time: when(sale.at) }), sale.refusal ? refusalText(sale.refusal, sale, registry.get('invoices'), translate, locale) : '',
  ].filter(Boolean).join(' ');
  const back = async (key: string) => {
    const taken = await take(key);
    if (taken) await bringBack(taken.cart as Kept);
  };
  return (
    <>
      {unknown && (
        <output className="ad-till-notice">
          <Icon name="help_outline" size={20} /><span>{translate(old ? 'purchase.undecidedSale' : 'purchase.unknownSale', { title: unknown.title, time: when(unknown.at) })}</span>
          {!old && <Button size="small" variant="outlined" onClick={() => void askNow(unknown.key)}>{translate('purchase.askNow')}</Button>}
        </output>
      )}
      {unsold.map(({ sale }) => (
        <output key={sale.key} className="ad-till-notice">
          <Icon name="warning" size={20} /><span id={`${id}${sale.key}`}>{saidOf(sale)}</span>
          <Button size="small" variant="outlined" aria-describedby={`${id}${sale.key}`} disabled={!blank} onClick={() => void back(sale.key)}>{translate('purchase.bringBack')}</Button>
          <Button size="small" color="inherit" aria-describedby={`${id}${sale.key}`} onClick={() => void take(sale.key)}>{translate('purchase.forget')}</Button>
        </output>
      ))}
    </>
  );
});
