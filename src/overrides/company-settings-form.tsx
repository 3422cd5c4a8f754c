import { useEffect, useMemo, useRef } from 'react';
import { useGetList, useGetOne, useTranslate } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import type { companySettings as declared } from '#resources/companies.ts';
import { at } from '#resources/schema/condition.ts';
import { useEngine } from '#src/engine/context.ts';
import { defineForm, type FormSlotProps } from '#src/engine/overrides.ts';
import { inputKinds } from '#src/fields/inputs.ts';
import { keyOf } from '#src/fields/parts/targets.ts';
import { isEmpty } from '#src/fields/parts/value.ts';
import type { InputProps, Row } from '#src/fields/types.ts';
import { Flag } from '#src/ui/Flag.tsx';
import { Notice } from './Notice.tsx';
import { isFiscal, needsCertificate } from '#resources/domain/fiscal-countries.ts';

/** The chosen country; nothing before it is known or chosen. */
const useChosen = () => {
  const country: unknown = useWatch({ name: 'country.id' });
  return useGetOne<Row & { id: number }>('countries', { id: Number(country) }, { enabled: typeof country === 'number' }).data;
};
/** Names of what the chosen country asks for; null before it is known or chosen. */
const useAsked = (): ReadonlySet<string> | null => {
  const attributes: unknown = useChosen()?.fiscalAttributes;
  return useMemo(() => (Array.isArray(attributes) ? new Set((attributes as readonly { readonly name: string }[]).map(({ name }) => name)) : null), [attributes]);
};

type Company = { readonly id: number; readonly country?: unknown; readonly coins_taxes?: unknown; readonly fiscal_data?: unknown };
/**
 * A fiscal entry, shown where the company's country asks for it. What was typed into one that no longer is shown goes: nobody could mend it.
 * So does being in the tax system, for a company that moves to a country that does not ask for it, until it moves back.
 */
const Fiscal = (props: InputProps & FormSlotProps<Company>) => {
  const asked = useAsked();
  const { resetField, setValue } = useFormContext();
  const country: unknown = useWatch({ name: 'country.id' });
  const { source, before, leaf } = props;
  const shown = asked?.has(leaf.path.replace('fiscal_data.', ''));
  const taxed = leaf.path === 'fiscal_data.inTaxSystem' && at(before, leaf.path) === true;
  const home = keyOf(before?.country);
  const left = useRef(false);
  useEffect(() => {
    if (shown === false || (shown && left.current)) resetField(source);
    left.current = shown === false && taxed && country !== home;
    if (left.current) setValue(source, false, { shouldDirty: true });
  }, [shown, taxed, country, home, source, resetField, setValue]);
  const Input = inputKinds[leaf.kind];
  return Input && shown ? <Input {...props} /> : null;
};

/** Real sales without a certificate are allowed, for one may still be on its way, but not in silence. */
const Demo = (props: InputProps & FormSlotProps<Company>) => {
  const translate = useTranslate();
  const code = useChosen()?.code;
  const shown = useAsked()?.has('demo') === true;
  const [demo, fiscalization, certificate] = useWatch({ name: [props.source, 'fiscal_data.fiscalization', 'certificate'] }) as readonly unknown[];
  const lacks = shown && demo !== true && fiscalization === true && isEmpty(certificate) && needsCertificate(code);
  return (
    <>
      <Fiscal {...props} />
      {lacks && <Notice>{translate('resources.company-settings.notes.noCertificate')}</Notice>}
    </>
  );
};

/** A new company is of the country that the desk starts at, until another is chosen. Coin taxes that are not of another that is chosen go, and come back with it. */
const Country = (props: InputProps & FormSlotProps<Company>) => {
  const translate = useTranslate();
  const { country } = useEngine();
  const { getValues, resetField, setValue } = useFormContext();
  const { data } = useGetList<Row & { id: number }>('countries', { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' } });
  const home = props.operation === 'create' ? data?.find(({ code }) => code === country)?.id : undefined;
  const chosenId: unknown = useWatch({ name: props.source });
  const chosenCode = data?.find(({ id }) => id === chosenId)?.code;
  const { source } = props;
  useEffect(() => {
    const chosen: unknown = getValues(source);
    if (home !== undefined && (chosen === null || chosen === undefined)) resetField(source, { defaultValue: home });
  }, [home, source, getValues, resetField]);
  const { before } = props;
  const left = useRef({ country: chosenId, taxes: new Map<unknown, readonly unknown[]>() });
  useEffect(() => {
    const own = data?.find(({ id }) => id === chosenId)?.taxes;
    const chosen: unknown = getValues('coins_taxes');
    if (!Array.isArray(own) || !Array.isArray(chosen)) return;
    // What a record came with is not taken away unasked.
    const held = chosenId === keyOf(before?.country) && Array.isArray(before?.coins_taxes) ? before.coins_taxes : [];
    const fit = new Set([...own, ...held].map((tax) => keyOf(tax)));
    const kept = chosen.filter((tax) => fit.has(keyOf(tax)));
    const { country: from, taxes } = left.current;
    if (from !== chosenId) {
      taxes.set(from, chosen);
      left.current.country = chosenId;
    }
    const all = from === chosenId || kept.length > 0 ? kept : (taxes.get(chosenId) ?? kept);
    if (all.length !== chosen.length || all.some((tax, i) => keyOf(tax) !== keyOf(chosen[i]))) setValue('coins_taxes', all, { shouldDirty: true });
  }, [chosenId, data, before, getValues, setValue]);
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
    'fiscal_data.inTaxSystem': Fiscal, 'fiscal_data.fiscalization': Fiscal, 'fiscal_data.demo': Demo, 'fiscal_data.billHook': Fiscal, 'fiscal_data.baseCertificateUrl': Fiscal,
    'fiscal_data.certificateNumber': Fiscal, 'fiscal_data.receiptSignUrl': Fiscal, 'fiscal_data.locationId': Fiscal, 'fiscal_data.tokenKey': Fiscal, 'fiscal_data.aesKey': Fiscal, 'fiscal_data.taxes': Fiscal, 'fiscal_data.veriFactu': Fiscal,
  },
});
