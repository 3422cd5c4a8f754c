import { useCallback, useRef, type ReactElement, type RefObject } from 'react';
import { useTranslate } from 'ra-core';
import type { PaymentChoice } from '#src/features/till/index.ts';
import { totalOf, type Sale, type Step } from './basket.ts';
import { Buyer } from './Buyer.tsx';
import { Cart } from './Cart.tsx';
import { Cash } from './Cash.tsx';
import { Methods } from './Methods.tsx';
import type { Reason } from './readiness.ts';
import { SaleFoot } from './SaleFoot.tsx';
import type { LastSold } from './useFinish.ts';

interface Props {
  readonly sale: Sale;
  readonly currency: string;
  readonly methods: readonly PaymentChoice[];
  readonly method: PaymentChoice['method'] | null;
  readonly reasons: readonly Reason[];
  readonly last: LastSold | null;
  readonly busy: boolean;
  readonly cashBox: RefObject<HTMLInputElement | null>;
  readonly finishButton: RefObject<HTMLButtonElement | null>;
  readonly dispatch: (step: Step) => void;
  /** The same function at every key, as `dispatch` is: what did not change is not drawn anew. */
  readonly onFinish: () => void;
}
/** The sale as it will be: who, what, how it is paid, and the button that makes it so. */
export const SalePanel = ({ sale, currency, methods, method, reasons, last, busy, cashBox, finishButton, dispatch, onFinish }: Props): ReactElement => {
  const translate = useTranslate();
  const order = useRef<HTMLDivElement>(null);
  const toBasket = useCallback(() => order.current?.scrollIntoView(), []);
  return (
    <section className="ad-till-sale" aria-labelledby="till-sale">
      <div ref={order} className="ad-till-card ad-till-order">
        <h2 id="till-sale">{translate('purchase.sale')}</h2>
        <Buyer player={sale.player} dispatch={dispatch} />
        <Cart lines={sale.lines} currency={currency} dispatch={dispatch} />
        <Methods methods={methods} method={method} dispatch={dispatch} />
        {method === 'cash' && <Cash given={sale.given} total={totalOf(sale.lines)} currency={currency} box={cashBox} dispatch={dispatch} />}
      </div>
      <SaleFoot lines={sale.lines} currency={currency} last={last} method={method} reason={reasons.map((key) => translate(`purchase.reasons.${key}`)).join(' ')} busy={busy} finishButton={finishButton} onFinish={onFinish} toBasket={toBasket} />
    </section>
  );
};
