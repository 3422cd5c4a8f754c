import { useCallback, useId, useMemo, type ReactElement } from 'react';
import { useNotify } from 'ra-core';
import { FormSections } from '#src/engine/dialog/FormSections.tsx';
import { useEntityForm } from '#src/engine/dialog/useEntityForm.ts';
import type { FormSlots } from '#src/engine/overrides.ts';
import { SaveSection, useNotYet } from './SaveSection.tsx';
import { type SectionProps, useDirty } from './section.ts';

const noSlots: FormSlots = {};
const paths = ['dayStartTime', 'childProtection', 'lockdownStart', 'lockdownEnd', 'businessPlaceLabel'] as const;

/** When the business day begins and when the young must go: the record's own fields, saved apart from the others. */
export const Operations = ({ resource, arena, onSaved, onDirty, version }: SectionProps): ReactElement => {
  const notify = useNotify();
  const id = useId();
  const reason = useNotYet(arena);
  const sections = useMemo(() => [{ name: 'operations', leaves: paths.flatMap((path) => resource.leaf(path) ?? []) }], [resource]);
  const form = useEntityForm({
    resource, record: arena ?? {}, sections, slots: noSlots, stays: true, version, failed: 'engine.arenaEditor.failed.operations',
    onSaved: (saved, sent) => {
      if (sent) notify('engine.arenaEditor.saved.operations', { type: 'success' });
      onDirty('operations', false);
      onSaved(saved, 'update');
    },
  });
  const { subscribe } = form.methods;
  useDirty('operations', onDirty, useCallback((tell: () => void) => subscribe({ formState: { values: true }, callback: tell }), [subscribe]), form.unsaved);
  return (
    <>
      <FormSections id={id} resource={resource} form={form} sections={sections} slots={noSlots} titled={false} />
      <SaveSection saving={form.saving} form={id} reason={reason} />
    </>
  );
};
