import { lazy, Suspense, useState, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { admin } from '#resources/schema/access.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { useEngine } from '#src/engine/context.ts';
import type { Row } from '#src/fields/types.ts';
import { Icon } from '#src/ui/icons.tsx';
import { ahead } from '#src/lib/ahead.ts';

import type { Part } from './HistoryDialog.tsx';

const load = () => import('./HistoryDialog.tsx');
const HistoryDialog = lazy(async () => ({ default: (await load()).HistoryDialog }));

/** Opens what happened to something that is no record of a resource. */
export const PartHistoryButton = ({ resource, part }: { readonly resource: Resource; readonly part: Part }): ReactElement => {
  const [open, setOpen] = useState(false);
  const word = useTranslate()('tools.history.open');
  return (
    <>
      <button type="button" className="ad-icon-button" aria-label={word} title={word} onClick={() => setOpen(true)} onMouseEnter={ahead(load)}><Icon name="history" /></button>
      {open && <Suspense fallback={null}><HistoryDialog resource={resource} id="1" record={null} part={part} onClose={() => setOpen(false)} /></Suspense>}
    </>
  );
};

interface Props {
  readonly resource: Resource;
  readonly id: string;
  /** null: it has not come, or it is gone, and then only admins may still see what became of it. */
  readonly record: Row | null;
}
/** Opens what happened to a record, where people change records of its kind. */
export const HistoryButton = ({ resource, id, record }: Props): ReactElement | null => {
  const translate = useTranslate();
  const { caller, registry } = useEngine();
  const [open, setOpen] = useState(false);
  const written = registry.guisesOf(resource.entity).some(({ api }) => api.has.some((operation) => operation === 'create' || operation === 'update' || operation === 'delete'));
  if (!written || (record === null && !admin(caller))) return null;
  const word = translate('tools.history.open');
  return (
    <>
      <Button size="small" aria-label={word} startIcon={<Icon name="history" size={18} />} onClick={() => setOpen(true)} onMouseEnter={ahead(load)}><span className="ad-word">{word}</span></Button>
      {open && <Suspense fallback={null}><HistoryDialog resource={resource} id={id} record={record} onClose={() => setOpen(false)} /></Suspense>}
    </>
  );
};
