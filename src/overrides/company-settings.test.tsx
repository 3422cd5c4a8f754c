import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { companySettings as words } from '#i18n/en/company-settings.ts';
import { overrides } from '#tests/support/departures.ts';
import { openDesk, refusal } from '#tests/support/engine-desk.tsx';

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

test.for([
  ['hr', null, true], ['si', null, true], ['es', null, true], ['at', null, false], ['ba', null, false], ['hr', 'set', false],
] as const)('COMP-08 who switches Demo off without a certificate is told so where one signs: %s, %s', async ([code, certificate, told]) => {
  const country = { id: 2, version: 1, name: 'Somewhere', code, fiscalAttributes: [{ name: 'fiscalization', type: 'boolean', required: false }, { name: 'demo', type: 'boolean', required: false }] };
  const company = { id: 3, version: 1, name: 'Igre', address: 'Ilica 1', phone: null, pidn: '1', image: null, country, coins_taxes: [], fiscal_data: { fiscalization: true, demo: true }, certificate, certificatePassword: null };
  const update = vi.fn(async () => ({ data: company }));
  const { router } = openDesk({ path: '/company-settings', overrides, provider: { update, getOne: async (resource: string) => ({ data: resource === 'countries' ? country : company }), getList: async (resource: string) => ({ data: resource === 'countries' ? [country] : [company], total: 1 }), getMany: async () => ({ data: [country] }) } });
  await act(() => router.navigate('/company-settings/3'));
  const demo = await screen.findByRole('switch', { name: 'Demo' });
  expect(screen.queryByText(words.notes.noCertificate)).toBeNull();
  await userEvent.click(demo);
  expect(screen.queryAllByText(words.notes.noCertificate)).toHaveLength(told ? 1 : 0);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
});

const countries = [
  { id: 1, version: 1, name: 'Austria', code: 'at', taxes: [{ id: 11, name: 'USt 20 %', active: true }], fiscalAttributes: [{ name: 'baseCertificateUrl', type: 'text', required: false }] },
  { id: 2, version: 1, name: 'Croatia', code: 'hr', taxes: [{ id: 21, name: 'PDV 25 %', active: true }, { id: 22, name: 'PDV 5 %', active: true }], fiscalAttributes: [] },
];
const austrian = { id: 3, version: 1, name: 'Spiel GmbH', address: 'Ring 1', phone: null, pidn: '1', image: null, country: { id: 1, name: 'Austria' }, coins_taxes: [{ id: 11, name: 'USt 20 %' }], fiscal_data: {}, certificate: null, certificatePassword: null };
const openCompany = async (more: object, of: readonly (typeof countries)[number][] = countries, company: object = austrian) => {
  const { router } = openDesk({
    path: '/company-settings', overrides,
    provider: {
      getOne: async (resource: string, { id }: { readonly id: number }) => ({ data: resource === 'countries' ? of.find((country) => country.id === id) : company }),
      getList: async (resource: string) => (resource === 'countries' ? { data: of, total: 2 } : { data: [company], total: 1 }), getMany: async () => ({ data: of }), ...more,
    },
  });
  await act(() => router.navigate('/company-settings/3'));
  await screen.findByText('USt 20 %', { ignore: '.MuiTableCell-root *' });
};
const choose = async (box: RegExp, option: RegExp) => {
  await userEvent.click(screen.getByRole('combobox', { name: box }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

test('COMP-08 COMP-09 coin taxes are those of the country: another country takes the others away, and what was typed for the old one', async () => {
  const update = vi.fn(async (_resource: string, { data }: { readonly data: object }) => ({ data: { ...austrian, ...data } }));
  await openCompany({ update });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Base certificate URL' }), 'sign.example');
  await choose(/^Country/, /Croatia/);
  await waitFor(() => expect(screen.queryByText('USt 20 %')).toBeNull());
  expect(screen.queryByRole('textbox', { name: 'Base certificate URL' })).toBeNull();
  await choose(/^Coin taxes/, /PDV 25 %/);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(update).toHaveBeenCalledExactlyOnceWith('company-settings', expect.objectContaining({ data: { country_id: 2, coins_taxes: [21] } })));
});

test('COMP-09 coin taxes come back with their country', async () => {
  await openCompany({});
  for (const [country, there, gone] of [[/Croatia/, null, 'USt 20 %'], [/Austria/, 'USt 20 %', null], [/Croatia/, null, 'USt 20 %'], [/Austria/, 'USt 20 %', null]] as const) {
    await choose(/^Country/, country);
    if (there !== null) expect(await screen.findByText(there, { ignore: '.MuiTableCell-root *' })).toBeVisible();
    if (gone !== null) await waitFor(() => expect(screen.queryByText(gone, { ignore: '.MuiTableCell-root *' })).toBeNull());
  }
});

test('COMP-08 COMP-09 a company in the tax system keeps a coin tax: without one that is said there and nothing is sent', async () => {
  const update = vi.fn(async (_resource: string, { data }: { readonly data: object }) => ({ data: { ...austrian, ...data } }));
  const asked = countries.map((country) => ({ ...country, fiscalAttributes: [{ name: 'inTaxSystem', type: 'boolean', required: false }] }));
  await openCompany({ update }, asked, { ...austrian, fiscal_data: { inTaxSystem: true } });
  expect(await screen.findByRole('switch', { name: 'In the tax system' })).toBeChecked();
  await choose(/^Country/, /Croatia/);
  await waitFor(() => expect(screen.queryByText('USt 20 %', { ignore: '.MuiTableCell-root *' })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(words.checks.coinsTaxed)).toBeVisible();
  expect(update).not.toHaveBeenCalled();
  // Whichever field mends it: what was said goes.
  const within = screen.getByRole('switch', { name: 'In the tax system' });
  await userEvent.click(within);
  await waitFor(() => expect(screen.queryByText(words.checks.coinsTaxed)).toBeNull());
  await userEvent.click(within);
  await choose(/^Coin taxes/, /PDV 5 %/);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(update).toHaveBeenCalledExactlyOnceWith('company-settings', expect.objectContaining({ data: { country_id: 2, coins_taxes: [22] } })));
});

test('COMP-08 COMP-09 a company that moves to a country that asks for no tax system is in none there, and in its own again once it is back', async () => {
  const update = vi.fn(async (_resource: string, { data }: { readonly data: object }) => ({ data: { ...austrian, ...data } }));
  const asked = countries.map((country) => (country.id === 1 ? { ...country, fiscalAttributes: [{ name: 'inTaxSystem', type: 'boolean', required: false }] } : country));
  await openCompany({ update }, asked, { ...austrian, fiscal_data: { inTaxSystem: true } });
  expect(await screen.findByRole('switch', { name: 'In the tax system' })).toBeChecked();
  await choose(/^Country/, /Croatia/);
  await waitFor(() => expect(screen.queryByRole('switch', { name: 'In the tax system' })).toBeNull());
  await choose(/^Country/, /Austria/);
  expect(await screen.findByRole('switch', { name: 'In the tax system' })).toBeChecked();
  await choose(/^Country/, /Croatia/);
  await waitFor(() => expect(screen.queryByRole('switch', { name: 'In the tax system' })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(update).toHaveBeenCalledExactlyOnceWith('company-settings', expect.objectContaining({ data: { country_id: 2, coins_taxes: [], fiscal_data: { inTaxSystem: false } } })));
});

test('COMP-07 COMP-08 a base address that is none is refused where it stands; a tax that the service refuses is named', async () => {
  const update = vi.fn(() => Promise.reject(refusal(422, { code: 'invalid', violations: [{ path: 'coins_taxes', rule: 'reference' }] })));
  await openCompany({ update });
  const base = await screen.findByRole('textbox', { name: 'Base certificate URL' });
  await userEvent.type(base, 'sign.example');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('must be a web address beginning with https://')).toBeVisible();
  expect(update).not.toHaveBeenCalled();
  await userEvent.clear(base);
  await userEvent.type(base, 'https://sign.example');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('is not a tax of the chosen country')).toBeVisible();
  expect(base).toHaveValue('https://sign.example');
});
