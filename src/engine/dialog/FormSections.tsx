import { memo, useEffect, useMemo, type ReactElement } from 'react';
import { FormGroupsProvider, useTranslate } from 'ra-core';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { holds, pathsOf, put } from '#resources/schema/condition.ts';
import type { Kind } from '#resources/schema/kinds.ts';
import { writableIn, type Leaf, type Resource, type Section } from '#resources/schema/resolve.ts';
import type { FormOperation } from '#src/engine/draft.ts';
import type { FormSlots } from '#src/engine/overrides.ts';
import { fieldLabel, sectionTitle } from '#src/engine/rules.ts';
import { inputKinds } from '#src/fields/inputs.ts';
import type { Row } from '#src/fields/types.ts';
import { DialogSection } from '#src/ui/DialogSection.tsx';
import type { EntityForm } from './useEntityForm.ts';
import { Versions } from './Versions.tsx';

/** Kinds that need the whole width of a form. */
export const wide: ReadonlySet<Kind> = new Set(['multiline', 'richText', 'image', 'file', 'list', 'references', 'choices', 'tags', 'conditions', 'typedValues', 'keyValue', 'json', 'phone']);

/** Which fields their conditions show for the values now; only what the conditions ask about is watched. */
const useHidden = (resource: Resource): ((leaf: Leaf) => boolean) => {
  const paths = useMemo(() => [...new Set(Object.values(resource.when).flatMap(pathsOf))], [resource]);
  const sources = useMemo(() => paths.map((path) => resource.leaf(path)?.source ?? path), [paths, resource]);
  const asked = useWatch({ name: sources }) as readonly unknown[];
  const values = paths.reduce<Row>((row, path, i) => put(row, path, asked[i]), {});
  return (leaf) => resource.when[leaf.path] !== undefined && !holds(resource.when[leaf.path] ?? true, values);
};

interface FieldProps {
  readonly leaf: Leaf;
  readonly resource: Resource;
  readonly operation: FormOperation;
  readonly slots: FormSlots;
  readonly before: Row | null;
  readonly reason?: string | undefined;
}
/** One input with its label, help and mark, as its kind or an override draws it. */
const Field = memo(({ leaf, resource, operation, slots, before, reason }: FieldProps): ReactElement | null => {
  const translate = useTranslate();
  const Input = slots.input?.[leaf.path] ?? inputKinds[leaf.kind];
  if (!Input) return null;
  const fixed = !writableIn(leaf, operation);
  const required = leaf.options.required === true || leaf.options.required === operation || leaf.options.atLeast !== undefined || (resource.when[leaf.path] !== undefined && leaf.kind !== 'boolean');
  const props = {
    leaf, resource, operation, before, source: leaf.source, required: required && !fixed, disabled: fixed || reason !== undefined,
    label: fieldLabel(resource, leaf.path, translate), help: translate(`resources.${resource.name}.help.${leaf.path}`, { _: '' }) || undefined, reason: fixed ? translate('engine.reason.fixed') : reason,
  };
  return <div className={[wide.has(leaf.kind) && 'ad-whole', fixed && 'ad-fixed'].filter(Boolean).join(' ') || undefined}><Input {...props} /></div>;
});

/** Clears what is hidden, so that it starts empty when it is shown again. */
const Cleared = ({ leaf }: { readonly leaf: Leaf }): null => {
  const { getValues, setValue } = useFormContext();
  useEffect(() => {
    if ((getValues(leaf.source) ?? null) !== null) setValue(leaf.source, null);
  }, [leaf, getValues, setValue]);
  return null;
};

interface Props {
  readonly resource: Resource;
  readonly form: EntityForm;
  readonly sections: readonly Section[];
  readonly slots: FormSlots;
  /** Titles are left out where something around the form has them. */
  readonly titled?: boolean;
  /** Why nothing can be typed now. */
  readonly reason?: string | undefined;
}
const Fields = ({ resource, form, sections, slots, titled = sections.length > 1, reason }: Props): ReactElement => {
  const translate = useTranslate();
  const hidden = useHidden(resource);
  const { operation, before } = form;
  // A field that is set later only (never in this form) is not asked for in a new record.
  const asked = (leaf: Leaf) => operation === 'update' || writableIn(leaf, 'create');
  return (
    <>
      {sections.map(({ name, leaves }) => (
        <DialogSection key={name} id={`form-${name}`} title={titled ? sectionTitle(resource, `resources.${resource.name}.sections.${name}`, leaves, translate) : undefined}>
          <div className="ad-form-grid">
            {leaves.filter(asked).map((leaf) => (hidden(leaf) ? <Cleared key={leaf.path} leaf={leaf} /> : <Field key={leaf.path} leaf={leaf} resource={resource} operation={operation} slots={slots} before={before} reason={reason} />))}
          </div>
        </DialogSection>
      ))}
    </>
  );
};

const typable = 'input:not([type="file"], [type="checkbox"], [type="password"], [readonly], [aria-hidden], :disabled), textarea:not([readonly], [aria-hidden], :disabled)';
/** With a keyboard at hand typing begins at once; on a phone nothing pops up over the form. A form begins at its top, whatever cannot be changed stands there. */
const useFirstFocus = (id: string, wanted: boolean): void => {
  useEffect(() => {
    if (wanted && window.matchMedia('(pointer: fine)').matches) document.getElementById(id)?.querySelector<HTMLElement>(typable)?.focus({ preventScroll: true });
  }, [id, wanted]);
};

/** The inputs of a form, section by section, with what no input can say above them. Submits on Enter. */
export const FormSections = (props: Props & { readonly id: string; readonly focusFirst?: boolean }): ReactElement => {
  const { resource, form, slots, id, focusFirst = false } = props;
  useFirstFocus(id, focusFirst);
  const { before: Before, after: After } = slots;
  const slot = { before: form.before, resource, operation: form.operation };
  return (
    <FormProvider {...form.methods}>
      <FormGroupsProvider>
        <form
          id={id}
          noValidate
          autoComplete="off"
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            form.submit();
          }}
        >
          {form.problems.length > 0 && <div className="ad-form-errors" role="alert"><ul>{form.problems.map((problem) => <li key={problem}>{problem}</li>)}</ul></div>}
          {Before && <Before {...slot} />}
          <Fields {...props} />
          {After && <After {...slot} />}
        </form>
        {form.conflict && <Versions resource={resource} form={form} />}
      </FormGroupsProvider>
    </FormProvider>
  );
};
