import type { ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import type { RestoreSheet } from '#dataProviders/types.ts';
import { formatCoins } from '#resources/domain/coins.ts';
import { formatInteger, formatMoney } from '#resources/domain/money.ts';
import { Coin } from '#src/ui/Coin.tsx';

interface Props {
  readonly sheet: RestoreSheet;
  readonly currency: string | undefined;
}
/** How many of the coins that were sold are taken back; of those that were played before, it is said. */
export const CoinsBack = ({ coins }: Pick<RestoreSheet, 'coins'>): ReactElement | null => {
  const translate = useTranslate();
  const { returned = 0 } = coins;
  const there = coins.sold - returned;
  const word = (key: string, values?: object) => translate(`invoiceActions.sheet.${key}`, values);
  return coins.sold <= 0 ? null : (
    <p className={coins.taken_back < coins.sold ? 'ad-notice' : undefined} role={coins.taken_back < coins.sold ? 'note' : undefined}>
      <span><Coin /> {[
        ...(returned > 0 ? [word('coinsReturned', { count: formatCoins(returned) })] : []),
        ...(there > 0 ? [word(coins.taken_back < there ? 'coinsPlayed' : 'coinsAll', { sold: formatCoins(there), played: formatCoins(there - coins.taken_back), back: formatCoins(coins.taken_back) })] : []),
      ].join(' ')}</span>
    </p>
  );
};
/** What a restore will take back, and what was used already and stays. */
export const Sheet = ({ sheet: { lines, coins, stock, payment_method, gross }, currency }: Props): ReactElement => {
  const translate = useTranslate();
  const [back, gone] = [stock.filter((shelf) => shelf.gone !== true), stock.filter((shelf) => shelf.gone === true)];
  const pieces = (shelves: RestoreSheet['stock']) => shelves.map(({ name, warehouse, quantity }) => `${formatInteger(quantity)} × ${name}${warehouse === null ? '' : ` (${warehouse})`}`).join(', ');
  const word = (key: string, values?: object) => translate(`invoiceActions.sheet.${key}`, values);
  return (
    <section className="ad-restore-sheet" aria-label={word('title')}>
      <p className="ad-restore-money">{word('money')}<b className="ad-figure">{formatMoney(gross, currency)}</b><span className="ad-muted">{translate(`resources.invoices.choices.payment_method.name.${payment_method}`)}</span></p>
      <table className="ad-inner-table">
        <thead><tr><th scope="col">{word('item')}</th><th scope="col" className="ad-right">{word('sold')}</th><th scope="col" className="ad-right">{word('used')}</th><th scope="col" className="ad-right">{word('back')}</th></tr></thead>
        <tbody>
          {lines.map(({ name, unit = 'pieces', daily, quantity, used, taken_back }, i) => (
            <tr key={i}><td>{daily ? word('daily', { name }) : name}</td>{[quantity, used, taken_back].map((amount, n) => <td key={n} className="ad-right ad-figure">{unit === 'pieces' ? formatInteger(amount) : unit === 'coins' ? <>{formatCoins(amount)} <Coin /></> : word(`units.${unit}`, { smart_count: amount, amount: formatInteger(amount) })}</td>)}</tr>
          ))}
        </tbody>
      </table>
      <CoinsBack coins={coins} />
      {back.length > 0 && <p>{word('stock', { list: pieces(back) })}</p>}
      {gone.length > 0 && <p className="ad-notice" role="note">{word('gone', { list: pieces(gone) })}</p>}
    </section>
  );
};
