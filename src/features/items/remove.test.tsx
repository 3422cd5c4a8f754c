import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { overrides } from '#tests/support/departures.ts';
import { callers, openDesk, zagreb } from '#tests/support/engine-desk.tsx';

beforeAll(() => import('./index.ts'));

/** An item whose variants all stand in the one warehouse of the arena. */
const item = (id: number, name: string, variants: number) => ({
  id, version: 1, name, description: null, category: { id: 1, name: 'Snacks' }, active: 1, everywhere: false,
  variants: Array.from({ length: variants }, (_, i) => ({ id: id * 10 + i, name: `${name} ${i}`, sku: `${name}-${i}`, active: 1, warehouses: [{ id: 7, name: 'Bar', arena_id: 1, price: 100, cost: 0, stock: 1, taxes: [1] }] })),
});
const items = [item(1, 'Xylo', 3), item(2, 'Yeti', 2)];

test.each([[zagreb, 'Take out'], [null, 'Delete']] as const)('OP-016 variants ticked for one item are ticked for no other, in an arena and in the catalogue: %#', async (arena, confirm) => {
  const [detachVariants, removeVariants, remove] = [vi.fn(), vi.fn(), vi.fn()];
  const path = arena ? '/items' : '/global-items';
  const { router } = openDesk({
    path: `${path}/1/delete`, overrides, arena, caller: callers.admin,
    provider: { getList: async () => ({ data: items, total: 2 }), getOne: async (_: string, { id }: { id: unknown }) => ({ data: items[Number(id) - 1] }), detachVariants, removeVariants, delete: remove },
  });
  const some = () => screen.findByRole('radio', { name: 'Only selected variants' });
  const button = () => screen.getByRole('button', { name: confirm });
  const tickTwo = async () => {
    await userEvent.click(await some());
    for (const name of [/Xylo 0/, /Xylo 1/]) await userEvent.click(screen.getByRole('checkbox', { name }));
    expect(button()).toBeEnabled();
  };
  await tickTwo();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(() => router.navigate(`${path}/2/delete`));
  const nothing = async () => {
    expect(await some()).not.toBeChecked();
    await userEvent.click(await some());
    expect(await screen.findByRole('checkbox', { name: /Yeti 0/ })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Yeti 1/ })).not.toBeChecked();
    expect(button()).toBeDisabled();
  };
  await nothing();
  // From one question straight to the other, as by Back.
  await act(() => router.navigate(`${path}/1/delete`));
  await tickTwo();
  await act(() => router.navigate(`${path}/2/delete`));
  await nothing();
  for (const call of [detachVariants, removeVariants, remove]) expect(call).not.toHaveBeenCalled();
});
