import { memo, type ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { formatInteger, formatMoney } from '#resources/domain/money.ts';
import { Icon } from '#src/ui/icons.tsx';
import { lackOf } from './goods.ts';
import { amountOf, totalOf, type Line, type Step } from './basket.ts';

interface Props {
  readonly lines: readonly Line[];
  readonly currency: string;
  readonly dispatch: (step: Step) => void;
}
/** What is bought, line by line, with the total. */
export const Cart = memo(({ lines, currency, dispatch }: Props): ReactElement => {
  const translate = useTranslate();
  const words = 'purchase.columns';
  return (
    <div className="ad-till-cart">
      <table aria-label={translate('purchase.cart')}>
        <thead>
          <tr><th scope="col">{translate(`${words}.name`)}</th><th scope="col" className="ad-right">{translate(`${words}.quantity`)}</th><th scope="col" className="ad-right">{translate(`${words}.price`)}</th><th scope="col" colSpan={2} className="ad-right">{translate(`${words}.amount`)}</th></tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const { variant, name, quantity, price, was, gone } = line;
            const label = translate('purchase.remove', { name });
            const left = lackOf(line, quantity);
            return (
              <tr key={variant}>
                <td className="ad-till-line">
                  {name}
                  {was !== undefined && <small className="ad-till-changed"><Icon name="warning" size={14} />{translate('purchase.priceWas', { price: formatMoney(was, currency) })}</small>}
                  {left !== null && !gone && <small className="ad-till-changed"><Icon name="warning" size={14} />{translate('purchase.left', { count: formatInteger(left) })}</small>}
                  {gone && <small className="ad-till-changed"><Icon name="warning" size={14} />{translate('purchase.gone')}</small>}
                </td>
                <td className="ad-right ad-figure">{formatInteger(quantity)}</td>
                <td className="ad-right ad-figure">{formatMoney(price)}</td>
                <td className="ad-right ad-figure">{formatMoney(amountOf(line))}</td>
                <td><button type="button" className="ad-icon-button" aria-label={label} title={label} onClick={() => dispatch({ do: 'remove', variant })}><Icon name="close" size={16} /></button></td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {lines.length === 0 && <p className="ad-muted">{translate('purchase.emptyCart')}</p>}
      <div className="ad-till-total"><span>{translate('purchase.total')}</span><output className="ad-figure" aria-label={translate('purchase.total')}>{formatMoney(totalOf(lines))} <span className="ad-unit">{currency}</span></output></div>
    </div>
  );
});
