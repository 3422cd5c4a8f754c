import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { SelectionBar } from '#src/features/bulk/index.ts';
import { overrides } from '#tests/support/departures.ts';
import { callers, openDesk, refusal, zagreb } from '#tests/support/engine-desk.tsx';

beforeAll(() => import('./index.ts'));

const item = (id: number, name: string, warehouses: readonly number[]) => ({
  id, version: 1, name, description: null, category: { id: 1, name: 'Snacks' }, active: 1, everywhere: false, arena_ids: [1],
  variants: [{ id: id * 10, name, sku: name, active: 1, warehouses: warehouses.map((warehouse) => ({ id: warehouse, name: 'Bar', arena_id: 1, price: 100, cost: 0, stock: 1, taxes: [1] })) }, { id: id * 10 + 1, name: 'elsewhere', sku: `${name}-2`, active: 1, warehouses: [] }],
});
const items = [item(1, 'Xylo', [7, 8]), item(2, 'Yeti', [7]), item(3, 'Zulu', [])];
const open = (path: string, arena: typeof zagreb | null, calls: object, caller: keyof typeof callers) => openDesk({
  path, overrides, arena, caller: callers[caller], tools: { selection: SelectionBar },
  provider: { getList: async () => ({ data: items, total: 3 }), getOne: async (_: string, { id }: { id: unknown }) => ({ data: items[Number(id) - 1] }), ...calls },
});
const choose = async (button: string) => {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(await screen.findByRole('button', { name: button }));
};

describe('many items at once', () => {
  test.each(['admin', 'manager'] as const)('ITEM-26 ITEM-27 leave the arena, each with what stands there, and stay in the catalogue: %s', async (caller) => {
    const [bulk, remove] = [vi.fn(), vi.fn()];
    const detachVariants = vi.fn(async (_: number, [variant]: readonly { readonly id: number }[]) => (variant?.id === 20 ? Promise.reject(refusal(409, { code: 'inUse', sentence: 'Somebody sells it.' })) : undefined));
    const { said } = open('/items', zagreb, { detachVariants, bulk, delete: remove }, caller);
    await choose('Take out of the arena');
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    const question = await screen.findByRole('dialog', { name: 'Take 3 items out of the arena?' });
    expect(question).toHaveTextContent(`They leave ${zagreb.name} with their stock and stay in the catalogue:`);
    await userEvent.click(within(question).getByRole('button', { name: 'Take out' }));
    const results = await screen.findByRole('dialog', { name: 'Not everything worked.' });
    expect(results).toHaveTextContent('2 of 3 were taken out.');
    expect(within(results).getByRole('row', { name: 'Yeti Somebody sells it.' })).toBeVisible();
    expect(said()).toContain('2 items taken out');
    // What somebody else has taken out meanwhile is out.
    expect(detachVariants.mock.calls).toEqual([[1, [{ id: 10, warehouses: [{ id: 7 }, { id: 8 }] }], expect.any(String)], [1, [{ id: 20, warehouses: [{ id: 7 }] }], expect.any(String)]]);
    expect([bulk.mock.calls, remove.mock.calls]).toEqual([[], []]);
  });

  test('ITEM-26 are deleted in the catalogue alone, and the question says what that means', async () => {
    const bulk = vi.fn(async () => items.map(({ id }) => ({ id, error: null })));
    const { said } = open('/global-items', null, { bulk }, 'admin');
    await choose('Delete');
    const question = await screen.findByRole('dialog', { name: 'Delete 3 entries' });
    expect(question).toHaveTextContent('They leave the catalogue and every arena. Invoices keep what was sold. This cannot be undone:');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(said()).toContain('3 entries deleted'));
    expect(bulk).toHaveBeenCalledExactlyOnceWith('global-items', expect.objectContaining({ set: undefined }));
  });
});

test('what asks a question of its own for one row is not deleted in numbers, unless it says how', () => {
  for (const [name, { remover, bulk }] of Object.entries(overrides)) if (remover) expect(bulk?.removal, name).toBeTypeOf('function');
});
