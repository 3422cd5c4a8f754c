import { lazy, Suspense, useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { Icon } from '#src/ui/icons.tsx';
import { useRegister } from './useRegister.ts';
import { useSales } from './useSales.ts';

const JournalDialog = lazy(async () => ({ default: (await import('./JournalDialog.tsx')).JournalDialog }));

/** How often, in ms, it is looked what the tax office says of invoices that wait for it. */
const often = 30_000;

/** Opens the journal of the chosen register's sales; its number says how many are not settled: not known yet, or refused by the tax office. */
export const SaleJournal = (): ReactElement => {
  const translate = useTranslate();
  const { label } = useRegister();
  const { entries, open: unsettled, refresh } = useSales();
  const [open, setOpen] = useState(false);
  const count = unsettled.length + entries.filter(({ since }) => since === 'rejected').length;
  const waiting = entries.some(({ since }) => since === 'pending');
  const look = useEffectEvent(() => (document.visibilityState === 'visible' ? refresh() : undefined));
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => void look(), often);
    return () => clearInterval(timer);
  }, [waiting]);
  return (
    <>
      <button type="button" className="ad-button" aria-haspopup="dialog" disabled={label === null} aria-label={count === 0 ? translate('till.journal.open') : translate('till.journal.openUnsettled', { smart_count: count })} data-focus-key="till-journal" onClick={() => setOpen(true)}>
        <Icon name={count === 0 ? 'history' : 'warning'} size={18} />
        {translate('till.journal.open')}
        {count > 0 && <span className="ad-count">{count}</span>}
      </button>
      {open && <Suspense fallback={null}><JournalDialog onClose={() => setOpen(false)} /></Suspense>}
    </>
  );
};
