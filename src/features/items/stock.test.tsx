import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { overrides } from '#tests/support/departures.ts';
import { openDesk, refusal, zagreb } from '#tests/support/engine-desk.tsx';

beforeAll(() => import('./index.ts'));

const lineOf = (id: number, stock: number) => ({ id, name: `Shelf ${id}`, arena_id: 1, price: 250, cost: 100, stock, stock_seen: stock, taxes: [5] });
const variant = { id: 1, name: '0,5 l', sku: 'COLA', active: 1, promoted: 0, category_attributes: [], inventory_attributes: [], custom_attributes: [], warehouses: [lineOf(3, 4), lineOf(4, 15)] };
const item = { id: 9, version: 1, name: 'Cola', category: { id: 2, name: 'Drinks', attributes: [] }, active: 1, promoted: 0, everywhere: false, variants: [variant] };

test('a count that sales have overtaken is refused at its input with the stock of now; saved again it is what lies there', async () => {
  const sent: { readonly stock: number; readonly stock_seen: number }[] = [];
  const update = vi.fn(async (_: string, { data }: { readonly data: { readonly variants: readonly { readonly warehouses: typeof sent }[] } }) => {
    const [, line] = data.variants[0]?.warehouses ?? [];
    if (line) sent.push(line);
    if (sent.length === 1) throw refusal(422, { code: 'invalid', sentence: '', violations: [{ path: 'variants.0.warehouses.1.stock', rule: 'belowEmpty', now: 12 }] });
    return { data: { ...item, version: 2 } };
  });
  const { said } = openDesk({
    path: '/items/9', overrides, arena: zagreb,
    provider: {
      update, getList: async () => ({ data: [item], total: 1 }), arenaWarehouses: async () => [{ id: 3, name: 'Bar' }, { id: 4, name: 'Storage' }],
      getOne: async (resource: string) => ({ data: resource === 'arenas' ? { id: 1, company: { taxes: [{ id: 5, name: 'PDV' }] } } : item }), getMany: async () => ({ data: [] }),
    },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /0,5 l/ }));
  const stock = (await screen.findAllByRole('textbox', { name: 'Stock' }))[1] as HTMLElement;
  await userEvent.clear(stock);
  await userEvent.type(stock, '2');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(stock).toHaveAccessibleDescription('would fall below 0: in stock now 12. Check the count and save again'));
  expect(stock).toHaveValue('2');
  expect(stock).toHaveFocus();
  expect(said()).toContain('in stock now 12');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toMatchObject([{ stock: 2, stock_seen: 15 }, { stock: 2, stock_seen: 12 }]));
});
