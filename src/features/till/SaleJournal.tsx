import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { Icon } from '#src/ui/icons.tsx';
import { useRegister } from './useRegister.ts';
import { useSales } from './useSales.ts';

const JournalDialog = lazy(async () => ({ default: (await import('./JournalDialog.tsx')).JournalDialog }));

/** Opens the journal of the chosen register's sales; its number says how many are not settled. */
export const SaleJournal = (): ReactElement => {
  const translate = useTranslate();
  const { label } = useRegister();
  const { open: unsettled } = useSales();
  const [open, setOpen] = useState(false);
  const count = unsettled.length;
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
