import { memo, type ReactElement, type RefObject } from 'react';
import { useTranslate } from 'ra-core';
import { notesOf } from '#resources/domain/denominations.ts';
import { formatMoney } from '#resources/domain/money.ts';
import { Icon } from '#src/ui/icons.tsx';
import type { Step } from './basket.ts';
import { changeOf } from './cash.ts';

interface NotesProps {
  readonly currency: string;
  /** Nothing is given yet. */
  readonly none: boolean;
  readonly dispatch: (step: Step) => void;
}
const Notes = memo(({ currency, none, dispatch }: NotesProps): ReactElement => {
  const translate = useTranslate();
  const clear = translate('common.clear');
  return (
    <div className="ad-till-notes">
      <button type="button" className="ad-button" onClick={() => dispatch({ do: 'exact' })}>{translate('purchase.cash.exact')}</button>
      {notesOf(currency).toReversed().filter((note) => note <= 10_000).map((note) => (
        <button key={note} type="button" className="ad-button ad-figure" aria-label={translate('purchase.cash.note', { note: formatMoney(note, currency) })} onClick={() => dispatch({ do: 'note', note })}>{note / 100}</button>
      ))}
      <button type="button" className="ad-icon-button" aria-label={clear} title={clear} disabled={none} onClick={() => dispatch({ do: 'give', text: '' })}><Icon name="close" size={18} /></button>
    </div>
  );
});

interface Props {
  readonly given: string;
  /** Minor units. */
  readonly total: number;
  readonly currency: string;
  readonly box: RefObject<HTMLInputElement | null>;
  readonly dispatch: (step: Step) => void;
}
/** Cash handed over and the change due; notes add up as they are laid down. Nothing of it is sent. */
export const Cash = ({ given, total, currency, box, dispatch }: Props): ReactElement => {
  const translate = useTranslate();
  const change = changeOf(given, total);
  return (
    <fieldset className="ad-till-cash" aria-label={translate('purchase.cash.title')}>
      <label className="ad-filter">
        {translate('purchase.cash.given')}
        <input ref={box} className="ad-input" inputMode="decimal" autoComplete="off" maxLength={16} placeholder="0,00" value={given} aria-invalid={change.is === 'unread'} onFocus={({ currentTarget }) => currentTarget.select()} onChange={({ target }) => dispatch({ do: 'give', text: target.value })} />
      </label>
      <output className={change.is === 'missing' || change.is === 'unread' ? 'ad-till-change ad-error' : 'ad-till-change'}>
        <span>{translate(change.is === 'missing' || change.is === 'unread' ? `purchase.cash.${change.is}` : 'purchase.cash.change')}</span>
        <b className="ad-figure">{change.is === 'change' || change.is === 'missing' ? formatMoney(change.amount) : '–'} <span className="ad-unit">{currency}</span></b>
      </output>
      <Notes currency={currency} none={given === ''} dispatch={dispatch} />
    </fieldset>
  );
};
