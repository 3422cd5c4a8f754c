import type { ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { formatCoins } from '#resources/domain/coins.ts';
import { useEngine } from '#src/engine/context.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Names } from './Names.tsx';
import { useBulk, useMeant, type BulkDialogProps } from './run.ts';

/** Names what would go and asks; rows that this person may not delete are said and left. */
export const DeleteDialog = ({ resource, rows, onClose, onDone }: BulkDialogProps): ReactElement => {
  const translate = useTranslate();
  const { done, run } = useBulk(resource, 'delete');
  const { meant, left } = useMeant(resource, rows, 'delete');
  const Body = useEngine().overrides[resource.name]?.remove?.body;
  const count = { smart_count: meant.length, total: formatCoins(meant.length) };
  const go = async () => {
    const outcome = await run(meant);
    if (outcome) onDone(outcome);
  };
  return (
    <ConfirmDialog title={translate('tools.bulk.deleteTitle', count)} confirm={translate('ra.action.delete')} destructive busy={done !== null} onConfirm={() => void go()} onClose={onClose}>
      <p>{translate('tools.bulk.deleteText')}</p>
      <Names resource={resource} rows={meant} render={Body && ((row) => <Body record={row} resource={resource} />)} />
      {left > 0 && <p>{translate('tools.bulk.skippedDelete', { smart_count: left, total: left })}</p>}
      {done !== null && <p aria-live="polite">{translate('tools.bulk.working', { done: formatCoins(done), total: formatCoins(meant.length) })}</p>}
    </ConfirmDialog>
  );
};
