import type { companies as declared } from '#resources/companies.ts';
import { at } from '#resources/schema/condition.ts';
import { defineOverrides } from '#src/engine/overrides.ts';

export const companies = defineOverrides<typeof declared>({
  show: {
    sections: (record) => [
      { title: 'engine.notes.company', paths: ['id', 'name', 'address', 'phone', 'pidn', 'country', 'coins_taxes'] },
      { title: 'engine.notes.fiscal', paths: ['fiscal_data.inTaxSystem', 'fiscal_data.fiscalization', 'fiscal_data.demo', 'fiscal_data.billHook', 'certificate', 'certificatePassword'] },
      ...(at(record, 'country.code') === 'at'
        ? [{
            title: 'engine.notes.signature',
            paths: ['fiscal_data.baseCertificateUrl', 'fiscal_data.certificateNumber', 'fiscal_data.receiptSignUrl', 'fiscal_data.tokenKey', 'fiscal_data.aesKey', 'fiscal_data.taxes', 'fiscal_data.locationId'] as const,
          }]
        : []),
    ],
  },
});
