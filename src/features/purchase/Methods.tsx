import { memo, type ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { useMethodsOff, type PaymentChoice } from '#src/features/till/index.ts';
import { Icon } from '#src/ui/icons.tsx';
import { Kbd } from '#src/ui/Kbd.tsx';
import type { Step } from './basket.ts';
import { methodKeys } from './keys.ts';

interface Props {
  readonly methods: readonly PaymentChoice[];
  /** The one in force. */
  readonly method: PaymentChoice['method'] | null;
  readonly dispatch: (step: Step) => void;
}
/** There is none to pay by: those that are there and switched off are named, since they cannot be added again. */
const NoMethods = (): ReactElement => {
  const translate = useTranslate();
  const off = useMethodsOff().map((name) => translate(`resources.payment-methods.choices.payment_method.${name}`));
  return (
    <p className="ad-till-lack" role="alert">
      <Icon name="warning" size={18} /><span>{translate('purchase.noMethods')}{off.length > 0 && `. ${translate('purchase.methodsOff', { methods: off.join(', ') })}`}</span>
    </p>
  );
};
/** The arena's ways to pay, each with its key. */
export const Methods = memo(({ methods, method, dispatch }: Props): ReactElement => {
  const translate = useTranslate();
  if (methods.length === 0) return <NoMethods />;
  return (
    <fieldset className="ad-till-methods" aria-label={translate('purchase.methods')}>
      {methods.map(({ method: name }, i) => (
        <label key={name}>
          <input type="radio" name="till-method" value={name} checked={name === method} aria-keyshortcuts={methodKeys[i]} onChange={() => dispatch({ do: 'pay', method: name })} />
          {translate(`resources.payment-methods.choices.payment_method.${name}`)}{methodKeys[i] && <Kbd>{methodKeys[i]}</Kbd>}
        </label>
      ))}
    </fieldset>
  );
});
