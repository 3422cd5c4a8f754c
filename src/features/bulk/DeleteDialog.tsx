import type { ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { formatCoins } from '#resources/domain/coins.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { useAccess } from '#src/engine/access.ts';
import type { Row } from '#src/fields/types.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Names } from './Names.tsx';
import { useBulk, type Outcome } from './run.ts';

interface Props {
  readonly resource: Resource;
  readonly rows: readonly Row[];
  readonly onClose: () => void;
  readonly onDone: (outcome: Outcome) => void;
}
/** Names what would go and asks; rows that this person may not delete are said and left. */
export const DeleteDialog = ({ resource, rows, onClose, onDone }: Props): ReactElement => {
  const translate = useTranslate();
  const can = useAccess(resource);
  const { done, run } = useBulk(resource, 'delete');
  const meant = rows.filter((row) => can('delete', row) === 'yes');
  const left = rows.length - meant.length;
  const count = { smart_count: meant.length, total: formatCoins(meant.length) };
  const go = async () => {
    const outcome = await run(meant);
    if (outcome) onDone(outcome);
  };
  return (
    <ConfirmDialog title={translate('tools.bulk.deleteTitle', count)} confirm={translate('ra.action.delete')} destructive busy={done !== null} onConfirm={() => void go()} onClose={onClose}>
      <p>{translate('tools.bulk.deleteText')}</p>
      <Names resource={resource} rows={meant} />
      {left > 0 && <p>{translate('tools.bulk.skippedDelete', { smart_count: left, total: left })}</p>}
      {done !== null && <p aria-live="polite">{translate('tools.bulk.working', { done: formatCoins(done), total: formatCoins(meant.length) })}</p>}
    </ConfirmDialog>
  );
};
