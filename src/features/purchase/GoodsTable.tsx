import { useMemo, type ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { useSeen } from '#src/ui/useSeen.ts';
import type { Line, Step } from './basket.ts';
import { GoodRow, rowHeight } from './GoodRow.tsx';
import type { Good } from './goods.ts';

/** What is seen of the list, in px: seven rows. */
const frameHeight = 7 * rowHeight;

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
  const { first, end, onScroll } = useSeen(goods.length, rowHeight, frameHeight);
  const chosen = useMemo(() => new Map(lines.map((line) => [line.variant, line])), [lines]);
  return (
    <div role="table" aria-label={label} aria-rowcount={goods.length + 1} className="ad-till-goods">
      <div role="row" aria-rowindex={1} className="ad-till-good ad-till-head">
        <span role="columnheader">{translate('purchase.columns.name')}</span>
        <span role="columnheader" className="ad-till-price">{translate('purchase.columns.price')}</span>
        <span role="columnheader" className="ad-till-steps">{translate('purchase.columns.quantity')}</span>
      </div>
      <div role="presentation" className="ad-till-frame" style={{ height: frameHeight }} onScroll={onScroll}>
        <div role="rowgroup" className="ad-till-rows" style={{ height: goods.length * rowHeight }}>
          {goods.slice(first, end).map((good, i) => {
            const line = chosen.get(good.variant);
            return <GoodRow key={good.variant} good={good} index={first + i} quantity={line?.quantity ?? 0} amount={line?.amount} currency={currency} dispatch={dispatch} onLeave={onLeave} />;
          })}
        </div>
      </div>
    </div>
  );
};
