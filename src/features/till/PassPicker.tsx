import { useMemo, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { formatMoney } from '#resources/domain/money.ts';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { useEngine } from '#src/engine/context.ts';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { Kbd } from '#src/ui/Kbd.tsx';
import { sellable } from './sellable.ts';
import { useKeys } from './useKeys.ts';
import { passesIn, type PassChoice, type PlayerSale } from './usePlayerSale.ts';

interface Props {
  /** Who buys. */
  readonly name: string;
  readonly sale: PlayerSale;
  readonly onBack: () => void;
  readonly onClose: () => void;
}
/** Which pass a player buys: a digit sells it, or Tab and Enter. */
export const PassPicker = ({ name, sale, onBack, onClose }: Props): ReactElement => {
  const translate = useTranslate();
  const { arena } = useEngine();
  const provider = useDataProvider<ServiceProvider>();
  // What was on offer when the picker opened stays in its place under the digits.
  const { data: items, error } = useQuery({ ...sellable(provider, arena?.id ?? -1), refetchOnWindowFocus: false });
  const passes = useMemo(() => (items ? passesIn(items) : null), [items]);
  const sell = (pass: PassChoice | undefined) => {
    if (pass && !sale.busy) void sale.sellPass(pass).then((done) => done && onClose());
  };
  useKeys((key) => {
    if (!/^[1-9]$/.test(key)) return false;
    sell(passes?.[Number(key) - 1]);
    return true;
  });
  return (
    <DialogFrame size={480} title={`${name}: ${translate('till.verbs.choosePass')}`} onClose={onClose} footer={<Button color="inherit" onClick={onBack}>{translate('till.verbs.back')}</Button>}>
      <div className="till-passes" aria-busy={passes === null}>
        {passes?.map((pass, i) => (
          <button key={pass.variant.id} type="button" className="ad-button" autoFocus={i === 0} disabled={sale.busy} {...(i < 9 ? { 'aria-keyshortcuts': String(i + 1) } : {})} onClick={() => sell(pass)}>
            <span className="till-pass-name">{pass.name}</span><span className="ad-figure">{formatMoney(pass.variant.price, arena?.currency)}</span>{i < 9 && <Kbd>{String(i + 1)}</Kbd>}
          </button>
        ))}
      </div>
      {passes?.length === 0 && <p className="till-said" role="alert">{translate('till.verbs.noPasses')}</p>}
      {error !== null && <p className="till-said" role="alert">{translate('errors.unavailable')}</p>}
    </DialogFrame>
  );
};
