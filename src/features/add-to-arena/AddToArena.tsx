import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { holds } from '#resources/schema/condition.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { useEngine } from '#src/engine/context.ts';
import { Act } from '#src/ui/Act.tsx';
import { ahead } from '#src/lib/ahead.ts';
import { useArenaEntries } from './entries.ts';

const load = () => import('./AddDialog.tsx');
const AddDialog = lazy(async () => ({ default: (await load()).AddDialog }));

interface Props {
  readonly record: { readonly id: number; readonly name?: string | null };
  /** Its catalogue. */
  readonly resource: Resource;
}
/** Adds a game or an app of the catalogue to the chosen arena, once. */
export const AddToArena = ({ record, resource }: Props): ReactElement | null => {
  const translate = useTranslate();
  const { arena, caller, registry } = useEngine();
  const [adding, setAdding] = useState(false);
  const kind = resource.name === 'global-games' ? 'games' : 'apps';
  const entry = registry.get(kind);
  const { data, error } = useArenaEntries(kind);
  if (arena !== null && !holds(entry.access.create(caller), { arena_id: arena.id })) return null;
  const say = (note: string) => translate(`resources.${resource.name}.notes.${note}`, { name: record.name ?? `#${record.id}`, arena: arena?.name ?? '…' });
  const there = data?.some(({ global_id }) => global_id === record.id) === true;
  const reason = arena === null ? say('chooseFirst') : there ? say('already') : data ? undefined : error ? say('unread') : translate('common.loading');
  return (
    <>
      <Act icon={there ? 'check' : 'add'} label={there ? say('already') : say('addTo')} reason={reason} onClick={() => setAdding(true)} onIntent={ahead(load)} focusKey={`add-${record.id}`} />
      {adding && <Suspense fallback={null}><AddDialog entry={entry} original={{ ...record }} onClose={() => setAdding(false)} /></Suspense>}
    </>
  );
};
