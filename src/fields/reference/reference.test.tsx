import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fields } from '#i18n/en/fields.ts';
import { registry } from '#resources/index.ts';
import type { Leaf } from '#resources/schema/resolve.ts';
import { askedOf, employee, Stage } from '#tests/support/fields.tsx';
import { fieldKinds } from '../index.ts';

type Params = { pagination: { page: number; perPage: number }; filter: { q?: string } };
/** A service with so many records, found by the text in their names. */
const service = (count: number, nameOf = (id: number) => `Company ${String(id).padStart(3, '0')}`) => {
  const all = Array.from({ length: count }, (_, i) => ({ id: i + 1, name: nameOf(i + 1), is_default: i === 2 }));
  const getList = vi.fn((_: string, { pagination, filter }: Params) => {
    const found = all.filter(({ name }) => name.toLowerCase().includes((filter.q ?? '').toLowerCase()));
    return Promise.resolve({ data: found.slice(0, pagination.perPage), total: found.length });
  });
  const getMany = vi.fn((_: string, { ids }: { ids: readonly unknown[] }) => Promise.resolve({ data: all.filter(({ id }) => ids.includes(id)) }));
  return { getList, getMany, data: { getList, getMany } as never };
};
const leafAt = (resource: string, path: string): Leaf => {
  const leaf = registry.get(resource).leaf(path);
  if (!leaf) throw new Error(path);
  return leaf;
};
const [arenas, users, articles] = [registry.get('arenas'), registry.get('users'), registry.get('articles')];

test('OP-017 CONST-04 the 115th company is shown although the list ends at 100, and stays', async () => {
  const { data, getMany } = service(120);
  const form = askedOf(arenas, leafAt('arenas', 'company'), { id: 1, company: { id: 115, name: 'Company 115' } }, { label: 'Company' }, { data });
  expect(screen.getByRole('combobox', { name: 'Company' })).toHaveValue('Company 115');
  await waitFor(() => expect(getMany).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('Company 115'));
  expect(form.sent()).toBe(115);
  expect(form.broken()).toEqual([]);
});

test('beyond the loaded ones the service searches by the label, once after the last key', async () => {
  const { data, getList } = service(120);
  const form = askedOf(arenas, leafAt('arenas', 'company'), { id: 1, company: { id: 1, name: 'Company 001' } }, { label: 'Company' }, { data });
  await userEvent.click(screen.getByRole('combobox'));
  await screen.findByRole('option', { name: 'Company 100' });
  for (const value of ['1', '11', '118']) fireEvent.change(screen.getByRole('combobox'), { target: { value } });
  await userEvent.click(await screen.findByRole('option', { name: 'Company 118' }));
  expect(form.sent()).toBe(118);
  expect(getList.mock.calls.map(([, { filter }]) => filter)).toEqual([{}, { q: '118', by: ['name'] }]);
});

test('ART-07 what is loaded whole is searched here, accents or not', async () => {
  const { data, getList } = service(3, (id) => ['Čakovec', 'Zagreb', 'Split'][id - 1] ?? '');
  askedOf(users, leafAt('users', 'registered_in_arena'), { id: 1 }, { label: 'Arena' }, { data });
  await userEvent.click(screen.getByRole('combobox'));
  await screen.findByRole('option', { name: 'Zagreb' });
  await userEvent.type(screen.getByRole('combobox'), 'cak');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Čakovec']);
  expect(getList).toHaveBeenCalledTimes(1);
});

test('a reference can be emptied', async () => {
  const { data } = service(3);
  const form = askedOf(users, leafAt('users', 'registered_in_arena'), { id: 1, registered_in_arena: 2 }, { label: 'Arena' }, { data });
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('Company 002'));
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(form.sent()).toBeNull();
});

test('ART-09 seven arenas are five chips and +2 others', async () => {
  const { data } = service(9);
  askedOf(articles, leafAt('articles', 'arena_ids'), { id: 1, arena_ids: [1, 2, 3, 4, 5, 6, 7] }, { label: 'Arenas' }, { data });
  expect(await screen.findByText('Company 005')).toBeInTheDocument();
  expect(screen.queryByText('Company 006')).toBeNull();
  expect(screen.getByText('+2 others')).toBeInTheDocument();
});

test('PERM-17 PERM-19 roles this person may not give are not offered, and stay where they are given', async () => {
  const names = ['admin', 'manager', 'player'];
  const { data } = service(3, (id) => names[id - 1] ?? '');
  const form = askedOf(users, leafAt('users', 'roles'), { id: 1, roles: ['manager'] }, { label: 'Roles' }, { data, caller: employee });
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.click(await screen.findByRole('option', { name: 'player' }));
  expect(screen.queryByRole('option', { name: 'admin' })).toBeNull();
  expect(form.sent()).toEqual(['manager', 'player']);
  await userEvent.keyboard('{Backspace}{Backspace}');
  expect(form.sent()).toEqual(['manager']);
});

test('ids of a page are named by one call', async () => {
  const { data, getMany } = service(3);
  const leaf = leafAt('users', 'registered_in_arena');
  const { Cell } = fieldKinds.reference;
  render(<Stage data={data}>{[1, 2, 3, 2].map((id, i) => <Cell key={i} leaf={leaf} resource={users} record={{ id: i, registered_in_arena: id }} />)}</Stage>);
  expect(await screen.findAllByText('Company 002')).toHaveLength(2);
  expect(getMany).toHaveBeenCalledTimes(1);
});

test('an embedded reference needs no call', () => {
  const { data, getMany, getList } = service(3);
  const { Cell } = fieldKinds.reference;
  render(<Stage data={data}><Cell leaf={leafAt('arenas', 'company')} resource={arenas} record={{ id: 1, company: { id: 2, name: 'Igre d.o.o.' } }} /></Stage>);
  expect(screen.getByText('Igre d.o.o.')).toBeInTheDocument();
  expect(getMany).not.toHaveBeenCalled();
  expect(getList).not.toHaveBeenCalled();
});

test('a list is filtered by one record, found by its name', async () => {
  const { data } = service(3);
  const changed = vi.fn();
  const { Filter } = fieldKinds.reference;
  render(<Stage data={data}>{Filter && <Filter leaf={leafAt('users', 'registered_in_arena')} resource={users} label="Arena" value={2} onChange={changed} />}</Stage>);
  const box = await screen.findByRole('combobox', { name: 'Arena' });
  await waitFor(() => expect(box).toHaveValue('Company 002'));
  await userEvent.click(box);
  await userEvent.click(screen.getByRole('option', { name: 'Company 003' }));
  expect(changed).toHaveBeenLastCalledWith(3);
});

test('that the records could not be had is said in the place of the options, and whoever opens them again asks anew', async () => {
  const { data, getList } = service(3);
  getList.mockRejectedValueOnce(new Error('no answer'));
  askedOf(arenas, leafAt('arenas', 'company'), { id: 1, company: null }, { label: 'Company' }, { data });
  await waitFor(() => expect(getList).toHaveBeenCalledTimes(1));
  const box = screen.getByRole('combobox', { name: 'Company' });
  getList.mockRejectedValueOnce(new Error('no answer'));
  await userEvent.click(box);
  expect(await screen.findByText(fields.optionsFailed)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(box);
  expect(await screen.findByRole('option', { name: 'Company 002' })).toBeVisible();
});
