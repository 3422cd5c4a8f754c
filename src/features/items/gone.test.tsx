import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { overrides } from '#tests/support/departures.ts';
import { callers, openDesk, refusal, zagreb } from '#tests/support/engine-desk.tsx';

beforeAll(async () => {
  await import('#src/overrides/items-form.tsx');
  await import('#src/engine/dialog/FormDialog.tsx');
});

const line = (id: number, name: string, price: number) => ({ id, name, arena_id: 1, price, cost: 0, stock: 5, stock_seen: 5, taxes: [5] });
const variant = (id: number, name: string, lines: readonly object[]) => ({ id, name, sku: `C-${id}`, active: 1, promoted: 0, category_attributes: [], inventory_attributes: [], custom_attributes: [], warehouses: lines });
const cola = (version: number, variants: readonly object[]) => ({ id: 2, version, name: 'Cola', category: { id: 1, name: 'Drinks', attributes: [] }, active: 1, promoted: 0, everywhere: false, arena_ids: [1], tags: [], reviews: [], shop_details: null, variants });
const [small, large] = [variant(3, '0,25 l', [line(7, 'Bar', 250)]), variant(4, '0,5 l', [line(7, 'Bar', 400)])];
const country = { id: 2, name: 'Hrvatska', taxes: [{ id: 5, name: 'PDV 25 %', active: true }] };
const open = (record: object, update: unknown) => openDesk({
  path: '/items/2', overrides, arena: zagreb, caller: callers.admin,
  provider: {
    getList: async (name: string) => (name === 'countries' ? { data: [country], total: 1 } : { data: [record], total: 1 }), update, getMany: async () => ({ data: [{ id: 1, name: 'Drinks' }] }),
    getOne: async (name: string) => ({ data: name === 'arenas' ? { id: 1, company: { country: { id: 2 }, taxes: [{ id: 5, name: 'PDV 25 %' }] } } : record }), arenaWarehouses: async () => [{ id: 7, name: 'Bar' }],
  },
});
const price = async (at: number) => {
  await waitFor(() => expect(screen.getAllByRole('textbox', { name: /^Price/ }).length).toBeGreaterThan(at));
  return screen.getAllByRole('textbox', { name: /^Price/ })[at] as HTMLElement;
};
const retype = async (box: HTMLElement, text: string) => {
  await userEvent.clear(box);
  await userEvent.type(box, text);
  await userEvent.tab();
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('OP-024 ITEM-23 a variant that somebody has deleted while it is edited is left out, and the others are saved', { timeout: 60_000 }, async () => {
  const update = vi.fn().mockRejectedValueOnce(refusal(409, { code: 'stale', current: cola(2, [small]) })).mockImplementation(async () => ({ data: cola(3, [small]) }));
  const { said } = open(cola(1, [small, large]), update);
  for (const name of [/Change 0,25 l/, /Change 0,5 l/]) await userEvent.click(await screen.findByRole('checkbox', { name }));
  await retype(await price(0), '2,99');
  await retype(await price(1), '4,44');
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this entry' });
  // What is gone is shown as such; of a line its tax by name, and nothing that was only seen.
  await waitFor(() => expect(dialog).toHaveTextContent(/0,5 l\s*deleted meanwhile, cannot stay/));
  expect(dialog).not.toHaveTextContent(/#5|when opened/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save these choices' }));
  await waitFor(() => expect(said()).toContain('Item updated'));
  expect(update).toHaveBeenLastCalledWith('items', expect.objectContaining({ data: expect.objectContaining({ variants: [expect.objectContaining({ id: 3, warehouses: [expect.objectContaining({ id: 7, price: 299 })] })] }) }));
});

test('ITEM-23 a line whose warehouse is not there any more can be left out once the service says so', { timeout: 60_000 }, async () => {
  const update = vi.fn().mockRejectedValueOnce(refusal(422, { code: 'invalid', violations: [{ path: 'variants.0.warehouses.1.id', rule: 'reference' }] })).mockImplementation(async () => ({ data: cola(3, [small]) }));
  const { said } = open(cola(1, [variant(3, '0,25 l', [line(7, 'Bar', 250), line(8, 'Storage', 250)])]), update);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Change 0,25 l/ }));
  await retype(await price(0), '2,99');
  expect(screen.queryByRole('button', { name: 'Leave out warehouse 2' })).toBeNull();
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Leave out warehouse 2' }));
  expect(screen.queryByRole('button', { name: 'Leave out warehouse 1' })).toBeNull();
  await save();
  await waitFor(() => expect(said()).toContain('Item updated'));
  expect(update).toHaveBeenLastCalledWith('items', expect.objectContaining({ data: expect.objectContaining({ variants: [expect.objectContaining({ id: 3, warehouses: [expect.objectContaining({ id: 7, price: 299 })] })] }) }));
});
