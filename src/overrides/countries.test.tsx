import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
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
