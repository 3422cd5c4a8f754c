import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { arenas as words } from '#i18n/en/arenas.ts';
import { errors } from '#i18n/en/errors.ts';
import { rules } from '#i18n/en/rules.ts';
import { overrides } from '#tests/support/departures.ts';
import { openDesk, refusal } from '#tests/support/engine-desk.tsx';

// The dialog's chunk is there before the first test.
beforeAll(() => import('./index.ts'));

const companies = [{ id: 3, name: 'Igre d.o.o.' }, { id: 4, name: 'Spielhaus GmbH' }];
const arena = { id: 1, version: 2, name: 'Zagreb West', company: companies[0], timezone: 'Europe/Zagreb', currency: 'EUR', coins_per_currency: 100, locale: 'hr', active: 1, web_shop: 0, base_rate: 200 };
const open = (more: Record<string, unknown>) =>
  openDesk({
    path: '/arenas/1', overrides,
    provider: {
      getList: async (resource: string) => (resource === 'companies' ? { data: companies, total: 2 } : { data: [arena], total: 1 }), getMany: async () => ({ data: companies }), getOne: async () => ({ data: arena }),
      arenaBaseRate: async () => ({ value: 200, version: 1 }), arenaBonuses: async () => ({ value: [], version: 1 }), arenaWorkingHours: async () => ({ value: Array.from({ length: 7 }, () => ['08:00', '22:00']), version: 1 }),
      arenaEmployees: async () => [], arenaTerms: async () => null, arenaWarehouses: async () => [], employees: async () => [], ...more,
    },
  });
const section = async (name: string) => {
  await waitFor(() => expect(document.querySelector(`#arena-${name}`)).not.toBeNull());
  return within(document.querySelector(`#arena-${name}`) as HTMLElement);
};
const saveIn = (part: ReturnType<typeof within>) => userEvent.click(part.getByRole('button', { name: 'Save section' }));

test('ARENA-06 ARENA-28 a currency that prices stand in is refused at its field, and so is a company abroad; what was chosen stays', async () => {
  const refused = (code: 'currencyInUse' | 'countryInUse', path: string) => refusal(409, { code, sentence: errors[code], violations: [{ path, rule: code }] });
  const update = vi.fn().mockRejectedValueOnce(refused('currencyInUse', 'currency')).mockRejectedValueOnce(refused('countryInUse', 'company_id'));
  const { said } = open({ update });
  const part = await section('general');
  const currency = part.getByRole('combobox', { name: /^Currency/ });
  await userEvent.clear(currency);
  await userEvent.type(currency, 'BAM');
  await userEvent.tab();
  await saveIn(part);
  await part.findByText(rules.currencyInUse);
  expect(currency).toHaveAccessibleDescription(expect.stringContaining(rules.currencyInUse));
  expect(currency).toHaveValue('BAM');
  expect(said()).toContain(errors.currencyInUse);
  await userEvent.clear(currency);
  await userEvent.type(currency, 'EUR');
  await userEvent.tab();
  const company = part.getByRole('combobox', { name: /^Company/ });
  await userEvent.click(company);
  await userEvent.click(await screen.findByRole('option', { name: 'Spielhaus GmbH' }));
  await saveIn(part);
  await part.findByText(rules.countryInUse);
  expect(company).toHaveValue('Spielhaus GmbH');
  expect(update.mock.lastCall?.[1]).toMatchObject({ data: { company_id: 4 } });
});

test('ARENA-06 ARENA-28 a locale says what hangs on it; one that nobody knows is refused before anything is sent, another one at its field once there are invoices', async () => {
  const update = vi.fn().mockRejectedValueOnce(refusal(409, { code: 'localeInUse', sentence: errors.localeInUse, violations: [{ path: 'locale', rule: 'onInvoices' }] }));
  const { said } = open({ update });
  const part = await section('general');
  const locale = part.getByRole('combobox', { name: /^Locale/ });
  expect(locale).toHaveAccessibleDescription(words.help.locale);
  await userEvent.clear(locale);
  await userEvent.type(locale, 'xx');
  await userEvent.tab();
  await saveIn(part);
  await part.findByText(words.checks.knownLocale);
  expect(update).not.toHaveBeenCalled();
  await userEvent.clear(locale);
  await userEvent.type(locale, 'at');
  await userEvent.tab();
  await saveIn(part);
  await part.findByText(rules.onInvoices);
  expect(locale).toHaveValue('at');
  expect(said()).toContain(errors.localeInUse);
});

test('a label that another arena of the company has is refused at its field, by that arena’s name; so is another company once there are invoices', async () => {
  const update = vi.fn()
    .mockRejectedValueOnce(refusal(409, { code: 'placeLabelTaken', sentence: errors.placeLabelTaken, violations: [{ path: 'businessPlaceLabel', rule: 'placeLabelTaken', label: 'PP2', name: 'Split Riva' }] }))
    .mockRejectedValueOnce(refusal(409, { code: 'companyInUse', sentence: errors.companyInUse, violations: [{ path: 'company_id', rule: 'onInvoices' }] }));
  const { said } = open({ update });
  const operations = await section('operations');
  const label = operations.getByLabelText(words.fields.businessPlaceLabel);
  await userEvent.type(label, 'PP2');
  await saveIn(operations);
  await operations.findByText('PP2 is already the label of the arena Split Riva');
  expect(label).toHaveAccessibleDescription(expect.stringContaining('Split Riva'));
  expect(label).toHaveValue('PP2');
  expect(said()).toContain(errors.placeLabelTaken);
  const general = await section('general');
  await userEvent.click(general.getByRole('combobox', { name: /^Company/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Spielhaus GmbH' }));
  await saveIn(general);
  await general.findByText(rules.onInvoices);
  expect(general.getByRole('combobox', { name: /^Company/ })).toHaveValue('Spielhaus GmbH');
  expect(said()).toContain(errors.companyInUse);
});

test('ARENA-06 a new arena is where its company is; of a country that receipts have no words for it takes no locale', async () => {
  const country = { timezone: 'Europe/Bratislava', currency: 'EUR', code: 'sk' };
  openDesk({
    path: '/arenas/create', overrides,
    provider: { getList: async (resource: string) => (resource === 'companies' ? { data: companies, total: 2 } : { data: [], total: 0 }), getMany: async () => ({ data: companies }), getOne: async (_: string, { id }: { id: number }) => ({ data: { id, country: id === 3 ? country : { ...country, code: 'si' } } }), employees: async () => [] },
  });
  const part = await section('general');
  const choose = async (name: string) => {
    await userEvent.click(part.getByRole('combobox', { name: /^Company/ }));
    await userEvent.click(await screen.findByRole('option', { name }));
  };
  await choose('Igre d.o.o.');
  await waitFor(() => expect(part.getByRole('combobox', { name: /^Timezone/ })).toHaveValue('Europe/Bratislava'));
  expect(part.getByRole('combobox', { name: /^Currency/ })).toHaveValue('EUR');
  expect(part.getByRole('combobox', { name: /^Locale/ })).toHaveValue('');
  await choose('Spielhaus GmbH');
  await waitFor(() => expect(part.getByRole('combobox', { name: /^Locale/ })).toHaveValue('si'));
});

test('what came from a company follows to the next one, also to a country of another currency; what a person chose stays', async () => {
  const ba = { timezone: 'Europe/Sarajevo', currency: 'BAM', code: 'ba' };
  const sk = { timezone: 'Europe/Bratislava', currency: 'EUR', code: 'sk' };
  openDesk({
    path: '/arenas/create', overrides,
    provider: { getList: async (resource: string) => (resource === 'companies' ? { data: companies, total: 2 } : { data: [], total: 0 }), getMany: async () => ({ data: companies }), getOne: async (_: string, { id }: { id: number }) => ({ data: { id, country: id === 3 ? ba : sk } }), employees: async () => [] },
  });
  const part = await section('general');
  const box = (name: RegExp) => part.getByRole('combobox', { name });
  const choose = async (name: RegExp, option: string) => {
    await userEvent.click(box(name));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };
  await choose(/^Company/, 'Igre d.o.o.');
  await waitFor(() => expect(box(/^Locale/)).toHaveValue('ba'));
  await choose(/^Timezone/, 'Europe/Zagreb');
  await choose(/^Company/, 'Spielhaus GmbH');
  await waitFor(() => expect(box(/^Currency/)).toHaveValue('EUR'));
  await waitFor(() => expect(box(/^Locale/)).toHaveValue(''));
  expect(box(/^Timezone/)).toHaveValue('Europe/Zagreb');
});

test('ARENA-29 a lockdown from ten until ten is refused before anything is sent; until eleven is saved', async () => {
  const update = vi.fn(async (_: string, { data }: { data: object }) => ({ data: { ...arena, ...data, version: 3 } }));
  const { said } = open({ update });
  const part = await section('operations');
  const [begins, ends] = [part.getByLabelText(words.fields.lockdownStart), part.getByLabelText(words.fields.lockdownEnd)];
  await userEvent.type(begins, '22:00');
  await userEvent.type(ends, '22:00');
  await userEvent.tab();
  await saveIn(part);
  await part.findByText(words.checks.lockdownLasts);
  expect(ends).toHaveAccessibleDescription(words.checks.lockdownLasts);
  expect(ends).toHaveValue('22:00');
  expect(update).not.toHaveBeenCalled();
  await userEvent.clear(ends);
  await userEvent.type(ends, '23:00');
  await userEvent.tab();
  await saveIn(part);
  await waitFor(() => expect(said()).toContain('Operations saved'));
  expect(update.mock.lastCall?.[1]).toMatchObject({ data: { lockdownStart: '22:00', lockdownEnd: '23:00' } });
});

test('ARENA-19 a latitude alone is refused at the longitude before anything is sent; with both, or neither, the map is saved', async () => {
  const saveArenaPlace = vi.fn(async (_place: string, _id: number | null, _arena: number, body: object) => ({ ...body, id: 5, version: 1 }));
  const { said } = open({ saveArenaPlace });
  const part = await section('map');
  const [latitude, longitude] = [part.getByLabelText('Latitude'), part.getByLabelText('Longitude')];
  await userEvent.type(latitude, '48,2');
  await userEvent.tab();
  await saveIn(part);
  await part.findByText(rules.longitudeToo);
  expect(longitude).toHaveAccessibleDescription(rules.longitudeToo);
  expect(latitude).toHaveValue('48,2');
  expect(saveArenaPlace).not.toHaveBeenCalled();
  await userEvent.type(longitude, '16,4');
  await userEvent.tab();
  await saveIn(part);
  await waitFor(() => expect(said()).toContain('Map saved'));
  expect(saveArenaPlace.mock.lastCall?.[3]).toMatchObject({ latitude: 48.2, longitude: 16.4 });
  await userEvent.clear(latitude);
  await userEvent.tab();
  await saveIn(part);
  await part.findByText(rules.latitudeToo);
  await userEvent.clear(longitude);
  await userEvent.tab();
  await saveIn(part);
  await waitFor(() => expect(saveArenaPlace.mock.lastCall?.[3]).toMatchObject({ latitude: null, longitude: null }));
});
