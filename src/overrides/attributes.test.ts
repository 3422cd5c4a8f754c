import { expect, test } from 'vitest';
import { registry } from '#resources/index.ts';
import type { Saying } from '#src/fields/index.ts';
import { catalogueOf, createI18n, languageCodes } from '#i18n/index.ts';
import { attributeText } from './attributes.ts';

const resource = registry.get('invoices');
const saying = (translate: Saying['translate'], locale = 'en'): Saying => {
  const [leaf] = resource.leaves;
  if (!leaf) throw new Error('invoices have no field');
  return { leaf, resource, translate, currency: 'EUR', moment: { locale, timezone: 'Europe/Zagreb' }, resourceOf: registry.get };
};
const known = { Subscriptions: ['bonus', 'duration', 'daily_reward'], 'Time Tickets': ['minutes'], Passes: ['minutes', 'valid_from', 'valid_to'] } as const;

test.each(languageCodes)('INV-07 what the product knows of a line has words in %s', async (language) => {
  const missing: string[] = [];
  const { translate, changeLocale } = createI18n({ from: await catalogueOf('en'), onMissing: (key) => missing.push(key) });
  await changeLocale(language);
  for (const [category, names] of Object.entries(known)) for (const name of names) {
    const said = attributeText({ name, value: 5 }, category, saying(translate));
    expect(said).toMatch(/: 5$/);
    expect(said).not.toContain('_');
    expect(said.startsWith(name)).toBe(false);
  }
  expect(missing).toEqual([]);
});

test('INV-07 what the chain calls its own keeps its name; values are written as everywhere', () => {
  const { translate } = createI18n();
  const said = (name: string, value: unknown) => attributeText({ name, value }, 'Drinks', saying(translate));
  expect([said('volume', 0.5), said('alcohol', false), said('best_before', '2027'), said('allergens', ['nuts', 'milk'])]).toEqual(['Volume: 0,5', 'Alcohol: No', 'Best before: 2027', 'Allergens: nuts, milk']);
  expect([attributeText({ name: 'deposit', type: 'currency', value: 10_000 }, 'Equipment rental', saying(translate)), attributeText({ name: 'deposit', type: 'integer', value: 10_000 }, 'Equipment rental', saying(translate))]).toEqual(['Deposit: 100,00 EUR', 'Deposit: 10.000']);
});

test.each([
  ['date', '2027-12-31', '31. 12. 2027.', '31.12.2027'], ['datetime', '2027-12-31 20:05:00', '31. 12. 2027. 20:05', '31.12.2027, 20:05'], ['time', '20:05', '20:05', '20:05'],
  // Papers of before do not say the type, and a value may not be what its type says.
  [null, '2027-12-31', '2027-12-31', '2027-12-31'], ['date', 'soon', 'soon', 'soon'],
])('INV-07 a %s of a line (%s) is written as everywhere in that language', (type, value, croatian, german) => {
  const { translate } = createI18n();
  const said = (locale: string) => attributeText({ name: 'valid_until', type, value }, 'Gift cards', saying(translate, locale));
  expect([said('hr'), said('de')]).toEqual([`Valid until: ${croatian}`, `Valid until: ${german}`]);
});
