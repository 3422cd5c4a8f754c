import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { SelectionBar } from '#src/features/bulk/index.ts';
import { overrides } from '#tests/support/departures.ts';
import { openDesk } from '#tests/support/engine-desk.tsx';

beforeAll(async () => {
  await import('#src/engine/dialog/FormDialog.tsx');
  await import('./ranks-form.tsx');
  await import('#src/engine/dialog/DeleteDialog.tsx');
});
const rank = (id: number, name: string, experience_lower: number, experience_upper: number) => ({ id, version: 1, name, experience_lower, experience_upper, gain: 1, decay: 0, bonus: 0, active: true });
const [noob, starter, legend] = [rank(1, 'noob', 0, 999), rank(2, 'starter', 1000, 4999), rank(3, 'legend', 6000, 9999)] as const;
const open = (id: number, update: unknown, { dialog = '', all = [noob, starter, legend], getUsers = async () => ({ data: [], total: 0 }) }: { readonly dialog?: '' | '/delete'; readonly all?: readonly (typeof noob)[]; readonly getUsers?: (params: object) => Promise<object> } = {}) => openDesk({
  path: `/ranks/${id}${dialog}`, overrides,
  provider: { getList: (name: string, params: object) => (name === 'users' ? getUsers(params) : Promise.resolve({ data: all, total: all.length })), getOne: async () => ({ data: all.find((one) => one.id === id) }), update },
});
const asked = (name: string) => expect.objectContaining({ filter: { q: name, by: ['rank'] } });
const retype = async (label: RegExp, text: string) => {
  const box = await screen.findByRole('textbox', { name: label });
  await userEvent.clear(box);
  await userEvent.type(box, text);
  await userEvent.tab();
};
const to = () => screen.getByRole('textbox', { name: /^Experience to/ });

test('GAMI-14 a bound that leaves experience to no rank says so, and can be saved', async () => {
  const update = vi.fn(async () => ({ data: { ...noob, version: 2, experience_upper: 500 } }));
  const { said } = open(1, update);
  await retype(/^Experience to/, '500');
  expect(to()).toHaveAccessibleDescription('Experience 501–999 belongs to no rank.');
  expect(to()).toBeValid();
  await retype(/^Experience to/, '998');
  expect(to()).toHaveAccessibleDescription('Experience 999 belongs to no rank.');
  await retype(/^Experience to/, '999');
  expect(to()).not.toHaveAccessibleDescription(/no rank/);
  await retype(/^Experience from/, '10');
  expect(screen.getByText('Experience 0–9 belongs to no rank.')).toBeVisible();
  await retype(/^Experience to/, '500');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(said()).toContain('Rank updated'));
  expect(update).toHaveBeenCalledExactlyOnceWith('ranks', expect.objectContaining({ data: { experience_lower: 10, experience_upper: 500 } }));
});

test('GAMI-14 a gap towards the rank below is said at the lower bound; above the highest rank there is none, and none within another', async () => {
  open(3, vi.fn());
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Experience from/ })).toHaveAccessibleDescription(/^Experience 5\.000–5\.999 belongs to no rank\.$/));
  expect(to()).not.toHaveAccessibleDescription(/no rank/);
  await retype(/^Experience from/, '4000');
  expect(screen.getByRole('textbox', { name: /^Experience from/ })).not.toHaveAccessibleDescription(/no rank/);
});

test('GAMI-13 GAMI-14 whoever switches a rank off is told at the switch which experience is then without one, and how many users', async () => {
  const getUsers = vi.fn(async () => ({ data: [], total: 1_234 }));
  open(2, vi.fn(), { getUsers });
  const active = await screen.findByRole('switch', { name: 'Active' });
  expect(active).not.toHaveAccessibleDescription(/rank/);
  expect(getUsers).not.toHaveBeenCalled();
  await userEvent.click(active);
  await waitFor(() => expect(active).toHaveAccessibleDescription('Experience 1.000–4.999 then belongs to no rank. 1.234 users have this rank and are then without one.'));
  expect(getUsers).toHaveBeenCalledExactlyOnceWith(asked('starter'));
  await userEvent.click(active);
  expect(active).not.toHaveAccessibleDescription(/rank/);
});

test('GAMI-13 GAMI-14 whoever deletes a rank is told what it leaves, and that users who have it stand in the way', async () => {
  open(1, vi.fn(), { dialog: '/delete', getUsers: async () => ({ data: [], total: 1 }) });
  expect(await screen.findByText('Experience 0–999 then belongs to no rank. 1 user has this rank: it can be deleted once nobody has it.')).toBeVisible();
});

const off = { ...starter, active: false };
test('GAMI-14 one that is off leaves nothing when it goes', async () => {
  open(2, vi.fn(), { dialog: '/delete', all: [noob, off, legend] });
  expect(await screen.findByText(/This cannot be undone/)).toBeVisible();
  expect(screen.queryByText(/no rank/)).toBeNull();
});
test('GAMI-14 experience within the bounds of a rank that is off is no rank’s', async () => {
  open(1, vi.fn(), { all: [noob, off, legend] });
  await screen.findByRole('textbox', { name: /^Experience to/ });
  await waitFor(() => expect(to()).toHaveAccessibleDescription('Experience 1.000–5.999 belongs to no rank.'));
});

test('GAMI-14 users are not counted where another rank is found by the same letters', async () => {
  const getUsers = vi.fn(async () => ({ data: [], total: 7 }));
  open(2, vi.fn(), { dialog: '/delete', getUsers, all: [noob, starter, { ...legend, name: 'Stárter plus' }] });
  expect(await screen.findByText('Experience 1.000–4.999 then belongs to no rank.')).toBeVisible();
  expect(getUsers).not.toHaveBeenCalled();
});

test('GAMI-13 GAMI-14 whoever switches several ranks off at once is told of each what it leaves and how many users', async () => {
  const bulk = vi.fn(async () => [{ id: 1, error: null }, { id: 2, error: null }]);
  openDesk({
    path: '/ranks', overrides, tools: { selection: SelectionBar },
    provider: { getList: async (name: string, { filter }: { filter: { q?: string } }) => (name === 'users' ? { data: [], total: filter.q === 'noob' ? 3 : 0 } : { data: [noob, off, legend], total: 3 }), bulk },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change a field' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change 3 entries' });
  const said = () => within(dialog).getAllByRole('listitem').map(({ textContent }) => textContent?.replace('warning', ''));
  await waitFor(() => expect(said()).toEqual(['noobExperience 0–999 then belongs to no rank. 3 users have this rank and are then without one.', 'starter', 'legendExperience 6.000–9.999 then belongs to no rank.']));
  await userEvent.click(within(dialog).getByRole('switch', { name: 'Active' }));
  expect(said()).toEqual(['noob', 'starter', 'legend']);
});
