import { useGetOne } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { companySettings as declared } from '#resources/companies.ts';
import { defineForm } from '#src/engine/overrides.ts';
import { inputKinds } from '#src/fields/inputs.ts';
import type { InputProps, Row } from '#src/fields/types.ts';

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

export const companySettingsForm = defineForm<typeof declared>({
  input: {
    'fiscal_data.inTaxSystem': Fiscal, 'fiscal_data.fiscalization': Fiscal, 'fiscal_data.demo': Fiscal, 'fiscal_data.billHook': Fiscal, 'fiscal_data.baseCertificateUrl': Fiscal,
    'fiscal_data.certificateNumber': Fiscal, 'fiscal_data.receiptSignUrl': Fiscal, 'fiscal_data.locationId': Fiscal, 'fiscal_data.tokenKey': Fiscal, 'fiscal_data.aesKey': Fiscal, 'fiscal_data.taxes': Fiscal,
  },
});
