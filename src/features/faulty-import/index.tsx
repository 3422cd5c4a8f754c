import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { Act } from '#src/ui/Act.tsx';
import { ahead } from '#src/lib/ahead.ts';

const load = () => import('./ImportDialog.tsx');
const ImportDialog = lazy(async () => ({ default: (await load()).ImportDialog }));

/** Imports one faulty user, from its row. */
export const ImportAct = ({ record }: { readonly record: { readonly id: number; readonly username?: string | null } }): ReactElement => {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Act icon="person_add" label={translate('resources.faulty-users.notes.act', { name: record.username ?? '' })} onClick={() => setAsking(true)} onIntent={ahead(load)} focusKey={`import-${record.id}`} />
      {asking && <Suspense fallback={null}><ImportDialog record={record} onClose={() => setAsking(false)} /></Suspense>}
    </>
  );
};
