import { memo, type ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { formatInteger, formatMoney } from '#resources/domain/money.ts';
import { Icon } from '#src/ui/icons.tsx';
import { amountOf, totalOf, type Line, type Step } from './basket.ts';
import { lackOf } from './goods.ts';
import type { LastSold } from './useFinish.ts';

interface LineProps {
  readonly line: Line;
  readonly currency: string;
  readonly dispatch: (step: Step) => void;
}
/** What stands out in a line. */
const Note = ({ children }: { readonly children: string }): ReactElement => <small className="ad-till-changed"><Icon name="warning" size={14} />{children}</small>;
const CartLine = memo(({ line, currency, dispatch }: LineProps): ReactElement => {
  const translate = useTranslate();
  const { variant, name, quantity, price, was, gone } = line;
  const label = translate('purchase.remove', { name });
  const left = lackOf(line, quantity);
  return (
    <tr>
      <td className="ad-till-line">
        {name}
        {was !== undefined && <Note>{translate('purchase.priceWas', { price: formatMoney(was, currency) })}</Note>}
        {gone ? <Note>{translate('purchase.gone')}</Note> : left !== null && <Note>{translate('purchase.left', { count: formatInteger(left) })}</Note>}
      </td>
      <td className="ad-right ad-figure">{formatInteger(quantity)}</td>
      <td className="ad-right ad-figure">{formatMoney(price)}</td>
      <td className="ad-right ad-figure">{formatMoney(amountOf(line))}</td>
      <td><button type="button" className="ad-icon-button" aria-label={label} title={label} onClick={() => dispatch({ do: 'remove', variant })}><Icon name="close" size={16} /></button></td>
    </tr>
  );
});
const Head = memo((): ReactElement => {
  const translate = useTranslate();
  const words = 'purchase.columns';
  return (
    <thead>
      <tr><th scope="col">{translate(`${words}.name`)}</th><th scope="col" className="ad-right">{translate(`${words}.quantity`)}</th><th scope="col" className="ad-right">{translate(`${words}.price`)}</th><th scope="col" colSpan={2} className="ad-right">{translate(`${words}.amount`)}</th></tr>
    </thead>
  );
});

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
interface Props {
  readonly lines: readonly Line[];
  readonly currency: string;
  readonly last: LastSold | null;
  readonly dispatch: (step: Step) => void;
}
/** What is bought, line by line, with the total. A line is drawn anew when it changed itself. */
export const Cart = memo(({ lines, currency, last, dispatch }: Props): ReactElement => {
  const translate = useTranslate();
  const total = formatMoney(totalOf(lines));
  return (
    <div className="ad-till-cart">
      <table aria-label={translate('purchase.cart')}>
        <Head />
        <tbody>{lines.map((line) => <CartLine key={line.variant} line={line} currency={currency} dispatch={dispatch} />)}</tbody>
      </table>
      {lines.length === 0 && <p className="ad-muted">{translate('purchase.emptyCart')}</p>}
      {lines.length === 0 && last && <Sold {...last} currency={currency} />}
      <div className="ad-till-total"><span>{translate('purchase.total')}</span><output className={total.length > 10 ? 'ad-figure ad-till-long' : 'ad-figure'} aria-label={translate('purchase.total')}>{total} <span className="ad-unit">{currency}</span></output></div>
    </div>
  );
});
