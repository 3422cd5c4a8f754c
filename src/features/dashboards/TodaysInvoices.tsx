import { useMemo, type ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { useEngine } from '#src/engine/context.ts';
import { EmbeddedList } from '#src/engine/list/EmbeddedList.tsx';

/** What the signed-in person sold on the arena's day of today. */
export const TodaysInvoices = (): ReactElement => {
  const translate = useTranslate();
  const { registry, caller } = useEngine();
  const query = useMemo(() => ({ date: 'today', by_user_id: caller.id }), [caller.id]);
  return <EmbeddedList resource={registry.get('invoices')} title={translate('resources.invoices.notes.today')} query={query} />;
};
