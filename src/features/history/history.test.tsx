import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { arenas } from '#src/overrides/arenas.tsx';
import { HistoryButton } from './index.ts';
import { callers, openDesk, refusal, zagreb } from '#tests/support/engine-desk.tsx';

// What the history draws of an arena is there before the first test.
beforeAll(() => import('#src/features/arena-editor/index.ts'));

const category = { id: 4, version: 2, name: 'Drinks', image: null, attributes: [] };
const entry = (id: number, more: object) => ({ id, action: 'update', label: 'Drinks', by: { id: 2, username: 'mara' }, at: '2026-11-28T11:30:00.000Z', changes: [], ...more });
const open = (recordHistory: unknown, more: object = {}) =>
  openDesk({ path: '/categories/4/show', provider: { getList: async () => ({ data: [category], total: 1 }), getOne: async () => ({ data: category }), recordHistory, ...more }, arena: zagreb, tools: { record: HistoryButton } });
const history = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'History' }));
  return screen.findByRole('dialog', { name: 'History: Drinks' });
};

describe('the history of a record', () => {
  test('says who, when by the clock of the arena, and each field before and after as its kind draws it', async () => {
    const recordHistory = vi.fn(async () => ({ total: 2, data: [
      entry(9, { changes: [{ path: 'name', before: 'Drink', after: 'Drinks' }, { path: 'image', before: null, after: '/api/files/x.png' }, { path: 'old', before: 1, after: 2 }] }),
      entry(8, { action: 'create', by: { id: 1, username: 'admin' }, changes: [{ path: 'name', before: null, after: 'Drink' }, { path: 'attributes', before: null, after: null, cut: true }, { path: 'name', hidden: true }] }),
    ] }));
    open(recordHistory);
    const dialog = await history();
    const [change, creation] = await within(dialog).findAllByRole('listitem');
    expect(change).toHaveTextContent('Changedby mara28. 11. 2026. 12:30');
    expect(within(change as HTMLElement).getByRole('row', { name: 'Name Drink Drinks' })).toBeVisible();
    expect(within(change as HTMLElement).getByRole('row', { name: /^old 1 2/ })).toBeVisible();
    expect(creation).toHaveTextContent('Createdby admin');
    expect(creation).toHaveTextContent('too large to be kept');
    expect(creation).toHaveTextContent('changed, not shown');
    expect(within(creation as HTMLElement).getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Field', 'After']);
    expect(recordHistory).toHaveBeenCalledWith('categories', '4', 1, expect.anything());
  });
  test('older changes come when they are asked for', async () => {
    const recordHistory = vi.fn(async (_: string, __: string, page: number) => ({ total: 2, data: [entry(3 - page, { label: 'Drinks', changes: [{ path: 'name', before: `b${page}`, after: `a${page}` }] })] }));
    open(recordHistory);
    const dialog = await history();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Show older' }));
    await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(2));
    expect(within(dialog).queryByRole('button', { name: 'Show older' })).toBeNull();
  });
  test('says when there is nothing, when nothing is kept, and when it could not be loaded', async () => {
    for (const [answer, words] of [[{ total: 0, data: [] }, 'Nothing has been changed since the log began.'], [null, 'The service keeps no history of these entries.']] as const) {
      open(async () => answer);
      expect(await history()).toHaveTextContent(words);
      cleanup();
    }
    open(() => Promise.reject(refusal(500)));
    expect(await within(await history()).findByRole('button', { name: 'Try again' })).toBeVisible();
  });
  test('of a record that is gone only admins are offered it', async () => {
    const getOne = () => Promise.reject(refusal(404, { code: 'notFound' }));
    openDesk({ path: '/categories/4/show', provider: { getList: async () => ({ data: [], total: 0 }), getOne }, caller: callers.manager, tools: { record: HistoryButton } });
    expect(await screen.findByText('This entry is no longer there')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'History' })).toBeNull();
    cleanup();
    open(async () => ({ total: 1, data: [entry(1, { action: 'delete', changes: [{ path: 'name', before: 'Drinks', after: null }] })] }), { getOne });
    expect(await within(await history()).findByRole('row', { name: 'Name Drinks' })).toBeVisible();
  });
});

test('ITEM-22 of a list only the rows that differ are told, each value by its name', async () => {
  const item = { id: 4, version: 2, name: 'Cola', category: { id: 2, name: 'Drinks' }, variants: [] };
  const line = (stock: number) => ({ id: 1, name: 'Bar', price: 250, cost: 100, stock, taxes: [1] });
  const small = (stock: number) => ({ id: 7, name: '0,3 l', sku: 'L3', active: 1, warehouses: [line(stock)] });
  openDesk({
    path: '/items/4/show', arena: zagreb, tools: { record: HistoryButton },
    provider: {
      getList: async () => ({ data: [item], total: 1 }), getOne: async () => ({ data: item }),
      recordHistory: async () => ({ total: 1, data: [entry(9, { label: 'Cola', changes: [{ path: 'variants', before: [small(10)], after: [small(15), { id: 8, name: '0,5 l', sku: 'L5', active: 1, warehouses: [] }] }] })] }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'History' }));
  const row = within(await screen.findByRole('dialog', { name: 'History: Cola' })).getByRole('row', { name: /^Variants/ });
  const [before, after] = within(row).getAllByRole('cell').map(({ textContent }) => textContent);
  expect(before).toBe('0,3 l · BarStock: 100,5 l–');
  expect(after).toContain('0,3 l · BarStock: 15');
  expect(after).toContain('0,5 lSKU: L5');
});

test('OP-024 a reward that was changed is told as one row, by its place', async () => {
  const quest = { id: 4, version: 2, name: 'Day by day', kind: 'daily', group: null, active: true, contexts: ['session'], strategy: 'collect', conditions: null, configuration: null, pools: [], rewards: [] };
  openDesk({
    path: '/quests/4/show', arena: zagreb, tools: { record: HistoryButton },
    provider: {
      getList: async () => ({ data: [quest], total: 1 }), getOne: async () => ({ data: quest }),
      recordHistory: async () => ({ total: 1, data: [entry(9, { label: 'Day by day', changes: [{ path: 'rewards', before: [{ coins: 5 }, { coins: 100 }], after: [{ coins: 5 }, { coins: 110 }] }] })] }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'History' }));
  const row = within(await screen.findByRole('dialog', { name: 'History: Day by day' })).getByRole('row', { name: /^Rewards/ });
  expect(within(row).getAllByRole('cell').map(({ textContent }) => textContent?.replace(/\s/g, ' ').trim())).toEqual([expect.stringMatching(/^Row 2Coins: 100\D*$/), expect.stringMatching(/^Row 2Coins: 110\D*$/)]);
});

test('ARENA-10 who came and who went is told by name in the history of an arena', async () => {
  const arena = { id: 4, version: 2, name: 'Zagreb West', company: null, equipment: [], address: {} };
  openDesk({
    path: '/arenas/4/show', arena: zagreb, tools: { record: HistoryButton }, overrides: { arenas: { show: arenas.show ?? {} } },
    provider: {
      getList: async () => ({ data: [arena], total: 1 }), getOne: async () => ({ data: arena }), getMany: async () => ({ data: [{ id: 16, username: 'ana' }] }),
      recordHistory: async () => ({ total: 1, data: [entry(9, { label: 'Zagreb West', changes: [{ path: 'employees', before: [16], after: null }] })] }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'History' }));
  expect(await within(await screen.findByRole('dialog', { name: 'History: Zagreb West' })).findByRole('row', { name: 'Employees ana –' })).toBeVisible();
});
