import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { overrides } from '#tests/support/departures.ts';
import { callers, openDesk, zagreb } from '#tests/support/engine-desk.tsx';

beforeAll(() => import('./index.ts'));

const item = (id: number, name: string, variant: number) => ({
  id, version: 1, name, category: { id: 2, name: 'Drinks', attributes: [] }, active: 1, promoted: 0, everywhere: false,
  variants: [{ id: variant, name: `${name} 0,5 l`, sku: `V-${variant}`, active: 1, promoted: 0, category_attributes: [], inventory_attributes: [], custom_attributes: [], warehouses: [], coins_per_currency: null, currency: null }],
});

test('ITEM-14 ITEM-15 what was typed for one item of the catalogue when a session ended is given back to that one alone', async () => {
  let expire: () => void = () => undefined;
  const attachVariants = vi.fn(async () => undefined);
  const open = async (name: string) => {
    cleanup();
    openDesk({
      path: '/items', overrides, arena: zagreb, caller: callers.manager,
      provider: {
        attachVariants, getList: async (resource: string) => (resource === 'global-items' ? { data: [item(9, 'Cola', 1), item(10, 'Beer', 2)], total: 2 } : { data: [], total: 0 }), arenaWarehouses: async () => [{ id: 3, name: 'Bar' }],
        getOne: async () => ({ data: { id: 1, company: { taxes: [{ id: 5, name: 'PDV' }] } } }),
      },
      shell: { onExpired: (keep: () => void) => {
        expire = keep;
        return () => undefined;
      } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add from catalogue' }));
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
  };
  const price = () => screen.findByRole('textbox', { name: /^Price/ });
  const type = async (amount: string) => {
    await userEvent.clear(await price());
    await userEvent.type(await price(), amount);
  };
  await open('Cola');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Cola/ }));
  await type('1');
  expire();
  await open('Beer');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Beer/ }));
  await type('3,00');
  await userEvent.click(screen.getByRole('button', { name: 'Add to arena' }));
  await waitFor(() => expect(attachVariants).toHaveBeenCalledExactlyOnceWith(1, [expect.objectContaining({ id: 2, price: 300 })], expect.any(String)));
  await open('Cola');
  expect(await price()).toHaveValue('1,00');
});

test('OP-019 nobody leaves what was typed for an item of the catalogue without being asked: by Escape, for another item, or from its view', async () => {
  const record = item(9, 'Cola', 1);
  const at = (path: string) => openDesk({
    path, overrides, arena: zagreb,
    provider: { getList: async () => ({ data: [record], total: 1 }), arenaWarehouses: async () => [{ id: 3, name: 'Bar' }], getOne: async (resource: string) => ({ data: resource === 'arenas' ? { id: 1, company: { taxes: [] } } : record }) },
  });
  const asks = async () => {
    expect(await screen.findByText('Leave without saving?')).toBeVisible();
  };
  at('/items');
  await userEvent.click(await screen.findByRole('button', { name: 'Add from catalogue' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Cola/ }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /Cola/ }));
  await userEvent.keyboard('{Escape}');
  await asks();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: /Another item/ }));
  await asks();
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('button', { name: /^Cola/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cleanup();
  at('/global-items/9/show');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Cola/ }));
  await userEvent.keyboard('{Escape}');
  await asks();
});
