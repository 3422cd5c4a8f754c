import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { engine } from '#i18n/en/engine.ts';
import { warehouses as words } from '#i18n/en/warehouses.ts';
import { overrides } from '#tests/support/departures.ts';
import { openDesk, refusal, zagreb } from '#tests/support/engine-desk.tsx';

beforeAll(() => import('#src/engine/dialog/DeleteDialog.tsx'));

const storage = { id: 7, version: 1, name: 'Storage', arena: { id: 1, name: 'Zagreb West' } };
const open = (warehouseStock: () => Promise<object>) =>
  openDesk({ path: '/warehouses/7/delete', overrides, arena: zagreb, provider: { getList: async () => ({ data: [storage], total: 1 }), getOne: async () => ({ data: storage }), warehouseStock: vi.fn(warehouseStock) } });

test('CAT-08 whoever deletes a warehouse is told how many kinds and pieces go with it', async () => {
  open(async () => ({ kinds: 31, units: 1_598 }));
  expect(await screen.findByText(/Written off with it: 31 kinds, 1\.598 units in all\./)).toHaveTextContent(words.notes.unavailable);
  expect(screen.getByText(/This cannot be undone/)).toBeVisible();
});
test('CAT-08 of an empty one nothing is written off', async () => {
  const warehouseStock = vi.fn(async () => ({ kinds: 0, units: 0 }));
  open(warehouseStock);
  expect(await screen.findByText(words.notes.unavailable)).toBeVisible();
  await vi.waitFor(() => expect(warehouseStock).toHaveResolved());
  expect(screen.queryByText(/Written off/)).toBeNull();
});
test('that the stock could not be counted is said', async () => {
  open(() => Promise.reject(refusal(500)));
  expect(await screen.findByText(engine.delete.uncounted)).toBeVisible();
});
