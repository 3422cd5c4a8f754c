import { useState, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useQueryClient } from '@tanstack/react-query';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { holds } from '#resources/schema/index.ts';
import { put } from '#resources/schema/condition.ts';
import { managers } from '#resources/schema/access.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { manages } from '#resources/users.ts';
import { useEngine } from '#src/engine/context.ts';
import { failureOf, failureText } from '#src/engine/failure.ts';
import { useFormat } from '#src/fields/context.ts';
import type { Row } from '#src/fields/types.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { useSaying } from './words.ts';
import './user-view.css';

export interface OnUser {
  readonly record: { readonly id: number; readonly version?: number; readonly username?: string; readonly identity?: { readonly status?: string | null } | null; readonly reset_password?: { readonly expires_at?: string | null } | null };
  readonly resource: Resource;
}

/** A pending identity with its decision, for whoever may decide; a rejection is asked for twice. The new status is the one that the service answers. */
const PendingIdentity = ({ record, resource }: OnUser): ReactElement => {
  const translate = useTranslate();
  const { locale } = useFormat();
  const notify = useNotify();
  const provider = useDataProvider<ServiceProvider>();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const decide = async (verdict: 'approve' | 'reject') => {
    if (busy) return;
    setBusy(true);
    try {
      const { status, version } = await provider.decideIdentity(record.id, verdict, record.version);
      queryClient.setQueriesData<Row>({ queryKey: [resource.name, 'dialog', String(record.id)] }, (known) => known && { ...put(known, 'identity.status', status), ...(version === undefined ? {} : { version }) });
      void queryClient.invalidateQueries({ queryKey: [resource.name], predicate: ({ queryKey }) => queryKey[1] !== 'dialog' });
      notify(`people.identity.${verdict === 'approve' ? 'approved' : 'rejected'}`, { type: 'success' });
    } catch (error) {
      const failure = failureOf(error);
      const text = failure.status === 403 && failure.sentence !== '' ? failure.sentence : [translate('people.identity.failed'), ...failureText(failure, resource, translate, locale)].join('\n');
      notify(text, { type: 'error', messageArgs: { _: text } });
      // Somebody else was faster: what they decided, or changed, is shown.
      if (failure.code === 'notPending' || failure.code === 'stale') void queryClient.invalidateQueries({ queryKey: [resource.name] });
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <section className="ad-people-notice" aria-label={translate('people.identity.waiting')}>
      <Icon name="pending" className="ad-mark ad-warning" />
      <p>{translate('people.identity.waiting')}</p>
      <Button size="small" variant="contained" disabled={busy} onClick={() => void decide('approve')}>{translate('people.identity.approve')}</Button>
      <Button size="small" color="error" disabled={busy} onClick={() => setAsking(true)}>{translate('people.identity.reject')}</Button>
      {asking && (
        <ConfirmDialog destructive title={translate('people.identity.question', { name: record.username ?? '' })} confirm={translate('people.identity.confirm')} busy={busy} onConfirm={() => void decide('reject')} onClose={() => setAsking(false)}>
          <p>{translate('people.identity.text')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
};

/** What waits about a user: an identity to decide on, a link that is still good. */
export const UserNotices = ({ record, resource }: OnUser): ReactElement => {
  const { caller } = useEngine();
  const { translate, moment } = useSaying();
  const until = record.reset_password?.expires_at;
  const decides = record.identity?.status === 'PENDING' && managers(caller) && holds(manages(caller), record);
  return (
    <>
      {decides && <PendingIdentity record={record} resource={resource} />}
      {until && <div className="ad-people-notice"><Icon name="key" /><p>{translate('people.reset.pending', { until: moment(until) })}</p></div>}
    </>
  );
};
