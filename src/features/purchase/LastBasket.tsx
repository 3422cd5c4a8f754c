import { memo, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEngine } from '#src/engine/context.ts';
import { refusalText, useLastBasket, useSales } from '#src/features/till/index.ts';
import { useFormat } from '#src/fields/context.ts';
import { Icon } from '#src/ui/icons.tsx';
import type { Kept, Step } from './basket.ts';

interface Props {
  /** Nothing is on the screen that would be lost. */
  readonly blank: boolean;
  readonly dispatch: (step: Step) => void;
}
/** What became of the sale before: unknown yet, or refused with its basket to be brought back. Nothing where all went well. */
export const LastBasket = memo(({ blank, dispatch }: Props): ReactElement | null => {
  const translate = useTranslate();
  const { registry } = useEngine();
  const { locale } = useFormat();
  const { open, entries, askNow } = useSales();
  const { basket, take } = useLastBasket();
  const [unknown] = open.filter(({ state }) => state === 'unknown');
  if (unknown) {
    return (
      <output className="ad-till-notice">
        <Icon name="help_outline" size={20} /><span>{translate('purchase.unknownSale', { title: unknown.title })}</span>
        <Button size="small" variant="outlined" onClick={() => void askNow(unknown.key)}>{translate('purchase.askNow')}</Button>
      </output>
    );
  }
  if (!basket) return null;
  const refused = entries.find(({ key }) => key === basket.key);
  const why = refused?.refusal ? refusalText(refused.refusal, refused, registry.get('invoices'), translate, locale) : '';
  const back = async () => {
    const taken = await take();
    if (taken) dispatch({ do: 'restore', kept: taken.cart as Kept });
  };
  return (
    <output className="ad-till-notice">
      <Icon name="warning" size={20} /><span>{[translate('purchase.lastRefused'), why].filter(Boolean).join(' ')}</span>
      <Button size="small" variant="outlined" disabled={!blank} onClick={() => void back()}>{translate('purchase.bringBack')}</Button>
      <Button size="small" color="inherit" onClick={() => void take()}>{translate('purchase.forget')}</Button>
    </output>
  );
});
