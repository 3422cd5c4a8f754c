import type { Control, FieldErrors, FieldValues } from 'react-hook-form';
import { put } from '#resources/schema/condition.ts';

/** By form and source: why the file chosen last was not taken. */
const refused = new WeakMap<object, Map<string, string>>();

/** Notes why a form did not take a file; null when it is settled. Until then nothing is saved. */
export const noteRefusedFile = (control: Control<FieldValues>, source: string, why: string | null): void => {
  const known = refused.get(control) ?? new Map<string, string>();
  refused.set(control, known);
  if (why === null) known.delete(source);
  else known.set(source, why);
};

/** The errors of a form, with those of files that were not taken: a save without them would lose them in silence. */
export const withRefusedFiles = (control: Control<FieldValues>, errors: FieldErrors<FieldValues>): FieldErrors<FieldValues> =>
  [...(refused.get(control) ?? [])].reduce((all, [source, message]) => put(all, source, { type: 'file', message }), errors);
