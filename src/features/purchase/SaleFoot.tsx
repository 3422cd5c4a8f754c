import { memo, type ReactElement, type RefObject } from 'react';
import { useTranslate } from 'ra-core';
import { formatInteger, formatMoney } from '#resources/domain/money.ts';
import type { PaymentChoice } from '#src/features/till/index.ts';
import { Icon } from '#src/ui/icons.tsx';
import { piecesOf, totalOf, type Line } from './basket.ts';
import { FinishButton } from './FinishButton.tsx';
import type { LastSold } from './useFinish.ts';

/** The longest total in the largest type, and in the one below it. */
const steps = { large: 9, middle: 13 } as const;
const sizeOf = ({ length }: string) => (length <= steps.large ? 'ad-figure' : length <= steps.middle ? 'ad-figure ad-till-long' : 'ad-figure ad-till-longest');

/** What was sold last and what of the cash goes back, until the next sale begins. */
const Sold = ({ label, change, currency }: LastSold & { readonly currency: string }): ReactElement => {
  const translate = useTranslate();
  return (
    <p className="ad-till-sold">
      <span>{translate('purchase.soldLast', { label })}</span>
      {change > 0 && <span>{translate('purchase.cash.change')} <b className="ad-figure">{formatMoney(change, currency)}</b></span>}
    </p>
  );
};
/** Where the sale is not in sight, the way there; how much is in it shows that a piece arrived. */
const ToBasket = ({ pieces, onPress }: { readonly pieces: number; readonly onPress: () => void }): ReactElement => {
  const translate = useTranslate();
  const count = formatInteger(pieces);
  const label = translate('purchase.toBasket', { pieces: translate('purchase.pieces', { smart_count: pieces, count }) });
  return <button type="button" className="ad-button ad-till-to-basket" aria-label={label} title={label} onClick={onPress}><Icon name="shopping_cart" size={20} /><span className="ad-count">{count}</span></button>;
};

interface Props {
  readonly lines: readonly Line[];
  readonly currency: string;
  readonly last: LastSold | null;
  /** How it is paid: where the sale is not in sight nothing else says so. */
  readonly method: PaymentChoice['method'] | null;
  /** Why it cannot be finished, as a sentence; empty when it can. */
  readonly reason: string;
  readonly busy: boolean;
  readonly finishButton: RefObject<HTMLButtonElement | null>;
  readonly onFinish: () => void;
  readonly toBasket: () => void;
}
/** What is in sight whatever is looked at: the total and Finish, in the panel of the sale or as a bar below a page of one column. */
export const SaleFoot = memo(({ lines, currency, last, method, reason, busy, finishButton, onFinish, toBasket }: Props): ReactElement => {
  const translate = useTranslate();
  const total = formatMoney(totalOf(lines));
  return (
    <div className="ad-till-sum">
      {lines.length === 0 && last && <Sold {...last} currency={currency} />}
      <ToBasket pieces={piecesOf(lines)} onPress={toBasket} />
      <div className="ad-till-total"><span>{translate('purchase.total')}</span>{method && lines.length > 0 && <small className="ad-till-by">{translate(`resources.payment-methods.choices.payment_method.${method}`)}</small>}<output className={sizeOf(total)} aria-label={translate('purchase.total')}>{total} <span className="ad-unit">{currency}</span></output></div>
      <FinishButton reason={reason} busy={busy} button={finishButton} onFinish={onFinish} />
    </div>
  );
});
