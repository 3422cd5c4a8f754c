import { lazy, Suspense, useState, useSyncExternalStore, type ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import type { AddressProps } from '#src/engine/list/address.ts';
import type { Columns } from '#src/engine/list/columns.ts';
import { Icon } from '#src/ui/icons.tsx';
import { ahead } from '#src/lib/ahead.ts';
import { running } from './running.ts';

const load = () => import('./ExportDialog.tsx');
const ExportDialog = lazy(async () => ({ default: (await load()).ExportDialog }));
const Progress = lazy(async () => ({ default: (await load()).Progress }));

/** Asks what of the list shall go into a file, and shows how far a running export is. */
export const ExportButton = (props: AddressProps & { readonly columns: Columns }): ReactElement => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const now = useSyncExternalStore(running.subscribe, running.get);
  const word = translate('tools.export.open');
  return (
    <>
      <button type="button" className="ad-icon-button" aria-label={word} title={word} aria-haspopup="dialog" onClick={() => setOpen(true)} onMouseEnter={ahead(load)}><Icon name="download" /></button>
      <Suspense fallback={null}>
        {open && <ExportDialog {...props} onClose={() => setOpen(false)} />}
        {now && <Progress {...now} />}
      </Suspense>
    </>
  );
};
