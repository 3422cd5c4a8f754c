import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { countries as words } from '#i18n/en/countries.ts';
import { openDesk } from '#tests/support/engine-desk.tsx';
import { overrides } from '#tests/support/departures.ts';

test('COUNTRY-01 a country is called by its whole name; that it cannot be fiscalized for stands under it', async () => {
  const country = { currency: 'EUR', locale: 'hr', timezone: 'Europe/Zagreb', legalAge: 18, coinsPerCurrency: 100, taxes: [], fiscalAttributes: [] };
  const rows = [{ ...country, id: 1, name: 'Hrvatska', code: 'hr' }, { ...country, id: 2, name: 'Slovenija', code: 'si', timezone: 'Europe/Ljubljana' }];
  openDesk({ path: '/countries', provider: { getList: async () => ({ data: rows, total: 2 }) }, overrides });
  const cellOf = async (name: string) => (await screen.findByText(name)).closest('td') as HTMLElement;
  const under = within(await cellOf('Slovenija')).getByText('without fiscalization');
  expect(under).toHaveClass('ad-under');
  expect(under.parentElement?.tagName).toBe('TD');
  expect((await cellOf('Hrvatska')).textContent).toMatch(/^(hr)?Hrvatska$/i);
});

test('COUNTRY-02 COMP-09 the form says what a tax that is switched off and a rate that is changed do', async () => {
  await import('#src/engine/dialog/FormDialog.tsx');
  const country = { id: 1, version: 1, name: 'Hrvatska', code: 'hr', currency: 'EUR', locale: 'hr', timezone: 'Europe/Zagreb', legalAge: 18, coinsPerCurrency: 100, taxes: [{ id: 7, name: 'PDV', rate: 25, active: true }], fiscalAttributes: [] };
  openDesk({ path: '/countries/1', provider: { getList: async () => ({ data: [country], total: 1 }), getOne: async () => ({ data: country }) }, overrides });
  expect(await screen.findByRole('textbox', { name: /^Rate in percent/ })).toHaveAccessibleDescription(words.help['taxes.rate']);
  expect(screen.getByRole('switch', { name: 'Active' })).toHaveAccessibleDescription(words.help['taxes.active']);
});
