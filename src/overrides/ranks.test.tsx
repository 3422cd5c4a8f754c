import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { overrides } from '#tests/support/departures.ts';
import { openDesk } from '#tests/support/engine-desk.tsx';

beforeAll(async () => {
  await import('#src/engine/dialog/FormDialog.tsx');
  await import('./ranks-form.tsx');
});
const rank = (id: number, name: string, experience_lower: number, experience_upper: number) => ({ id, version: 1, name, experience_lower, experience_upper, gain: 1, decay: 0, bonus: 0, active: true });
const [noob, starter, legend] = [rank(1, 'noob', 0, 999), rank(2, 'starter', 1000, 4999), rank(3, 'legend', 6000, 9999)] as const;
const open = (id: number, update: unknown) => {
  const all = [noob, starter, legend];
  return openDesk({ path: `/ranks/${id}`, overrides, provider: { getList: async () => ({ data: all, total: all.length }), getOne: async () => ({ data: all.find((one) => one.id === id) }), update } });
};
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
