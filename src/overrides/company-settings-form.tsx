import { useEffect } from 'react';
import { useGetList, useGetOne, useTranslate } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import type { companySettings as declared } from '#resources/companies.ts';
import { useEngine } from '#src/engine/context.ts';
import { defineForm, type FormSlotProps } from '#src/engine/overrides.ts';
import { inputKinds } from '#src/fields/inputs.ts';
import type { InputProps, Row } from '#src/fields/types.ts';
import { Flag } from '#src/ui/Flag.tsx';
import { isFiscal } from '#resources/domain/fiscal-countries.ts';

/** Names of what the chosen country asks for; before it is known or chosen: nothing. */
const useAsked = (): ReadonlySet<string> => {
  const country: unknown = useWatch({ name: 'country.id' });
  const { data } = useGetOne<Row & { id: number }>('countries', { id: Number(country) }, { enabled: typeof country === 'number' });
  const attributes = Array.isArray(data?.fiscalAttributes) ? (data.fiscalAttributes as readonly { readonly name: string }[]) : [];
  return new Set(attributes.map(({ name }) => name));
};

/** A fiscal entry, shown where the company's country asks for it. */
const Fiscal = (props: InputProps) => {
  const asked = useAsked();
  const Input = inputKinds[props.leaf.kind];
  return Input && asked.has(props.leaf.path.replace('fiscal_data.', '')) ? <Input {...props} /> : null;
};

/** A new company is of the country that the desk starts at, until another is chosen. */
const Country = (props: InputProps & FormSlotProps<{ readonly id: number }>) => {
  const translate = useTranslate();
  const { country } = useEngine();
  const { getValues, resetField } = useFormContext();
  const { data } = useGetList<Row & { id: number }>('countries', { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' } });
  const home = props.operation === 'create' ? data?.find(({ code }) => code === country)?.id : undefined;
  const chosenId: unknown = useWatch({ name: props.source });
  const chosenCode = data?.find(({ id }) => id === chosenId)?.code;
  const { source } = props;
  useEffect(() => {
    const chosen: unknown = getValues(source);
    if (home !== undefined && (chosen === null || chosen === undefined)) resetField(source, { defaultValue: home });
  }, [home, source, getValues, resetField]);
  const Input = inputKinds[props.leaf.kind];
  const described = (value: string | number) => {
    const code = data?.find(({ id }) => id === value)?.code;
    return typeof code !== 'string' ? {} : { mark: <Flag iso={code} />, ...(isFiscal(code) ? {} : { note: translate('engine.notes.unfiscal') }) };
  };
  return Input ? <Input {...props} described={described} {...(chosenCode === undefined || isFiscal(chosenCode) ? {} : { help: translate('engine.notes.unfiscal') })} /> : null;
};

export const companySettingsForm = defineForm<typeof declared>({
  input: {
    country: Country,
    'fiscal_data.inTaxSystem': Fiscal, 'fiscal_data.fiscalization': Fiscal, 'fiscal_data.demo': Fiscal, 'fiscal_data.billHook': Fiscal, 'fiscal_data.baseCertificateUrl': Fiscal,
    'fiscal_data.certificateNumber': Fiscal, 'fiscal_data.receiptSignUrl': Fiscal, 'fiscal_data.locationId': Fiscal, 'fiscal_data.tokenKey': Fiscal, 'fiscal_data.aesKey': Fiscal, 'fiscal_data.taxes': Fiscal, 'fiscal_data.veriFactu': Fiscal,
  },
});
