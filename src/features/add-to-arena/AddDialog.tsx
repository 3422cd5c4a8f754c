import { useId, useState, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { initialValues } from '#resources/schema/body.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import type { Entry } from '#dataProviders/types.ts';
import { FormSections } from '#src/engine/dialog/FormSections.tsx';
import { LeaveGuard, LeaveQuestion } from '#src/engine/dialog/LeaveGuard.tsx';
import { Missing } from '#src/engine/dialog/Missing.tsx';
import { useEntityForm } from '#src/engine/dialog/useEntityForm.ts';
import { useRefresh } from '#src/engine/dialog/useRefresh.ts';
import { entryForms, proposal } from '#src/features/entry-form/index.ts';
import type { Row } from '#src/fields/types.ts';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { useArenaEntries } from './entries.ts';

interface Props {
  /** What is made: the arena's games or apps. */
  readonly entry: Resource;
  readonly original: Row;
  readonly onClose: () => void;
}
const Form = ({ entry, original, apps, onClose }: Props & { readonly apps: readonly Entry[] }): ReactElement => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh(entry);
  const id = useId();
  const [begins] = useState<Row>(() => ({ ...initialValues(entry), ...proposal(entry, original, apps) }));
  const slots = entryForms[entry.name] ?? {};
  const form = useEntityForm({
    resource: entry, record: null, begins, of: Number(original.id), sections: entry.form, slots,
    onSaved: () => {
      notify(`resources.${entry.name}.created`, { type: 'success' });
      refresh();
      onClose();
    },
  });
  const [leaving, setLeaving] = useState(false);
  const leave = () => (form.unsaved() ? setLeaving(true) : onClose());
  return (
    <DialogFrame size={720} title={translate(`resources.${entry.name}.add`)} onClose={leave}
      footer={<><Button color="inherit" onClick={leave}>{translate('ra.action.cancel')}</Button><Button type="submit" form={id} variant="contained" loading={form.saving}>{translate('ra.action.save')}</Button></>}>
      <LeaveGuard unsaved={form.unsaved} />
      {leaving && <LeaveQuestion onLeave={onClose} onStay={() => setLeaving(false)} />}
      <FormSections id={id} resource={entry} form={form} sections={entry.form} slots={slots} focusFirst />
    </DialogFrame>
  );
};

/** The form of a new entry, filled in with what the catalogue says; its launchers are those apps of the arena that come from the same originals. */
export const AddDialog = (props: Props): ReactElement => {
  const translate = useTranslate();
  const { data, error, refetch } = useArenaEntries('apps');
  if (data) return <Form {...props} apps={data} />;
  return <DialogFrame size={720} title={translate(`resources.${props.entry.name}.add`)} onClose={props.onClose}><Missing error={error} retry={() => void refetch()} /></DialogFrame>;
};
