import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { overrides } from '#tests/support/departures.ts';
import { openDesk, refusal } from '#tests/support/engine-desk.tsx';

beforeAll(() => import('./ImportDialog.tsx'));

test('USER-51 ERR-29 what an import was refused with goes when the username changes, when the next try starts, and when that is refused otherwise', async () => {
  const faulty = { id: 4, username: 'marko šimić', name: 'Marko Šimić', email: null, coins: 5, experience: 7 };
  const next: ((error: Error) => void)[] = [];
  const unsay = vi.fn();
  const act = vi.fn(() => new Promise((_, refuse) => next.push(refuse)));
  openDesk({ path: '/faulty-users', provider: { getList: async () => ({ data: [faulty], total: 1 }), act }, overrides, shell: { unsay } });
  await userEvent.click(await screen.findByRole('button', { name: 'Import marko šimić' }));
  const dialog = await screen.findByRole('dialog');
  const box = await within(dialog).findByRole('textbox', { name: /^Username/ });
  const submit = () => userEvent.click(within(dialog).getByRole('button', { name: 'Import' }));
  const refused = async (i: number, error: Error) => {
    await waitFor(() => expect(next).toHaveLength(i + 1));
    next[i]?.(error);
  };
  const alerts = () => within(dialog).queryAllByRole('alert').map(({ textContent }) => textContent);
  await userEvent.type(box, 'marko');
  await submit();
  await refused(0, refusal(500, { sentence: 'The old desk is away.' }));
  await waitFor(() => expect(alerts()).toEqual([expect.stringContaining('The old desk is away.')]));
  // Another try with the same name.
  await submit();
  await waitFor(() => expect(next).toHaveLength(2));
  expect(alerts()).toEqual([]);
  expect(unsay.mock.calls).toEqual([[expect.stringContaining('The old desk is away.')]]);
  await refused(1, refusal(409, { code: 'taken', violations: [{ path: 'username', rule: 'unique' }] }));
  await waitFor(() => expect(alerts()).toEqual(['already taken']));
  await userEvent.type(box, '2');
  await waitFor(() => expect(alerts()).toEqual([]));
  expect(unsay.mock.calls.slice(1)).toEqual([[expect.stringContaining('409')]]);
  await submit();
  await refused(2, refusal(403, { code: 'forbidden' }));
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Import' })).toBeEnabled());
  expect(alerts()).toEqual([]);
  expect(box).toHaveValue('marko2');
});
