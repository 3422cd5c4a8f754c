import type { ReactElement, ReactNode } from 'react';
import { FormGroupsProvider } from 'ra-core';
import { FormProvider } from 'react-hook-form';
import type { Leaf, Resource } from '#resources/schema/resolve.ts';
import { inputKinds } from '#src/fields/inputs.ts';
import { wide } from './FormSections.tsx';
import { Versions } from './Versions.tsx';
import type { CallForm } from './useCallForm.ts';

interface Props {
  readonly id?: string;
  readonly form: CallForm;
  readonly rules: Resource;
  readonly label: (leaf: Leaf) => string;
  readonly help?: (leaf: Leaf) => string | undefined;
  /** Why nothing can be typed now. */
  readonly reason?: string | undefined;
  /** Other inputs than one for each field. */
  readonly inputs?: ReactNode;
  /** Below the fields: the button that saves, where it stands in no footer. */
  readonly foot?: ReactNode;
}
/** The inputs of a call's form, each as its kind draws it. Submits on Enter. */
export const CallFields = ({ id, form, rules, label, help, reason, inputs, foot }: Props): ReactElement => (
  <FormProvider {...form.methods}>
    <FormGroupsProvider>
      <form id={id} noValidate autoComplete="off" onSubmit={(event) => { event.preventDefault(); event.stopPropagation(); if (reason === undefined) form.submit(); }}>
        {inputs ?? (
          <div className="ad-form-grid">
            {rules.leaves.map((leaf) => {
              const Input = inputKinds[leaf.kind];
              return Input && (
                <div key={leaf.path} className={wide.has(leaf.kind) ? 'ad-whole' : undefined}>
                  <Input leaf={leaf} resource={rules} source={leaf.source} label={label(leaf)} help={help?.(leaf)} required={leaf.options.required === true} operation="update" disabled={reason !== undefined} reason={reason} />
                </div>
              );
            })}
          </div>
        )}
        {foot}
      </form>
      {form.conflict && <Versions resource={rules} form={form} label={label} />}
    </FormGroupsProvider>
  </FormProvider>
);
