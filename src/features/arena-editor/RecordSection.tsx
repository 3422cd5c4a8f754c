import { useCallback, useEffect, useId, type ReactElement } from 'react';
import { useNotify } from 'ra-core';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Section } from '#resources/schema/resolve.ts';
import { FormSections } from '#src/engine/dialog/FormSections.tsx';
import { useEntityForm } from '#src/engine/dialog/useEntityForm.ts';
import type { FormSlots } from '#src/engine/overrides.ts';
import type { Row } from '#src/fields/types.ts';
import { SaveSection } from './SaveSection.tsx';
import { type SectionProps, useDirty } from './section.ts';

const noSlots: FormSlots = {};

interface Props extends SectionProps {
  readonly name: string;
  /** The fields of the record that it holds. */
  readonly sections: readonly Section[];
  /** The record it begins with; null makes one. */
  readonly record: Row | null;
  /** Keys of the words for both ends of a save. */
  readonly done: string;
  readonly failed?: string;
  /** Why it cannot be saved now. */
  readonly reason?: string | undefined;
  /** Goes along with what is typed; answers the way to stop. */
  readonly follow?: (form: UseFormReturn<FieldValues>) => () => void;
}
/** A part of the dialog whose fields are the record's own; the record keeps one version for all of them. */
export const RecordSection = ({ name, sections, record, done, failed, reason, follow, resource, onSaved, onDirty, saves }: Props): ReactElement => {
  const notify = useNotify();
  const id = useId();
  const form = useEntityForm({
    resource, record, sections, slots: noSlots, stays: true, saves, ...(failed ? { failed } : {}),
    onSaved: (saved, sent) => {
      if (sent) notify(done, { type: 'success' });
      // A new arena's sections begin anew; of one that is there, what is typed since is told by the form.
      if (record === null) onDirty(name, false);
      onSaved(saved, record === null ? 'create' : 'update');
    },
  });
  const { methods } = form;
  const { subscribe } = methods;
  useEffect(() => follow?.(methods), [follow, methods]);
  useDirty(name, onDirty, useCallback((tell: () => void) => subscribe({ formState: { values: true }, callback: tell }), [subscribe]), form.unsaved);
  return (
    <>
      <FormSections id={id} resource={resource} form={form} sections={sections} slots={noSlots} titled={false} reason={reason} focusFirst={form.before === null} />
      <SaveSection saving={form.saving} form={id} reason={reason} />
    </>
  );
};
