import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { CoreAdminContext, type DataProvider, RecordContextProvider, testDataProvider } from 'ra-core';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { catalogue } from '#i18n/en/index.ts';
import { registry } from '#resources/index.ts';
import type { Caller } from '#resources/schema/access.ts';
import { at, put } from '#resources/schema/condition.ts';
import type { Field } from '#resources/schema/field.ts';
import { leavesOf, type Leaf, type Resource } from '#resources/schema/resolve.ts';
import { violationsOf } from '#resources/schema/violations.ts';
import { bodyOf } from '#resources/schema/body.ts';
import { themeOf } from '#src/ui/theme.ts';
import { FieldsContext, type Surroundings } from '#src/fields/context.ts';
import { fieldKinds } from '#src/fields/index.ts';
import { inputKinds } from '#src/fields/inputs.ts';
import type { InputProps, Row } from '#src/fields/types.ts';

/** What tests of fields stand in: the real words, theme and declarations, and a form like the engine's. */
export const admin: Caller = { id: 1, username: 'admin', roles: ['admin'], arenas: [] };
export const employee: Caller = { id: 2, username: 'eva', roles: ['employee'], arenas: [1] };
export const zagreb = { id: 1, currency: 'EUR', timezone: 'Europe/Zagreb', locale: 'hr' };

const provider = polyglotI18nProvider(() => ({ ...catalogue, resources: { ...catalogue.resources, probe: { fields: { value: 'Value' }, choices: { value: { red: 'Red', green: 'Green', blue: 'Blue' } } } } }), 'en', [{ locale: 'en', name: 'English' }], { allowMissing: true });

export interface World extends Partial<Surroundings> {
  readonly data?: Partial<DataProvider>;
}
/** Draws something that needs words, surroundings and data. */
export const Stage = ({ children, data, ...surroundings }: World & { readonly children: ReactNode }): ReactElement => (
  <CoreAdminContext i18nProvider={provider} dataProvider={testDataProvider(data)} queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
    <ThemeProvider theme={createTheme(themeOf('classic'))}>
      <FieldsContext value={{ arena: zagreb, caller: admin, resourceOf: registry.get, upload: () => Promise.reject(new Error('no upload in this test')), ...surroundings }}>{children}</FieldsContext>
    </ThemeProvider>
  </CoreAdminContext>
);

const probe = registry.get('ranks');
/** A leaf of its own, as a declaration with this one field would have it. */
export const leafOf = (field: Field): Leaf => leavesOf({ value: field })[0] as Leaf;
/** A resource with one field, `value`. */
export const resourceWith = (leaf: Leaf): Resource => ({ ...probe, name: 'probe', label: 'value', leaves: [leaf], leaf: (path) => (path === leaf.path ? leaf : undefined), form: [{ name: 'general', leaves: [leaf] }], when: {}, checks: {} });

/** Draws cell and view of a value; answers their text. */
export const shown = (field: Field, value: unknown, world: World = {}): { readonly cell: string; readonly view: string } => {
  const leaf = leafOf(field);
  const { Cell, View } = fieldKinds[leaf.kind];
  const props = { leaf, resource: resourceWith(leaf), record: { id: 7, value } };
  const cell = render(<Stage {...world}><Cell {...props} /></Stage>);
  const text = cell.container.textContent ?? '';
  cell.unmount();
  const view = render(<Stage {...world}><View {...props} /></Stage>);
  return { cell: text, view: view.container.textContent ?? '' };
};

interface Form {
  readonly values: () => Row;
  /** What a save would send for the field. */
  readonly sent: () => unknown;
  /** The rules that the field breaks. */
  readonly broken: () => readonly string[];
  readonly set: (value: unknown) => void;
  readonly setErrors: (errors: Readonly<Record<string, string>>) => void;
}
/** Draws the input of a field in a form, filled with a record; answers ways to look at what the form holds. */
export const asked = (field: Field, value: unknown, props: Partial<InputProps> = {}, world: World = {}): Form => {
  const leaf = leafOf(field);
  const resource = resourceWith(leaf);
  return askedOf(resource, leaf, put({ id: 7 } as Row, leaf.path, value), { label: 'Value', ...props }, world);
};

/** The same for a field of a real declaration. */
export const askedOf = (resource: Resource, leaf: Leaf, record: Row, props: Partial<InputProps> = {}, world: World = {}): Form => {
  const Input = inputKinds[leaf.kind];
  const drawn: { form?: ReturnType<typeof useForm<Record<string, unknown>>> } = {};
  const Frame = (): ReactElement => {
    const methods = useForm<Record<string, unknown>>({ defaultValues: structuredClone(record) as Record<string, unknown> });
    useEffect(() => {
      drawn.form = methods;
    }, [methods]);
    return (
      <RecordContextProvider value={record}>
        <FormProvider {...methods}>{Input && <Input leaf={leaf} resource={resource} source={leaf.source} label="Value" required={leaf.options.required === true} operation="update" {...props} />}</FormProvider>
      </RecordContextProvider>
    );
  };
  render(<Stage {...world}><Frame /></Stage>);
  const methods = () => {
    if (!drawn.form) throw new Error('the form is not drawn');
    return drawn.form;
  };
  const body = () => bodyOf(resource, 'update', methods().getValues(), [leaf]);
  return {
    values: () => methods().getValues(),
    sent: () => at(body(), leaf.body),
    broken: () => violationsOf({ ...resource, leaves: [leaf], when: {}, checks: {} }, 'update', body(), { caller: admin, today: { earliest: '2026-11-28', latest: '2026-11-28' } }).map(({ path, rule }) => `${path} ${rule}`),
    set: (next) => methods().setValue(leaf.source, next),
    setErrors: (errors) => Object.entries(errors).forEach(([source, message]) => methods().setError(source, { type: 'x', message })),
  };
};

/** The input by its label. */
export const box = (name: string | RegExp = 'Value'): HTMLElement => screen.getByRole('textbox', { name });
