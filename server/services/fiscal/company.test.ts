import { expect, it } from 'vitest';
import { isDemo, type Signer } from '#server/services/fiscal/company.ts';
import { countries } from '#server/services/fiscal/countries.ts';
import type { AnyCountry } from '#server/services/fiscal/country.ts';

const office = 'https://office.test';
const signer = (company: object, demoKeys: boolean): Signer => ({ company: { demo: false, ...company }, keys: { demo: demoKeys } }) as unknown as Signer;

it.each<readonly [boolean, keyof typeof countries, object, boolean, string | undefined]>([
  [true, 'hr', { demo: true }, false, office], [true, 'hr', {}, true, office], [true, 'hr', {}, false, undefined], [false, 'hr', {}, false, office],
  // A signing service and a fiscal device have keys of their own.
  [false, 'at', { receiptSignUrl: 'https://sign.test' }, true, undefined], [true, 'at', { receiptSignUrl: null }, true, undefined], [false, 'ba', { billHook: 'http://device.test' }, true, undefined],
])('it is %s that what is told in %s for %j, with keys made here %s, at the office %s is a demo', (demo, locale, company, keys, known) => {
  expect(isDemo(signer(company, keys), countries[locale] as AnyCountry, known)).toBe(demo);
});
