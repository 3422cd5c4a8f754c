import type { ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { formatCoins } from '#resources/domain/coins.ts';
import { useEngine } from '#src/engine/context.ts';
import { useStillAsked } from '#src/engine/dialog/goes-along.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Names } from './Names.tsx';
import type { Removal } from './removal.ts';
import { useBulk, useMeant, type BulkDialogProps } from './run.ts';

interface DeleteProps extends BulkDialogProps {
  readonly removal: Removal;
}
/** Names what would go and asks; rows that this person may not delete are said and left. */
export const DeleteDialog = ({ resource, rows, removal, onClose, onDone }: DeleteProps): ReactElement => {
  const translate = useTranslate();
  const { done, run } = useBulk(resource, 'delete', removal);
  const { meant, left } = useMeant(resource, rows, 'delete');
  const Body = useEngine().overrides[resource.name]?.remove?.body;
  const asked = useStillAsked();
  const { words, named } = removal;
  const say = (key: string, count: number) => translate(key, { ...named, smart_count: count, total: formatCoins(count) });
  const go = async () => {
    const outcome = await run(meant);
    if (outcome) onDone(outcome);
  };
  return (
    <ConfirmDialog title={say(words.title, meant.length)} confirm={say(words.confirm, meant.length)} destructive busy={done !== null} ready={!asked} onConfirm={() => void go()} onClose={onClose}>
      <p>{say(words.text, meant.length)}</p>
      <Names resource={resource} rows={meant} render={Body && ((row) => <Body record={row} resource={resource} />)} />
      {left > 0 && <p>{say(words.skipped, left)}</p>}
      {done !== null && <p aria-live="polite">{translate('tools.bulk.working', { done: formatCoins(done), total: formatCoins(meant.length) })}</p>}
    </ConfirmDialog>
  );
};
