import { memo, useId, type KeyboardEvent, type ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { formatInteger, formatMoney } from '#resources/domain/money.ts';
import { Icon, type IconName } from '#src/ui/icons.tsx';
import type { Step } from './basket.ts';
import { lackOf, leftWord, type Good } from './goods.ts';
import { QuantityBox } from './QuantityBox.tsx';

/** Height of a row in px. */
export const rowHeight = 48;

interface Props {
  readonly good: Good;
  /** Its place in the list, from 0. */
  readonly index: number;
  readonly quantity: number;
  readonly amount: number | undefined;
  readonly currency: string;
  readonly dispatch: (step: Step) => void;
  /** Enter in the box of the quantity, and Escape: back to the search. */
  readonly onLeave: () => void;
}
/** The same box of another row; the browser brings it into sight. */
const neighbour = (from: HTMLElement, down: boolean): HTMLElement | null => {
  const row = from.closest('tr');
  return (down ? row?.nextElementSibling : row?.previousElementSibling)?.querySelector('input') ?? null;
};

/** One thing that can be sold. Drawn anew only when something of it changed: there are thousands. */
export const GoodRow = memo(({ good, index, quantity, amount, currency, dispatch, onLeave }: Props): ReactElement => {
  const translate = useTranslate();
  const { name, price } = good;
  const lack = useId();
  const left = lackOf(good, quantity);
  const short = left !== null && <span className="ad-till-changed"><Icon name="warning" size={14} />{translate(leftWord(left), { count: formatInteger(left) })}</span>;
  const cost = <>{formatMoney(price)} <span className="ad-unit">{currency}</span></>;
  const step = (icon: IconName, word: string, run: () => void, off: boolean) => {
    const label = translate(`purchase.${word}`, { name });
    return <button type="button" className="ad-icon-button" tabIndex={-1} aria-label={label} title={label} disabled={off} onClick={run}><Icon name={icon} size={18} /></button>;
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' || event.key === 'Escape') return onLeave();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return undefined;
    event.preventDefault();
    const next = neighbour(event.currentTarget, event.key === 'ArrowDown');
    if (next) next.focus();
    else if (event.key === 'ArrowUp') onLeave();
    return undefined;
  };
  return (
    <tr aria-rowindex={index + 2} aria-selected={quantity > 0} className={good.rate === null ? 'ad-row ad-till-good' : 'ad-row ad-till-good ad-till-bought'} style={{ height: rowHeight }}>
      <td className="ad-till-name" title={name}><span>{name}</span><small className="ad-figure ad-till-under">{short || cost}</small></td>
      <td className="ad-figure ad-till-price"><span className="ad-till-cost">{cost}</span><span id={lack}>{short}</span></td>
      <td className="ad-till-steps">
        <span>
          {step('remove', 'fewer', () => dispatch({ do: 'more', good, by: -1 }), quantity === 0)}
          <QuantityBox good={good} quantity={quantity} amount={amount} label={translate(good.rate === null ? 'purchase.quantityOf' : 'purchase.amountOf', { name, currency })} describedBy={short ? lack : undefined} dispatch={dispatch} onKeyDown={keys} />
          {step('add', 'more', () => dispatch({ do: 'more', good, by: 1 }), false)}
          {step('delete', 'remove', () => dispatch({ do: 'remove', variant: good.variant }), quantity === 0)}
        </span>
      </td>
    </tr>
  );
});
