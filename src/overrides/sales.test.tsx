import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { orders as words } from '#i18n/en/orders.ts';
import { registry } from '#resources/index.ts';
import { callers, openDesk, zagreb } from '#tests/support/engine-desk.tsx';
import { overrides } from '#tests/support/departures.ts';

beforeAll(async () => {
  await import('#src/engine/dialog/FormDialog.tsx');
  await import('./orders-form.tsx');
});

const sarajevo = { id: 6, name: 'Sarajevo Centar', currency: 'BAM', timezone: 'Europe/Sarajevo', coins_per_currency: 50 };
const invoice = {
  id: 7, version: 1, number: '12', label: 'PP6-1-2026-12', arena: sarajevo, by_user: { id: 3, label: 'Ema Novak (employee)' },
  user: { id: 9, label: 'Petar Žarić (player), Firma', company: { name: 'Firma', address: 'Titova 7', pidn: '420' } },
  cart: {
    gross: 3_170, net: 2_709, names: ['Coins', 'Cola 0,5 l'],
    items: [
      { name: 'Coins', category: { name: 'Coins' }, category_attributes: [], quantity: 1_000, price: 2, total_price: 2_000 },
      { name: 'Cola 0,5 l', category: { name: 'Drinks' }, category_attributes: [{ name: 'volume', value: 0.5 }, { name: 'allergens', value: [] }, { name: 'note', value: null }], quantity: 3, price: 390, total_price: 1_170 },
    ],
  },
  taxes: [{ name: 'PDV 17 %', rate: 17, base: 2_709, amount: 461 }], payment_method: { name: 'cash' }, fiscalized: true, fiscal_data: { zki: null, jir: null, zoi: null, eor: null, bf: '1234', qr: null },
  restored_invoice_id: null, restored_invoice: null, restored_by_invoice: { id: 8, number: '13', label: 'PP6-1-2026-13' }, restoring_reason: 'Wrong item', order: null, transaction: { id: 4, number: '40' }, created_at: '2026-11-20T22:30:00.000Z',
};
const provider = (record: { readonly id: number }, more: object = {}) => ({ getList: vi.fn(async () => ({ data: [record], total: 1 })), getOne: async () => ({ data: record }), ...more });

test.each([['pending', false, 'Waiting to be told'], ['rejected', false, 'Refused'], ['none', false, 'No'], ['done', true, 'Yes']] as const)('INV-10 INV-25 a row says whether the tax office knows the invoice, and why not where it should: %s', async (state, fiscalized, word) => {
  const told = { ...invoice, fiscalized, fiscal: { state } };
  openDesk({ path: '/invoices', provider: provider(told), overrides, arena: zagreb });
  expect(await screen.findByRole('img', { name: word })).toBeInTheDocument();
});

test('INV-07 an invoice is shown whole, in the currency and by the clock of its own arena', async () => {
  openDesk({ path: '/invoices/7/show', provider: provider(invoice), overrides, arena: zagreb });
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Wrong item');
  expect(dialog.getByText('20. 11. 2026. 23:30')).toBeVisible();
  const [coins, cola] = within(dialog.getAllByRole('table')[0] as HTMLElement).getAllByRole('row').slice(1);
  expect(coins).toHaveTextContent(/^CoinsCoins1\.000\s*50\s*\/\s*BAM20,00\sBAM$/);
  expect(cola).toHaveTextContent(/^Cola 0,5 lDrinks · Volume: 0,5 ?33,90\sBAM11,70\sBAM$/);
  expect(within(dialog.getAllByRole('table')[1] as HTMLElement).getAllByRole('row')[1]).toHaveTextContent(/^PDV 17 %1727,09\sBAM4,61\sBAM$/);
  for (const text of ['Titova 7', '420', '1234', 'Cash']) expect(dialog.getByText(text)).toBeVisible();
  for (const code of ['ZKI', 'JIR', 'QR']) expect(dialog.queryByText(code)).toBeNull();
  expect(dialog.getByRole('link', { name: 'PP6-1-2026-13' })).toHaveAttribute('href', '/invoices/8/show');
  expect(dialog.getByRole('link', { name: '40' })).toHaveAttribute('href', '/transactions/4/show');
  expect(dialog.queryByRole('textbox')).toBeNull();
});

test.each([['done', true, true], ['done', false, false], ['none', true, false]] as const)('INV-10 beside the tax office\'s state (%s, demo %s) it is said whether the stand-in answered: %s', async (state, demo, said) => {
  const told = { ...invoice, fiscal: { state, demo, late: false, attempts: 1, deadline: null, last_error: null } };
  openDesk({ path: '/invoices/7/show', provider: provider(told), overrides, arena: zagreb });
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Tax office');
  expect(dialog.queryAllByText('Demo answer')).toHaveLength(said ? 1 : 0);
});

test('INV-07 INV-25 people of a sale are a press away where the person may open them, in the list and in the dialog, and asked for by no call', async () => {
  const may = (resource: string, id: number | string) => (resource === 'users' ? `/users/${id}/show` : null);
  const { router } = openDesk({ path: '/invoices', provider: provider(invoice), overrides, arena: zagreb, linkTo: may });
  expect(await screen.findByRole('link', { name: 'Petar Žarić (player), Firma' })).toHaveAttribute('href', '/users/9/show');
  expect(screen.getByRole('link', { name: 'Ema Novak (employee)' })).toHaveAttribute('href', '/users/3/show');
  await router.navigate('/invoices/7/show');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('link', { name: 'Petar Žarić (player), Firma' })).toHaveAttribute('href', '/users/9/show');
  expect(dialog.getByRole('link', { name: 'Ema Novak (employee)' })).toHaveAttribute('href', '/users/3/show');
});

test('SETUP-05 who ordered is a press away, in the list and in the dialog', async () => {
  const may = (resource: string, id: number | string) => (resource === 'users' ? `/users/${id}/show` : null);
  const user = { id: 9, label: 'Petar Žarić (player), Firma', name: 'Petar Žarić', username: 'player' };
  const order = { id: 5, version: 1, number: 'WEB-000005', arena: sarajevo, status: 'paid', user };
  const { router } = openDesk({ path: '/orders', provider: provider(order), overrides, arena: zagreb, linkTo: may });
  const person = await screen.findByRole('link', { name: 'Petar Žarić' });
  expect(person).toHaveAttribute('href', '/users/9/show');
  expect(person).toHaveAttribute('title', user.label);
  await router.navigate('/orders/5/show');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('link', { name: user.label })).toHaveAttribute('href', '/users/9/show');
});

test('INV-03 an address with the number alone, and one with entity, open the invoice', async () => {
  const { router } = openDesk({ path: '/invoices?entity=7', provider: provider(invoice), overrides });
  await waitFor(() => expect(router.state.location.pathname).toBe('/invoices/7/show'));
  expect(router.state.location.search).toBe('');
  await router.navigate('/invoices/7');
  expect(await screen.findByRole('heading', { name: /PP6-1-2026-12/ })).toBeVisible();
});

test('INV-25 INV-26 the arena is a column while none is chosen; a day is picked, not typed', async () => {
  const desk = provider(invoice);
  openDesk({ path: '/invoices', provider: desk, overrides, arena: zagreb });
  await screen.findByText('1.000 × Coins, 3 × Cola 0,5 l');
  expect(screen.queryByRole('columnheader', { name: 'Arena' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Transactions' })).toHaveAttribute('href', '/transactions');
  await userEvent.type(screen.getByRole('searchbox'), 'ana{Enter}');
  await waitFor(() => expect(desk.getList).toHaveBeenLastCalledWith('invoices', expect.objectContaining({ filter: { q: 'ana' } })));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Search by' }), 'created_at');
  expect(screen.queryByRole('searchbox')).toBeNull();
  fireEvent.change(screen.getByLabelText('Created at'), { target: { value: '2026-11-20' } });
  await waitFor(() => expect(desk.getList).toHaveBeenLastCalledWith('invoices', expect.objectContaining({ filter: { by: ['created_at'], q: '2026-11-20' } })));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Search by' }), 'payment_method');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Payment method' }), 'Cash');
  await waitFor(() => expect(desk.getList).toHaveBeenLastCalledWith('invoices', expect.objectContaining({ filter: { by: ['payment_method'], q: 'cash' } })));
});

test('TRX-02 the arena is a column again where none is chosen', async () => {
  openDesk({ path: '/transactions', provider: provider({ id: 4 }), overrides });
  expect(await screen.findByRole('columnheader', { name: 'Arena' })).toBeVisible();
});

test('SETUP-12 the select of an order offers where it may go', async () => {
  const order = { id: 5, version: 1, number: 'WEB-000005', arena: { id: 1, name: 'Zagreb West', currency: 'EUR', timezone: 'Europe/Zagreb' }, status: 'paid', paymentStatus: 'paid', deliveryStatus: null, note: null };
  openDesk({ path: '/orders/5', provider: provider(order), overrides, caller: callers.manager, arena: zagreb });
  await userEvent.click(await screen.findByRole('combobox', { name: /^Status/ }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent).toSorted()).toEqual(['In delivery', 'Paid', 'Refunded']);
});

test('SETUP-12 whoever calls an order paid is told that no invoice is made by it; not of one that has its invoice, and not of other steps', async () => {
  const order = { id: 5, version: 1, number: 'WEB-000005', arena: { id: 1, name: 'Zagreb West', currency: 'EUR', timezone: 'Europe/Zagreb' }, status: 'pending', paymentStatus: 'pending', deliveryStatus: null, note: null, invoiced: false };
  const getOne = vi.fn(async () => ({ data: { ...order, invoiced: true } })).mockResolvedValueOnce({ data: order });
  const { router } = openDesk({ path: '/orders/5', provider: { ...provider(order), getOne }, overrides, caller: callers.manager, arena: zagreb });
  const choose = async (name: string) => {
    await userEvent.click(await screen.findByRole('combobox', { name: /^Status/ }));
    await userEvent.click(screen.getByRole('option', { name }));
  };
  await choose('Refunded');
  expect(screen.queryByText(words.notes.noInvoice)).toBeNull();
  await choose('Paid');
  expect(await screen.findByText(words.notes.noInvoice)).toBeVisible();
  await choose('Pending');
  await waitFor(() => expect(screen.queryByText(words.notes.noInvoice)).toBeNull());
  await act(() => router.navigate('/orders'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(() => router.navigate('/orders/5'));
  await choose('Paid');
  expect(screen.queryByText(words.notes.noInvoice)).toBeNull();
});

test('API-164 an order that an invoice names has no bin, another one has', async () => {
  const order = (id: number, invoiced: boolean) => ({ id, version: 1, number: `WEB-${id}`, arena: { id: 1, name: 'Zagreb West', currency: 'EUR', timezone: 'Europe/Zagreb' }, status: 'pending', paymentStatus: 'pending', deliveryStatus: null, note: null, invoiced });
  openDesk({ path: '/orders', provider: { getList: async () => ({ data: [order(5, true), order(6, false)], total: 2 }) }, overrides, arena: zagreb });
  const row = async (number: string) => within((await screen.findByText(number)).closest('tr') as HTMLElement);
  expect((await row('WEB-6')).getByRole('button', { name: /^Delete/ })).toBeVisible();
  expect((await row('WEB-5')).queryByRole('button', { name: /^Delete/ })).toBeNull();
});

test('SUB-08 SUB-10 there is no pager, and what is not shown is said', async () => {
  const rows = [{ id: 1, username: 'player', name: 'Arena Plus', bonus: 10, daily_reward: 20, created_at: '2026-07-20T12:00:00Z', expires_at: '2026-08-19T12:00:00Z', arena: { id: 1, name: 'Zagreb West', currency: 'EUR', timezone: 'Europe/Zagreb' } }];
  openDesk({ path: '/subscriptions', provider: { getList: async () => ({ data: rows, total: 130 }) }, overrides });
  expect(await screen.findByText('The first 100 are shown.')).toBeVisible();
  expect(screen.getByText('130 entries')).toBeVisible();
  expect(screen.getByText(/14:00$/, { selector: 'td:nth-child(5) *' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: /pages/i })).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'Arena' })).toBeVisible();
});

test('INV-25 TRX-02 SUB-03 a list whose rows are of several arenas while none is chosen says of which each is', () => {
  const without = registry.all.filter(({ scope, leaf, list }) => scope?.without.admin === 'all' && leaf(scope.through)?.kind === 'reference' && !list.columns.some(({ path }) => path === scope.through));
  expect(without.map(({ name }) => name)).toEqual([]);
});

const browserIn = (timeZone: string) => vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);

test.each([
  ['Europe/Zagreb', null, [null, null, 'WET']],
  ['America/New_York', null, ['CET', 'CET', 'WET']],
  ['America/New_York', zagreb, [null, null, 'WET']],
] as const)('INV-06 TRX-02 I18N-07 in a browser in %s, with %o chosen, a time names its zone where its place has another clock', async (browser, arena, zones) => {
  const here = browserIn(browser);
  const places = [['Zagreb West', 'Europe/Zagreb'], ['Sarajevo Centar', 'Europe/Sarajevo'], ['Las Palmas', 'Atlantic/Canary']] as const;
  const rows = places.map(([name, timezone], i) => ({ id: i + 1, number: `${i + 1}`, created_at: '2026-11-27T01:39:00Z', arena: { id: i + 1, name, currency: 'EUR', timezone } }));
  const { router } = openDesk({ path: '/transactions', provider: { ...provider(rows[2] ?? { id: 3 }), getList: async () => ({ data: rows, total: 3 }) }, overrides, arena });
  await screen.findAllByText(/2026.*:39/);
  const times = screen.getAllByRole('row').slice(1).map((row) => within(row).getByText(/2026.*:39/));
  expect(times.map((time) => time.querySelector('.ad-muted')?.textContent ?? null)).toEqual(zones);
  expect(times.map(({ textContent }) => /0[12]:39/.exec(textContent)?.[0])).toEqual(['02:39', '02:39', '01:39']);
  await router.navigate('/transactions/3/show');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('WET')).toHaveAttribute('title', 'Atlantic/Canary');
  here.mockRestore();
});

test('SUB-05 a manager without an arena is asked to choose one, and nothing is called', async () => {
  const getList = vi.fn();
  openDesk({ path: '/subscriptions', provider: { getList }, overrides, caller: callers.manager });
  expect(await screen.findByRole('heading')).toBeVisible();
  expect(getList).not.toHaveBeenCalled();
});
