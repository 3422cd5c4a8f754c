import { useCallback, useId, type ReactElement } from 'react';
import { useNotify } from 'ra-core';
import { FormSections } from '#src/engine/dialog/FormSections.tsx';
import { useEntityForm } from '#src/engine/dialog/useEntityForm.ts';
import type { FormSlots } from '#src/engine/overrides.ts';
import { SaveSection } from './SaveSection.tsx';
import { type SectionProps, useDirty } from './section.ts';

const noSlots: FormSlots = {};

/** Name, company, money and place of an arena: the part that makes it. */
export const General = ({ resource, arena, onSaved, onDirty, version }: SectionProps): ReactElement => {
  const notify = useNotify();
  const id = useId();
  const form = useEntityForm({
    resource, record: arena, sections: resource.form, slots: noSlots, stays: true, version, ...(arena ? { failed: 'engine.arenaEditor.updateFailed' } : {}),
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
      <SaveSection saving={form.saving} form={id} />
    </>
  );
};
