import { Suspense, useId, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import { useLocation, useNotify, useTranslate } from 'ra-core';
import type { Resource } from '#resources/schema/resolve.ts';
import { useAccess } from '#src/engine/access.ts';
import { useEngine } from '#src/engine/context.ts';
import { readAddress, writeAddress } from '#src/engine/list/address.ts';
import type { EditorProps, FormSlots } from '#src/engine/overrides.ts';
import { placedLabelOf } from '#src/fields/index.ts';
import type { Row } from '#src/fields/types.ts';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { Empty } from '#src/ui/Places.tsx';
import { FormSections } from './FormSections.tsx';
import { useFormSlots } from './lazy.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { useDialogLinks } from './links.ts';
import { Missing } from './Missing.tsx';
import { useSaveQuestion } from './SaveQuestion.tsx';
import { useEntityForm, type EntityForm } from './useEntityForm.ts';
import { useRecord } from './useRecord.ts';
import { useRefresh } from './useRefresh.ts';
import { useStillHere } from './useStillHere.ts';

/** The title of a form: what is made, or which record is changed. */
export const useFormTitle = (resource: Resource, record: Row | null, creates: boolean): string => {
  const translate = useTranslate();
  if (creates) return translate(`resources.${resource.name}.add`);
  const one = translate(`resources.${resource.name}.one`);
  return record ? translate('engine.edit', { one, name: placedLabelOf(resource, record, translate) }) : one;
};

/** A search that was on is cleared by a save, so that what was saved is in sight. */
const searchCleared = (search: string, resource: Resource): string => {
  const address = readAddress(search, resource);
  return address.filter.q === undefined ? search : writeAddress({ ...address, page: 1, filter: { ...address.filter, q: undefined } }, resource);
};

/** What a press would do with the values as they stand; only a form that says so is watched. */
const SubmitWord = ({ form, says }: { readonly form: EntityForm; readonly says: NonNullable<FormSlots['submit']> }): string => {
  const translate = useTranslate();
  const values = useWatch({ control: form.methods.control });
  return translate(says(values) ?? 'ra.action.save');
};

const Form = ({ resource, record, onClose }: Omit<EditorProps, 'id'> & { readonly record: Row | null }): ReactElement => {
  const translate = useTranslate();
  const notify = useNotify();
  const context = useEngine();
  const departures = context.overrides[resource.name];
  const slots = useFormSlots(departures);
  const links = useDialogLinks(resource);
  const { search } = useLocation();
  const refresh = useRefresh(resource);
  const here = useStillHere();
  const id = useId();
  const onSaved = (saved: Row, sent: boolean) => {
    if (sent) notify(slots.said?.(saved) ?? `resources.${resource.name}.${record === null ? 'created' : 'updated'}`, { type: 'success' });
    const next = sent ? searchCleared(search, resource) : search;
    // Before the address changes: what it then asks for is fetched once.
    if (sent) refresh({ later: next !== search });
    if (here()) links.close(next);
    if (!sent) return;
    departures?.onSaved?.(saved, context);
  };
  const { confirm, question } = useSaveQuestion(slots);
  const form = useEntityForm({ resource, record, sections: resource.form, slots, onSaved, confirm });
  return (
    <DialogFrame
      size={720}
      title={useFormTitle(resource, record, record === null)}
      onClose={onClose}
      footer={<><Button color="inherit" onClick={onClose}>{translate('ra.action.cancel')}</Button><Button type="submit" form={id} variant="contained" loading={form.saving}>{slots.submit ? <SubmitWord form={form} says={slots.submit} /> : translate('ra.action.save')}</Button></>}
    >
      <LeaveGuard unsaved={form.unsaved} />
      <FormSections id={id} resource={resource} form={form} sections={resource.form} slots={slots} focusFirst />
      {question}
    </DialogFrame>
  );
};

/** The dialog that makes a record or changes one, generated from the declaration's form. */
export const FormDialog = ({ resource, id, onClose }: EditorProps): ReactElement => {
  const translate = useTranslate();
  const can = useAccess(resource);
  const { record, error, retry } = useRecord(resource, id);
  const title = useFormTitle(resource, record, id === null);
  if (id === null) return <Form resource={resource} record={null} onClose={onClose} />;
  const may = record !== null && can('update', record) === 'yes';
  const frame = (
    <DialogFrame size={720} title={title} onClose={onClose}>
      {record && !may ? <Empty icon="lock" title={translate('engine.reason.update')} /> : <Missing error={error} retry={retry} />}
    </DialogFrame>
  );
  // The record may be there before what its form is made of: the dialog stays meanwhile, and the keyboard in it.
  return may ? <Suspense fallback={frame}><Form resource={resource} record={record} onClose={onClose} /></Suspense> : frame;
};
