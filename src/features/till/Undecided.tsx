import type { ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { useEngine } from '#src/engine/context.ts';
import { formatTime } from '#src/lib/format.ts';
import type { SaleEntry } from './types.ts';
import type { Sales } from './useSales.ts';

interface Props {
  readonly entry: SaleEntry;
  readonly decide: Sales['decide'];
  readonly onFailed: (error: unknown) => void;
}
/** A sale that nobody can be asked about: the invoices that may be it, and what a person says of them. */
export const Undecided = ({ entry: { key, near = [] }, decide, onFailed }: Props): ReactElement => {
  const translate = useTranslate();
  const { arena } = useEngine();
  const say = (invoice: number | null) => void decide(key, invoice).catch(onFailed);
  return (
    <fieldset className="till-undecided" aria-label={translate('till.journal.undecided')}>
      <small>{translate(near.length === 0 ? 'till.journal.noneAlike' : 'till.journal.someAlike')}</small>
      {near.map(({ id, label, created_at }) => (
        <button key={id} type="button" className="ad-button" onClick={() => say(id)}>{translate('till.journal.isThis', { label, time: formatTime(created_at, { locale: arena?.locale ?? 'en', timezone: arena?.timezone }) })}</button>
      ))}
      <button type="button" className="ad-button" onClick={() => say(null)}>{translate('till.journal.notSold')}</button>
    </fieldset>
  );
};
