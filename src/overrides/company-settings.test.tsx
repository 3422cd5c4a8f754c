import { act, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { overrides } from '#tests/support/departures.ts';
import { openDesk } from '#tests/support/engine-desk.tsx';

beforeAll(async () => {
  await Promise.all([import('#src/engine/dialog/FormDialog.tsx'), import('./company-settings-form.tsx')]);
});

test('COMP-08 the switches of the tax office say what they do before they are set', async () => {
  const country = { id: 2, version: 1, name: 'Croatia', code: 'HR', fiscalAttributes: [{ name: 'fiscalization', type: 'boolean', required: false }, { name: 'demo', type: 'boolean', required: false }] };
  const company = { id: 3, version: 1, name: 'Igre', address: 'Ilica 1', phone: null, pidn: '1', image: null, country, coins_taxes: [], fiscal_data: { fiscalization: true, demo: true }, certificate: null, certificatePassword: null };
  const { router } = openDesk({ path: '/company-settings', overrides, provider: { getOne: async (resource: string) => ({ data: resource === 'countries' ? country : company }), getList: async (resource: string) => ({ data: resource === 'countries' ? [country] : [company], total: 1 }), getMany: async () => ({ data: [country] }) } });
  // What a first form waits for comes within an act that waits.
  await act(() => router.navigate('/company-settings/3'));
  expect(await screen.findByRole('switch', { name: 'Fiscalization' })).toBeChecked();
  expect(screen.getByText(/are reported to the tax office\. When off, invoices carry no codes/)).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Demo' })).toHaveAccessibleDescription(/this program answers in place of the tax office/);
});
