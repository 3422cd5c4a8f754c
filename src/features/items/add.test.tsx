import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { overrides } from '#tests/support/departures.ts';
import { openDesk, zagreb } from '#tests/support/engine-desk.tsx';

const line = { id: 3, name: 'Bar', arena_id: 1, price: 250, cost: 100, stock: 5, taxes: [5] };
const variant = (id: number, warehouses: readonly object[]) => ({ id, name: `Variant ${id}`, sku: `V-${id}`, active: 1, promoted: 0, category_attributes: [], inventory_attributes: [], custom_attributes: [], warehouses, coins_per_currency: null, currency: null });
const item = (second: readonly object[]) => ({ id: 9, version: 1, name: 'Cola', category: { id: 2, name: 'Drinks', attributes: [] }, active: 1, promoted: 0, everywhere: false, variants: [variant(1, [line]), variant(2, second)] });
const open = async (second: readonly object[]) => {
  let record = item(second);
  const attachVariants = vi.fn(async () => {
    record = item([line]);
  });
  openDesk({
    path: '/global-items/9/show', overrides, arena: zagreb,
    provider: {
      attachVariants, getList: async () => ({ data: [record], total: 1 }), arenaWarehouses: async () => [{ id: 3, name: 'Bar' }],
      getOne: async (resource: string) => ({ data: resource === 'arenas' ? { id: 1, company: { taxes: [{ id: 5, name: 'PDV' }, { id: 6, name: 'PDV 13 %' }] } } : record }),
    },
  });
  const dialog = within(await screen.findByRole('dialog'));
  return { attachVariants, dialog, add: await dialog.findByRole('button', { name: 'Add to arena' }) };
};

test('ITEM-14 ITEM-24 what is in the arena whole is not added again, and why is said', async () => {
  const { add, dialog, attachVariants } = await open([line]);
  expect(add).toHaveAttribute('aria-disabled', 'true');
  await userEvent.hover(add);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('All its variants are already in the arena.');
  for (const box of dialog.getAllByRole('checkbox')) expect(box).toBeDisabled();
  await userEvent.click(add);
  expect(dialog.queryByText('At least one variant is required')).toBeNull();
  expect(attachVariants).not.toHaveBeenCalled();
});

test('ITEM-14 what is there in part can be added', async () => {
  const { add, dialog } = await open([]);
  expect(add).not.toHaveAttribute('aria-disabled');
  await userEvent.click(add);
  expect(await dialog.findByText('At least one variant is required')).toBeVisible();
});

test('ITEM-14 what was just added stands there as added, and is not added twice', async () => {
  const { add, dialog, attachVariants } = await open([]);
  await userEvent.click(await dialog.findByRole('checkbox', { name: /Variant 2/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Price/ }), '{Control>}a{/Control}2,20');
  await userEvent.click(dialog.getByRole('combobox', { name: /Warehouse/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Bar' }));
  await userEvent.click(add);
  await waitFor(() => expect(attachVariants).toHaveBeenCalledOnce());
  await waitFor(() => expect(dialog.getByRole('checkbox', { name: /Variant 2.*already/i })).toBeDisabled());
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Add to arena' })).toHaveAttribute('aria-disabled', 'true'));
});

test('ITEM-24 ITEM-32 a tax that is not in force any more is called by its name and said to be inactive', async () => {
  const record = item([{ ...line, taxes: [9] }]);
  openDesk({
    path: '/items/9/show', overrides, arena: zagreb,
    provider: {
      getList: async () => ({ data: [record], total: 1 }), arenaWarehouses: async () => [{ id: 3, name: 'Bar' }],
      getOne: async (resource: string) => ({ data: resource === 'arenas' ? { id: 1, company: { country: { id: 2 }, taxes: [{ id: 5, name: 'PDV' }] } } : resource === 'countries' ? { id: 2, taxes: [{ id: 5, name: 'PDV' }, { id: 9, name: 'PDV 22 %' }] } : record }),
    },
  });
  expect(await screen.findByRole('cell', { name: 'PDV 22 % (Inactive)' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'PDV' })).toBeVisible();
});

test('ITEM-32 the taxes that can be chosen are those of the arena’s company, the warehouses those of the arena', async () => {
  const { dialog } = await open([]);
  await userEvent.click(dialog.getByRole('checkbox', { name: /Variant 2/ }));
  await userEvent.click(await dialog.findByRole('combobox', { name: /Tax/ }));
  // The first one is chosen already, and is offered again once it is taken away.
  await userEvent.keyboard('{Backspace}');
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['PDV', 'PDV 13 %']);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(dialog.getByRole('combobox', { name: /Warehouse/ }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toContain('Bar');
});

test('where the warehouses could not be had that is said, and they can be asked for again', async () => {
  const record = item([]);
  const arenaWarehouses = vi.fn(async () => [{ id: 3, name: 'Bar' }]).mockRejectedValueOnce(new Error('no answer'));
  openDesk({
    path: '/global-items/9/show', overrides, arena: zagreb,
    provider: { getList: async () => ({ data: [record], total: 1 }), arenaWarehouses, getOne: async (resource: string) => ({ data: resource === 'arenas' ? { id: 1, company: { taxes: [] } } : record }) },
  });
  await userEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Add to arena' })).toBeVisible();
});
