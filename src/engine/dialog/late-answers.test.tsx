import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { openDesk } from '#tests/support/engine-desk.tsx';

beforeAll(async () => {
  await import('./FormDialog.tsx');
  await import('./DeleteDialog.tsx');
});
const skill = { id: 3, version: 1, code: 'AIM', value: 5 };
const other = { id: 4, version: 1, code: 'JUMP', value: 7 };

test.each([['update', '/skills/3', 'Save'], ['delete', '/skills/3/delete', 'Delete']] as const)('who has gone elsewhere while a %s was on its way is not carried back when it is answered', async (call, path, button) => {
  let answer: () => void = () => undefined;
  const work = vi.fn(() => new Promise((done) => {
    answer = () => done({ data: { ...skill, version: 2 } });
  }));
  const { router, said } = openDesk({ path, provider: { getList: async () => ({ data: [skill, other], total: 2 }), getOne: async (_: string, { id }: { id: unknown }) => ({ data: Number(id) === 4 ? other : skill }), [call]: work } });
  if (call === 'update') {
    const box = await screen.findByRole('textbox', { name: /Value/ });
    await userEvent.clear(box);
    await userEvent.type(box, '6');
  }
  await waitFor(() => expect(screen.getByRole('button', { name: button })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(work).toHaveBeenCalledOnce());
  await act(async () => void router.navigate('/skills/4/show'));
  const leave = screen.queryByRole('button', { name: 'Leave' });
  if (leave) await userEvent.click(leave);
  await waitFor(() => expect(router.state.location.pathname).toBe('/skills/4/show'));
  await act(async () => answer());
  await waitFor(() => expect(said()).toMatch(/Skill (updated|deleted)/));
  expect(router.state.location.pathname).toBe('/skills/4/show');
});
