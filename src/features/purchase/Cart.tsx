import { memo, type ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { formatInteger, formatMoney } from '#resources/domain/money.ts';
import { Icon } from '#src/ui/icons.tsx';
import { amountOf, type Line, type Step } from './basket.ts';
import { lackOf, leftWord } from './goods.ts';
import { useChangedInSight } from './useChangedInSight.ts';

interface LineProps {
  readonly line: Line;
  readonly currency: string;
  readonly dispatch: (step: Step) => void;
}
const words = ['quantity', 'price', 'amount'] as const;
/** Letters of a name, and signs of the figures beside it, that a line of the narrowest panel has room for; with more, the figures stand below the name. */
const room = { name: 36, figures: 18 } as const;
const isWide = (name: string, figures: readonly string[]) => name.length > room.name || figures.join('').length > room.figures;

/** What stands out in a line. */
const Note = ({ children }: { readonly children: string }): ReactElement => <small className="ad-till-changed"><Icon name="warning" size={14} />{children}</small>;
const CartLine = memo(({ line, currency, dispatch }: LineProps): ReactElement => {
  const translate = useTranslate();
  const { variant, name, quantity, price, was, gone } = line;
  const label = translate('purchase.remove', { name });
  const left = lackOf(line, quantity);
  const figures = [formatInteger(quantity), formatMoney(price), formatMoney(amountOf(line))];
  return (
    <tr className={isWide(name, figures) ? 'ad-till-wide' : undefined}>
      <td className="ad-till-line">
        <span className="ad-till-clamp" title={name}>{name}</span>
        {was !== undefined && <Note>{translate('purchase.priceWas', { price: formatMoney(was, currency) })}</Note>}
        {gone ? <Note>{translate('purchase.gone')}</Note> : left !== null && <Note>{translate(leftWord(left), { count: formatInteger(left) })}</Note>}
      </td>
      {figures.map((figure, i) => <td key={words[i]} className="ad-right ad-figure">{figure}</td>)}
      <td><button type="button" className="ad-icon-button" aria-label={label} title={label} onClick={() => dispatch({ do: 'remove', variant })}><Icon name="close" size={16} /></button></td>
    </tr>
  );
});
const Head = memo((): ReactElement => {
  const translate = useTranslate();
  return (
    <thead>
      <tr><th scope="col">{translate('purchase.columns.name')}</th>{words.map((word) => <th key={word} scope="col" className="ad-right" colSpan={word === 'amount' ? 2 : undefined}>{translate(`purchase.columns.${word}`)}</th>)}</tr>
    </thead>
  );
});

interface Props {
  readonly lines: readonly Line[];
  readonly currency: string;
  readonly dispatch: (step: Step) => void;
}
/** What is bought, line by line. A line is drawn anew when it changed itself, and comes into sight. */
export const Cart = memo(({ lines, currency, dispatch }: Props): ReactElement => {
  const translate = useTranslate();
  return (
    <div ref={useChangedInSight(lines)} className="ad-till-cart">
      <table aria-label={translate('purchase.cart')}>
        <Head />
        <tbody>{lines.map((line) => <CartLine key={line.variant} line={line} currency={currency} dispatch={dispatch} />)}</tbody>
      </table>
      {lines.length === 0 && <p className="ad-muted">{translate('purchase.emptyCart')}</p>}
    </div>
  );
});
