import { useMemo, type ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { useSeen } from '#src/ui/useSeen.ts';
import type { Line, Step } from './basket.ts';
import { GoodRow, rowHeight } from './GoodRow.tsx';
import type { Good } from './goods.ts';

/** What is seen of the list, in px: the head and seven rows. */
const [headHeight, frameHeight] = [36, 36 + 7 * rowHeight];

/** Stands for rows that are not drawn. */
const Gap = ({ rows }: { readonly rows: number }): ReactElement | null => (rows > 0 ? <tr aria-hidden="true" style={{ height: rows * rowHeight }} /> : null);

interface Props {
  readonly label: string;
  readonly goods: readonly Good[];
  readonly lines: readonly Line[];
  readonly currency: string;
  readonly dispatch: (step: Step) => void;
  readonly onLeave: () => void;
}
/** What can be sold, with the quantities of the basket; of thousands only those in sight are drawn. */
export const GoodsTable = ({ label, goods, lines, currency, dispatch, onLeave }: Props): ReactElement => {
  const translate = useTranslate();
  const { first, end, frame } = useSeen(goods.length, rowHeight, frameHeight);
  const chosen = useMemo(() => new Map(lines.map((line) => [line.variant, line])), [lines]);
  return (
    <div className="ad-till-frame" onScroll={frame.onScroll} style={{ ...frame.style, scrollPaddingTop: headHeight }}>
      <table className="ad-till-goods" aria-label={label} aria-rowcount={goods.length + 1}>
        <thead>
          <tr aria-rowindex={1} style={{ height: headHeight }}>
            <th scope="col">{translate('purchase.columns.name')}</th><th scope="col" className="ad-till-price">{translate('purchase.columns.price')}</th><th scope="col" className="ad-till-steps">{translate('purchase.columns.quantity')}</th>
          </tr>
        </thead>
        <tbody>
          <Gap rows={first} />
          {goods.slice(first, end).map((good, i) => {
            const line = chosen.get(good.variant);
            return <GoodRow key={good.variant} good={good} index={first + i} quantity={line?.quantity ?? 0} amount={line?.amount} currency={currency} dispatch={dispatch} onLeave={onLeave} />;
          })}
          <Gap rows={goods.length - end} />
        </tbody>
      </table>
    </div>
  );
};
