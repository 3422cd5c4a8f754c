import { expect, test } from 'vitest';
import { catalogueOf, createI18n, languageCodes } from '#i18n/index.ts';
import { attributeText } from './attributes.ts';

const known = { Subscriptions: ['bonus', 'duration', 'daily_reward'], 'Time Tickets': ['minutes'], Passes: ['minutes', 'valid_from', 'valid_to'] } as const;

test.each(languageCodes)('INV-07 what the product knows of a line has words in %s', async (language) => {
  const missing: string[] = [];
  const { translate, changeLocale } = createI18n({ from: await catalogueOf('en'), onMissing: (key) => missing.push(key) });
  await changeLocale(language);
  for (const [category, names] of Object.entries(known)) for (const name of names) {
    const said = attributeText({ name, value: 5 }, category, translate);
    expect(said).toMatch(/: 5$/);
    expect(said).not.toContain('_');
    expect(said.startsWith(name)).toBe(false);
  }
  expect(missing).toEqual([]);
});

test('INV-07 what the chain calls its own keeps its name; values are written as everywhere', () => {
  const { translate } = createI18n();
  const said = (name: string, value: unknown) => attributeText({ name, value }, 'Drinks', translate);
  expect([said('volume', 0.5), said('alcohol', false), said('best_before', '2027'), said('allergens', ['nuts', 'milk'])]).toEqual(['Volume: 0,5', 'Alcohol: No', 'Best before: 2027', 'Allergens: nuts, milk']);
  expect([attributeText({ name: 'deposit', type: 'currency', value: 10_000 }, 'Equipment rental', translate, 'EUR'), attributeText({ name: 'deposit', type: 'integer', value: 10_000 }, 'Equipment rental', translate, 'EUR')]).toEqual(['Deposit: 100,00 EUR', 'Deposit: 10.000']);
});
