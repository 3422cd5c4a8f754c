import type { companies as declared, companySettings as settings } from '#resources/companies.ts';
import { at } from '#resources/schema/condition.ts';
import { defineOverrides } from '#src/engine/overrides.ts';

/** Companies are seen the same in both guises. */
const sections = (record: object) =>
  [
    { title: 'engine.notes.company', paths: ['id', 'name', 'address', 'phone', 'pidn', 'country', 'coins_taxes'] },
    { title: 'engine.notes.fiscal', paths: ['fiscal_data.inTaxSystem', 'fiscal_data.fiscalization', 'fiscal_data.demo', 'fiscal_data.billHook', ...(at(record, 'country.code') === 'es' ? (['fiscal_data.veriFactu'] as const) : []), 'certificate', 'certificatePassword'] },
    ...(at(record, 'country.code') === 'at'
      ? [{
          title: 'engine.notes.signature',
          paths: ['fiscal_data.baseCertificateUrl', 'fiscal_data.certificateNumber', 'fiscal_data.receiptSignUrl', 'fiscal_data.tokenKey', 'fiscal_data.aesKey', 'fiscal_data.taxes', 'fiscal_data.locationId'] as const,
        }]
      : []),
  ] as const;

export const companies = defineOverrides<typeof declared>({ show: { sections } });
export const companySettings = defineOverrides<typeof settings>({
  // What is asked of a company follows its country.
  bulk: { never: ['country', 'fiscal_data.inTaxSystem', 'fiscal_data.veriFactu'] },
  show: { sections },
  form: async () => (await import('./company-settings-form.tsx')).companySettingsForm,
});
