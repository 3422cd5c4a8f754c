import { useTranslate } from 'ra-core';
import { Suspense, useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { pathOf } from '#src/app/place.ts';
import { ScanDialog, warmUpScan, type ScanProblem } from '#src/features/card-scan/open.ts';
import { Icon } from '#src/ui/icons.tsx';

/** Scans a card and opens the one user who holds it. */
export const CardScan = ({ slug }: { readonly slug: string | null }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const onRead = useCallback((_card: string, holders: readonly { readonly id: unknown }[]): ScanProblem | null => {
    const [holder, another] = holders;
    if (!holder || another) return 'missing';
    setOpen(false);
    void navigate(pathOf(slug, `users/${String(holder.id)}/show`));
    return null;
  }, [navigate, slug]);
  const label = translate('people.scan.open');
  return (
    <>
      <button type="button" className="ad-bar-button" aria-label={label} title={label} data-focus-key="card-scan" onClick={() => setOpen(true)} onMouseEnter={warmUpScan} onFocus={warmUpScan}><Icon name="contactless" /></button>
      {open && <Suspense fallback={null}><ScanDialog onRead={onRead} onClose={() => setOpen(false)} /></Suspense>}
    </>
  );
};
