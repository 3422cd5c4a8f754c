import { useId, useState, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useDataProvider, useTranslate } from 'ra-core';
import { useQueryClient } from '@tanstack/react-query';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { importFields } from '#resources/groups/people.ts';
import { bodyRules } from '#resources/schema/body-rules.ts';
import { CallFields } from '#src/engine/dialog/CallFields.tsx';
import { LeaveGuard, LeaveQuestion } from '#src/engine/dialog/LeaveGuard.tsx';
import { useCallForm } from '#src/engine/dialog/useCallForm.ts';
import { createKeptKey } from '#src/lib/kept-key.ts';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';

const rules = bodyRules(importFields, 'faulty-users');
interface Props {
  readonly record: { readonly id: number; readonly username?: string | null };
  readonly onClose: () => void;
}
const textOf = (error: unknown, key: 'sentence' | 'raw'): string => String((error !== null && typeof error === 'object' ? (error as Readonly<Record<string, unknown>>)[key] : null) ?? '');
/** What the service said of a failure: its message where it gave one, else the answer as it came. */
const saidOf = (error: unknown): string => textOf(error, 'sentence') || textOf(error, 'raw');
const statusOf = (error: unknown): unknown => (error !== null && typeof error === 'object' && 'status' in error ? error.status : undefined);

/** Asks for the one thing that was wrong. The key of an attempt stays with its username: the same one is never imported twice. */
export const ImportDialog = ({ record, onClose }: Props): ReactElement => {
  const translate = useTranslate();
  const provider = useDataProvider<ServiceProvider>();
  const queryClient = useQueryClient();
  const id = useId();
  const [key] = useState(createKeptKey);
  const [leaving, setLeaving] = useState(false);
  const form = useCallForm({
    rules, start: { username: null }, done: 'resources.faulty-users.notes.done', failed: 'resources.faulty-users.notes.failed', of: record.id,
    run: async (body) => {
      const username = String(body.username);
      try {
        await key.send(username, (sent) => provider.act('faulty-users', { action: 'import', id: record.id, data: { username }, key: sent }));
      } catch (error) {
        if (statusOf(error) === 500) form.methods.setError('username', { type: 'service', message: `${translate('engine.failures.server')} ${saidOf(error)}`.trim() });
        throw error;
      }
      for (const name of ['faulty-users', 'users']) void queryClient.invalidateQueries({ queryKey: [name] });
      onClose();
    },
  });
  const leave = () => (form.unsaved() ? setLeaving(true) : onClose());
  const words = 'resources.faulty-users.notes';
  return (
    <DialogFrame size={480} title={translate(`${words}.title`, { name: record.username ?? '' })} onClose={leave}
      footer={<><Button color="inherit" onClick={leave}>{translate('ra.action.cancel')}</Button><Button type="submit" form={id} variant="contained" loading={form.saving}>{translate('resources.faulty-users.actions.import')}</Button></>}>
      <LeaveGuard unsaved={form.unsaved} />
      {leaving && <LeaveQuestion onLeave={onClose} onStay={() => setLeaving(false)} />}
      <p className="ad-muted">{translate(`${words}.lead`)}</p>
      <CallFields id={id} form={form} rules={rules} label={({ path }) => translate(`resources.faulty-users.fields.${path}`)} help={() => translate('rules.importedUsername')} />
    </DialogFrame>
  );
};
