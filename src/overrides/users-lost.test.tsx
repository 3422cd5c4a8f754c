import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { engine } from '#i18n/en/engine.ts';
import { SelectionBar } from '#src/features/bulk/index.ts';
import { callers, openDesk, refusal, zagreb } from '#tests/support/engine-desk.tsx';
import { overrides } from '#tests/support/departures.ts';

const player = { id: 9, version: 1, username: 'marko', roles: ['player'], active: true, banned: false, email: { address: null }, wallet: { balance: 0 } };
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const entry = (type: string, more: object) => ({ name: type, type, amount: 10, active: false, duration: 3_600, created_at: ago(3), updated_at: ago(3), ...more });
const order = (status: string, user: number | null = 9) => ({ id: 1, status, user: user === null ? null : { id: user, username: user === 9 ? 'marko' : 'marko2' } });
type Asked = { readonly pagination: { readonly page: number }; readonly filter: object; readonly meta?: { readonly query?: object } };

const open = ({ caller = 'admin', orders = [], path = '/users/9/delete', users = [player], ...more }: { caller?: keyof typeof callers; orders?: readonly object[] | Error; path?: string; users?: readonly object[]; [call: string]: unknown } = {}) => {
  const asked = vi.fn<(params: Asked) => Promise<object>>(async () => {
    if (orders instanceof Error) throw orders;
    return { data: orders, total: orders.length };
  });
  const provider = {
    getList: (name: string, params: Asked) => (name === 'orders' ? asked(params) : Promise.resolve({ data: users, total: users.length })),
    getOne: async () => ({ data: users[0] }), userInventory: async () => [], userSubscriptions: async () => [], ...more,
  };
  openDesk({ path, provider, overrides, caller: callers[caller], arena: zagreb, tools: { selection: SelectionBar } });
  return asked;
};
const words = engine.delete;
const button = () => screen.getByRole('button', { name: 'Delete' });
const notes = () => screen.queryAllByRole('note').map(({ textContent }) => textContent);

test('USER-18 who deletes a user is told what goes with them and which orders are not done with, each in one sentence', async () => {
  open({
    users: [{ ...player, wallet: { balance: 12_345 } }],
    userSubscriptions: async () => [{ id: 1, expires_at: ago(-3) }, { id: 2, expires_at: ago(-9) }, { id: 3, expires_at: ago(1) }],
    userInventory: async () => [entry('bonus', { active: true }), entry('bonus', {}), entry('bonus', { updated_at: ago(2) }), entry('minutes', { amount: 5 }), entry('minutes', { amount: 0 }), entry('pass', { active: true }), entry('pass', {})],
    orders: [order('paid'), order('inDelivery'), order('pending'), order('delivered'), order('completed'), order('refunded'), order('paid', 10), order('paid', null)],
  });
  await screen.findByText(/open order/);
  await screen.findByText(/inventory/);
  await screen.findByText(/subscriptions/);
  expect(notes()).toEqual(['12.345 coins are lost.', '2 running subscriptions end.', '4 inventory entries are lost.', '2 orders are paid and not delivered, and stay so: better deliver or refund them before.', '1 open order is not paid yet.']);
  await waitFor(() => expect(button()).toBeEnabled());
});

test('USER-18 of what there is nothing of nothing is said', async () => {
  open();
  await screen.findByText('Delete marko? This cannot be undone.');
  await waitFor(() => expect(button()).toBeEnabled());
  expect(notes()).toEqual([]);
});

test('nobody deletes a user before all has been counted; what could not be is said', async () => {
  let resolve: (found: readonly object[]) => void = () => undefined;
  const promise = new Promise<readonly object[]>((done) => {
    resolve = done;
  });
  open({ orders: refusal(500), userInventory: () => Promise.reject(refusal(500)), userSubscriptions: () => promise });
  await screen.findByText(words.uncounted);
  expect(button()).toBeDisabled();
  resolve([{ id: 1, expires_at: ago(-3) }]);
  await waitFor(() => expect(button()).toBeEnabled());
  expect(notes()).toEqual(['1 running subscription ends.', words.uncounted]);
});

test('USER-18 orders are looked for in every arena, by whoever is not an admin in their own alone', async () => {
  const asked = open({ orders: [order('paid')] });
  await screen.findByText(/1 order is paid/);
  const of = (arena: number | null) => expect.objectContaining({ filter: { q: 'marko', by: ['user'] }, meta: { query: { arena_id: arena } } });
  expect(asked.mock.calls).toEqual([[of(null)]]);
});
test('USER-18 a manager is told of orders of their own arenas, from all pages', async () => {
  const first = Array.from({ length: 100 }, () => order('completed'));
  const getList = vi.fn(async (_name: string, { pagination: { page } }: Asked) => ({ data: page === 1 ? first : [order('paid')], total: 101 }));
  open({ caller: 'manager', getList });
  await screen.findByText(/1 order is paid/);
  expect(getList.mock.calls.filter(([name]) => name === 'orders').map(([, { pagination, meta }]) => [pagination.page, meta?.query])).toEqual([[1, { arena_id: 1 }], [2, { arena_id: 1 }]]);
});

test('USER-18 OP-011 who deletes many is told the same of each', async () => {
  const ivo = { ...player, id: 10, username: 'ivo', wallet: { balance: 20 } };
  open({ path: '/users', users: [player, ivo], orders: [order('paid')], userSubscriptions: async (id: number) => (id === 10 ? [{ id: 1, expires_at: ago(-3) }] : []) });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete 2 entries' }));
  await question.findByText(/1 order is paid/);
  await question.findByText(/subscription/);
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['marko1 order is paid and not delivered, and stays so: better deliver or refund it before.', 'ivo20 coins are lost.1 running subscription ends.']);
});

test('USER-18 OP-011 of more than a few nobody is left out', async () => {
  const many = Array.from({ length: 10 }, (_, i) => ({ ...player, id: 20 + i, username: `player${i}`, wallet: { balance: i === 9 ? 7 : 0 } }));
  open({ path: '/users', users: many });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete 10 entries' }));
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent).slice(-1)).toEqual(['player97 coins are lost.']);
});
