import { useEffect, useRef, useState, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useNavigate, useTranslate } from 'ra-core';
import { coinsFor, formatCoins, mostMoneyFor } from '#resources/domain/coins.ts';
import { knownName, type Named } from '#resources/domain/full-name.ts';
import { parseMoney } from '#resources/domain/money.ts';
import { at } from '#resources/schema/condition.ts';
import type { Row } from '#dataProviders/types.ts';
import { useEngine } from '#src/engine/context.ts';
import { useSurroundings } from '#src/fields/context.ts';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { Icon, type IconName } from '#src/ui/icons.tsx';
import { Kbd } from '#src/ui/Kbd.tsx';
import { BarredNote } from './Barred.tsx';
import { barringOf } from './barring.ts';
import { PassPicker } from './PassPicker.tsx';
import { usePlayerSale } from './usePlayerSale.ts';
import { useKeys } from './useKeys.ts';
import { useRegister } from './useRegister.ts';
import './till.css';

/** Something that can be done with the player at once, by one key. */
interface Verb {
  readonly key: string;
  readonly icon: IconName;
  /** Key of the words. */
  readonly word: string;
  readonly run: () => void;
  readonly disabled?: boolean;
  /** It sells something, so that a register is needed. */
  readonly sells?: boolean;
}

/** What can be done with the player whose card was scanned: an amount and Enter tops up coins, a letter does the rest. */
export const PlayerVerbs = ({ user, onClose }: { readonly user: Row; readonly onClose: () => void }): ReactElement => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { arena } = useEngine();
  const place = useSurroundings().linkTo?.('users', user.id) ?? null;
  const { label, registers, methods, choose } = useRegister();
  const sale = usePlayerSale(user);
  const [amount, setAmount] = useState('');
  const [tried, setTried] = useState(false);
  const [passes, setPasses] = useState(false);
  // An arena with one register leaves nothing to choose.
  const [only, ...others] = registers;
  const obvious = label === null && others.length === 0 ? (only?.label ?? null) : null;
  useEffect(() => {
    if (obvious !== null) choose(obvious);
  }, [obvious, choose]);

  const minor = parseMoney(amount);
  const rate = arena?.coins_per_currency ?? 0;
  const coins = minor === null || minor <= 0 || minor > mostMoneyFor(rate) ? null : coinsFor(minor, rate);
  // So many digits on end are read from something, and nobody's amount.
  const problem = amount.trim() === '' ? null : /^\d{6,}$/.test(amount.trim()) ? 'code' : coins === null ? 'wrong' : coins < 1 ? 'least' : null;
  const field = useRef<HTMLInputElement>(null);
  const choosing = useRef<HTMLSelectElement>(null);
  const unchosen = tried && label === null;
  const register = (chosen: string) => {
    choose(registers.find((one) => String(one.label) === chosen)?.label ?? null);
    field.current?.focus();
  };
  const end = (done: boolean) => done && onClose();
  /** Nothing is sold before a register is chosen: that is said, and asked for. */
  const lacksRegister = (): boolean => {
    if (sale.lacks !== null || label !== null) return false;
    setTried(true);
    choosing.current?.focus();
    return true;
  };
  const submit = () => {
    if (lacksRegister()) return;
    setTried(true);
    if (sale.lacks === null && problem === null && minor !== null && coins !== null && coins >= 1) void sale.topUp(minor).then(end);
  };
  const press = ({ sells, run }: Verb) => {
    if (!sells || !lacksRegister()) run();
  };
  const verbs: readonly Verb[] = [
    { key: 'p', icon: 'card_membership', word: 'pass', sells: true, disabled: sale.lacks !== null, run: () => setPasses(true) },
    { key: 'v', icon: 'person', word: 'view', run: () => { onClose(); if (place) void navigate(place); }, disabled: place === null },
  ];
  // No amount has letters, so they are verbs even while one is typed.
  useKeys((key) => {
    const verb = passes ? undefined : verbs.find((one) => one.key === key.toLowerCase());
    if (verb && !verb.disabled && !sale.busy) press(verb);
    return verb !== undefined;
  });
  const [method] = methods;
  const balance = at(user, 'wallet.balance');
  const name = String(user.username ?? user.id);
  const called = knownName(user as Named);
  const barred = barringOf(user);
  if (passes) return <PassPicker name={name} sale={sale} onBack={() => setPasses(false)} onClose={onClose} />;
  return (
    <DialogFrame size={480} title={called === null ? name : <>{name} <span className="ad-muted">{called}</span></>} onClose={onClose} tools={typeof balance === 'number' ? <span className="ad-muted ad-figure">{translate('till.verbs.balance', { coins: formatCoins(balance) })}</span> : null}>
      <form className="till-verbs" noValidate autoComplete="off" onSubmit={(event) => { event.preventDefault(); event.stopPropagation(); submit(); }}>
        {barred && <BarredNote {...barred} />}
        {sale.lacks === null && method !== undefined && (
          <div className="till-by">
            <TextField select size="small" inputRef={choosing} error={unchosen} helperText={unchosen ? translate('till.verbs.chooseRegister') : undefined} label={translate('till.verbs.register')} value={label === null ? '' : String(label)} onChange={({ target }) => register(target.value)} slotProps={{ select: { native: true }, inputLabel: { shrink: true }, formHelperText: { role: 'alert' } }}>
              {label === null && <option value="">–</option>}
              {registers.map((one) => <option key={one.id} value={String(one.label)}>{one.label}</option>)}
            </TextField>
            <span>{translate('till.verbs.by', { method: translate(`resources.invoices.choices.payment_method.name.${method.method}`) })}</span>
          </div>
        )}
        {sale.lacks !== null && <p className="till-said" role="alert">{translate(`till.verbs.${sale.lacks}`)}</p>}
        <div className="till-amount">
          <TextField autoFocus fullWidth inputRef={field} label={`${translate('till.verbs.amount')}${arena ? ` (${arena.currency})` : ''}`} value={amount} disabled={sale.lacks !== null} error={tried && problem !== null}
            onChange={({ target }) => { setAmount(target.value); setTried(false); }}
            helperText={tried && problem !== null ? translate(`till.verbs.${problem}`) : coins !== null && coins >= 1 ? translate('till.verbs.buys', { coins: formatCoins(coins) }) : translate('till.verbs.hint')}
            slotProps={{ htmlInput: { inputMode: 'decimal', className: 'ad-figure', maxLength: 16 }, formHelperText: { role: tried && problem !== null ? 'alert' : 'status' } }} />
          <Button type="submit" variant="contained" disabled={sale.lacks !== null} loading={sale.busy} aria-keyshortcuts="Enter">{translate('till.verbs.topUp')}<Kbd>Enter</Kbd></Button>
        </div>
        <div className="till-verb-list">
          {verbs.map((verb) => (
            <button key={verb.key} type="button" className="ad-button" aria-keyshortcuts={verb.key.toUpperCase()} disabled={(verb.disabled ?? false) || sale.busy} onClick={() => press(verb)}>
              <Icon name={verb.icon} size={18} />{translate(`till.verbs.${verb.word}`)}<Kbd>{verb.key}</Kbd>
            </button>
          ))}
        </div>
      </form>
    </DialogFrame>
  );
};
