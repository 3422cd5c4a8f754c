import { Suspense, useState, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { formatCoins } from '#resources/domain/coins.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { useAccess } from '#src/engine/access.ts';
import { useEngine } from '#src/engine/context.ts';
import type { Row } from '#src/fields/types.ts';
import { Icon } from '#src/ui/icons.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { bulkLeaves } from './leaves.ts';
import { removalOf } from './removal.ts';
import { Results } from './Results.tsx';
import type { Outcome } from './run.ts';
import './bulk.css';

export interface SelectionProps {
  readonly resource: Resource;
  readonly rows: readonly Row[];
  readonly selectPage: () => void;
  readonly clear: () => void;
}
/** How many rows are selected and what this person may do with them. */
export const Bar = ({ resource, rows, selectPage, clear }: SelectionProps): ReactElement => {
  const translate = useTranslate();
  const can = useAccess(resource);
  const [doing, setDoing] = useState<'change' | 'delete' | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const context = useEngine();
  const removal = removalOf(context.overrides[resource.name], context);
  const mayChange = bulkLeaves(resource, context.overrides[resource.name]?.bulk?.never).length > 0 && rows.some((row) => can('update', row) === 'yes');
  const mayDelete = removal !== null && rows.some((row) => can('delete', row) === 'yes');
  const close = () => setDoing(null);
  const done = (result: Outcome) => {
    setDoing(null);
    if (result.failures.length > 0) setOutcome(result);
    else clear();
  };
  return (
    <section className="ad-selected" aria-label={translate('tools.bulk.selected', { smart_count: rows.length, total: formatCoins(rows.length) })}>
      <strong aria-live="polite">{translate('tools.bulk.selected', { smart_count: rows.length, total: formatCoins(rows.length) })}</strong>
      {!mayChange && !mayDelete && <span className="ad-muted">{translate('tools.bulk.nothing')}</span>}
      {mayChange && <Button size="small" startIcon={<Icon name="edit" size={18} />} onClick={() => setDoing('change')}>{translate('tools.bulk.change')}</Button>}
      {removal && mayDelete && <Button size="small" color="error" startIcon={<Icon name="delete" size={18} />} onClick={() => setDoing('delete')}>{translate(removal.words.open)}</Button>}
      <Button size="small" color="inherit" className="ad-narrow-only" onClick={selectPage}>{translate('tools.select.page')}</Button>
      <Button size="small" color="inherit" onClick={clear}>{translate('tools.bulk.clear')}</Button>
      {doing === 'change' && <Suspense fallback={null}><ChangeDialog resource={resource} rows={rows} onClose={close} onDone={done} /></Suspense>}
      {doing === 'delete' && removal && <DeleteDialog resource={resource} rows={rows} removal={removal} onClose={close} onDone={done} />}
      {outcome && <Results resource={resource} outcome={outcome} onClose={() => { setOutcome(null); clear(); }} />}
    </section>
  );
};
