import { useCallback, useId, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { FormSections } from '#src/engine/dialog/FormSections.tsx';
import { useEntityForm } from '#src/engine/dialog/useEntityForm.ts';
import type { FormSlots } from '#src/engine/overrides.ts';
import { type SectionProps, useDirty } from './section.ts';

const noSlots: FormSlots = {};

/** Name, company, money and place of an arena: the part that makes it. */
export const General = ({ resource, arena, onSaved, onDirty }: SectionProps): ReactElement => {
  const translate = useTranslate();
  const notify = useNotify();
  const id = useId();
  const form = useEntityForm({
    resource, record: arena, sections: resource.form, slots: noSlots, ...(arena ? { failed: 'engine.arenaEditor.updateFailed' } : {}),
    onSaved: (saved, sent) => {
      if (sent) notify(`resources.${resource.name}.${arena ? 'updated' : 'created'}`, { type: 'success' });
      onDirty('general', false);
      onSaved(saved, arena ? 'update' : 'create');
    },
  });
  const { subscribe } = form.methods;
  useDirty('general', onDirty, useCallback((tell: () => void) => subscribe({ formState: { values: true }, callback: tell }), [subscribe]), form.unsaved);
  return (
    <>
      <FormSections id={id} resource={resource} form={form} sections={resource.form} slots={noSlots} titled={false} focusFirst={form.before === null} />
      <div className="ad-section-foot"><Button type="submit" form={id} variant="contained" loading={form.saving}>{translate('engine.arenaEditor.saveSection')}</Button></div>
    </>
  );
};
