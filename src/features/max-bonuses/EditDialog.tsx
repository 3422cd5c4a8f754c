import { useId, useState, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import { FormGroupsProvider, useDataProvider, useNotify, useTranslate } from 'ra-core';
import { FormProvider, useForm, type FieldValues, type ResolverResult } from 'react-hook-form';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { violationsOf } from '#resources/schema/violations.ts';
import { useEngine } from '#src/engine/context.ts';
import { failureOf, failureText } from '#src/engine/failure.ts';
import { sentenceOf } from '#src/engine/rules.ts';
import { inputKinds } from '#src/fields/inputs.ts';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { ceilings } from './ceilings.ts';

interface Props {
  readonly values: Readonly<Record<string, number>>;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}
const Percent = inputKinds.percent;

/** Asks for all four; nothing is sent while one of them is wrong. */
export const EditDialog = ({ values, onClose, onSaved }: Props): ReactElement => {
  const translate = useTranslate();
  const notify = useNotify();
  const { caller } = useEngine();
  const provider = useDataProvider<ServiceProvider>();
  const id = useId();
  const [saving, setSaving] = useState(false);
  const methods = useForm<FieldValues>({
    defaultValues: values,
    resolver: (typed): ResolverResult<FieldValues> => {
      const broken = violationsOf(ceilings, 'create', typed, { caller, today: '' });
      const errors = Object.fromEntries(broken.map((violation) => [violation.path, { type: violation.rule, message: sentenceOf(ceilings, violation, translate) }]));
      return broken.length > 0 ? { values: {}, errors } : { values: typed, errors: {} };
    },
  });
  const save = methods.handleSubmit(async (typed) => {
    if (saving) return;
    setSaving(true);
    try {
      await provider.saveMaxBonuses(typed);
      notify('app.maxBonuses.updated', { type: 'success' });
      onSaved();
      onClose();
    } catch (error) {
      const text = failureText(failureOf(error), ceilings, translate).join('\n');
      notify(text, { type: 'error', messageArgs: { _: text } });
    } finally {
      setSaving(false);
    }
  });
  return (
    <DialogFrame size={480} title={translate('app.maxBonuses.edit')} onClose={onClose}
      footer={<><Button color="inherit" onClick={onClose}>{translate('ra.action.cancel')}</Button><Button type="submit" form={id} variant="contained" loading={saving}>{translate('ra.action.save')}</Button></>}>
      <FormProvider {...methods}>
        <FormGroupsProvider>
          <form id={id} noValidate onSubmit={(event) => { event.preventDefault(); void save(); }}>
            <div className="ad-form-grid">
              {ceilings.leaves.map((leaf) => Percent && <Percent key={leaf.path} leaf={leaf} resource={ceilings} source={leaf.path} label={translate(`app.maxBonuses.${leaf.path}`)} required operation="update" />)}
            </div>
          </form>
        </FormGroupsProvider>
      </FormProvider>
    </DialogFrame>
  );
};
