import { useRef, useState, type ReactElement } from 'react';
import { useDataProvider, useLocation, useNotify, useTranslate } from 'ra-core';
import type { Resource } from '#resources/schema/resolve.ts';
import { useAccess } from '#src/engine/access.ts';
import { useEngine } from '#src/engine/context.ts';
import { failureOf, failureText } from '#src/engine/failure.ts';
import { readAddress, writeAddress } from '#src/engine/list/address.ts';
import { placedLabelOf, useFormat } from '#src/fields/index.ts';
import { dropOpener } from '#src/ui/return-focus.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useStillAsked } from './goes-along.ts';
import type { DialogLinks } from './links.ts';
import { Missing } from './Missing.tsx';
import { useRecord } from './useRecord.ts';
import { useRefresh } from './useRefresh.ts';
import { useStillHere } from './useStillHere.ts';

interface Props {
  readonly resource: Resource;
  readonly id: string;
  readonly links: DialogLinks;
  /** Is it the only row on its page? */
  readonly alone: () => boolean;
}
/** Names the record and asks; refused deletes say why and the dialog stays. The last row of the last page takes its page along. */
export const DeleteDialog = ({ resource, id, links, alone }: Props): ReactElement => {
  const translate = useTranslate();
  const { locale } = useFormat();
  const notify = useNotify();
  const provider = useDataProvider();
  const refresh = useRefresh(resource);
  const here = useStillHere();
  const can = useAccess(resource);
  const context = useEngine();
  const departures = context.overrides[resource.name];
  const { search } = useLocation();
  const { record, error, retry } = useRecord(resource, id);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const words = `resources.${resource.name}`;
  const asked = useStillAsked();
  const Body = departures?.remove?.body;
  const run = async () => {
    if (!record || running.current) return;
    running.current = true;
    setBusy(true);
    const gone = (message: string, type: 'success' | 'info') => {
      notify(message, { type });
      if (here()) {
        dropOpener();
        const address = readAddress(search, resource);
        links.close(alone() && address.page > 1 ? writeAddress({ ...address, page: address.page - 1 }, resource) : search);
      }
      refresh();
      departures?.onDeleted?.(record, context);
    };
    try {
      await provider.delete(resource.name, { id: Number(record.id), previousData: { ...record, id: Number(record.id) } });
      gone(`${words}.deleted`, 'success');
    } catch (thrown) {
      // Somebody else was faster: what was wanted is so.
      if (failureOf(thrown).status === 404) return gone('engine.missing.gone', 'info');
      const text = failureText(failureOf(thrown), resource, translate, locale).join('\n');
      notify(text, { type: 'error', messageArgs: { _: text } });
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const title = translate('engine.delete.title', { one: translate(`${words}.one`) });
  const allowed = can('delete', record) === 'yes';
  return (
    <ConfirmDialog title={title} confirm={translate('ra.action.delete')} destructive busy={busy} ready={Boolean(record) && allowed && !asked} onConfirm={() => void run()} onClose={() => links.close()}>
      {record ? (
        <>
          <p>{allowed ? translate('engine.delete.text', { name: placedLabelOf(resource, record, translate) }) : translate('engine.reason.delete')}</p>
          {allowed && Body && <Body record={record} resource={resource} />}
        </>
      ) : <Missing error={error} retry={retry} lines={2} />}
    </ConfirmDialog>
  );
};
