import { useState, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useDataProvider, useTranslate } from 'ra-core';
import { useQueryClient } from '@tanstack/react-query';
import type { ServiceProvider } from '#dataProviders/types.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { useAccess } from '#src/engine/access.ts';
import { useCall } from '#src/engine/dialog/useCall.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Icon } from '#src/ui/icons.tsx';

interface Props {
  readonly record: { readonly id: number; readonly username?: string };
  readonly resource: Resource;
}
/** Sends a user the link to a new password, after a question. Not there for whoever may not manage the user. */
export const ResetPassword = ({ record, resource }: Props): ReactElement | null => {
  const translate = useTranslate();
  const provider = useDataProvider<ServiceProvider>();
  const queryClient = useQueryClient();
  const can = useAccess(resource);
  const [asking, setAsking] = useState(false);
  const call = useCall({ rules: resource, done: 'people.reset.done', failed: 'people.reset.failed' });
  if (can('update', record) !== 'yes') return null;
  const word = translate('people.reset.action');
  const run = () => call.run(async () => {
    await provider.resetPassword(record.id);
    setAsking(false);
    void queryClient.invalidateQueries({ queryKey: [resource.name] });
  });
  return (
    <>
      <Button size="small" aria-label={word} startIcon={<Icon name="key" size={18} />} onClick={() => setAsking(true)}><span className="ad-word">{word}</span></Button>
      {asking && (
        <ConfirmDialog title={translate('people.reset.title', { name: record.username ?? '' })} confirm={translate('people.reset.confirm')} busy={call.saving} onConfirm={() => void run()} onClose={() => setAsking(false)}>
          <p>{translate('people.reset.text')}</p>
        </ConfirmDialog>
      )}
    </>
  );
};
