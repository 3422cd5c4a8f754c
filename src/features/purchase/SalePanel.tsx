import type { ReactElement, ReactNode, RefObject } from 'react';
import { useTranslate } from 'ra-core';
import { DisabledReason } from '#src/ui/DisabledReason.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { Kbd } from '#src/ui/Kbd.tsx';
import type { PaymentChoice } from '#src/features/till/index.ts';
import { totalOf, type Sale, type Step } from './basket.ts';
import { Cart } from './Cart.tsx';
import { Cash } from './Cash.tsx';
import { methodKeys, saleKeys } from './keys.ts';
import type { Reason } from './readiness.ts';

interface Props {
  readonly sale: Sale;
  readonly currency: string;
  readonly methods: readonly PaymentChoice[];
  readonly method: PaymentChoice['method'] | null;
  readonly reasons: readonly Reason[];
  readonly busy: boolean;
  readonly cashBox: RefObject<HTMLInputElement | null>;
  readonly finishButton: RefObject<HTMLButtonElement | null>;
  readonly dispatch: (step: Step) => void;
  readonly onFinish: () => void;
  /** Who buys. */
  readonly buyer: ReactNode;
}
/** The sale as it will be: who, what, how it is paid, and the button that makes it so. */
export const SalePanel = ({ sale, currency, methods, method, reasons, busy, cashBox, finishButton, dispatch, onFinish, buyer }: Props): ReactElement => {
  const translate = useTranslate();
  const reason = reasons.map((key) => translate(`purchase.reasons.${key}`)).join(' ');
  return (
    <section className="ad-till-card ad-till-sale" aria-labelledby="till-sale">
      <h2 id="till-sale">{translate('purchase.sale')}</h2>
      {buyer}
      <Cart lines={sale.lines} currency={currency} dispatch={dispatch} />
      {methods.length === 0 ? <p className="ad-till-lack" role="alert"><Icon name="warning" size={18} />{translate('purchase.noMethods')}</p> : (
        <fieldset className="ad-till-methods" aria-label={translate('purchase.methods')}>
          {methods.map(({ method: name }, i) => (
            <label key={name}>
              <input type="radio" name="till-method" value={name} checked={name === method} aria-keyshortcuts={methodKeys[i]} onChange={() => dispatch({ do: 'pay', method: name })} />
              {translate(`resources.payment-methods.choices.payment_method.${name}`)}{methodKeys[i] && <Kbd>{methodKeys[i]}</Kbd>}
            </label>
          ))}
        </fieldset>
      )}
      {method === 'cash' && <Cash given={sale.given} total={totalOf(sale.lines)} currency={currency} box={cashBox} dispatch={dispatch} />}
      <DisabledReason reason={reason === '' ? undefined : reason}>
        <button ref={finishButton} type="button" className="ad-till-finish" aria-keyshortcuts={saleKeys.finish} aria-busy={busy} onClick={onFinish}>
          {translate(busy ? 'purchase.finishing' : 'purchase.finish')}<Kbd>{saleKeys.finish}</Kbd>
        </button>
      </DisabledReason>
    </section>
  );
};
