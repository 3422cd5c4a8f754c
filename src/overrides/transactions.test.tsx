import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { catalogueOf } from '#i18n/index.ts';
import { overrides } from '#tests/support/departures.ts';
import { openDesk, zagreb } from '#tests/support/engine-desk.tsx';

const rows = ['Award', 'Coins taken back', 'Zum Geburtstag'].map((description, i) => ({ id: i + 1, version: 1, number: String(i + 1), description, coins: 100, arena: zagreb, by_user: null, to_user: null, created_at: '2026-11-20T10:00:00.000Z' }));

test('TRX-01 what the service says of a transaction is said in the language of the screen; what people wrote stays', async () => {
  const words = await catalogueOf('de');
  openDesk({ path: '/transactions', provider: { getList: vi.fn(async () => ({ data: rows, total: rows.length })) }, overrides, arena: zagreb, words });
  for (const said of [words.resources.transactions.notes.award, words.resources.transactions.notes.restore, 'Zum Geburtstag']) expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
  for (const english of ['Award', 'Coins taken back']) expect(screen.queryByText(english)).toBeNull();
});

test('TRX-01 TRX-06 a reversal and what it took back name each other in the list, also where no coins went', async () => {
  const free = (id: number, more: object) => ({ ...rows[2], id, number: String(id), description: 'House water 0,3 l', coins: 0, ...more });
  const data = [free(41, { restored_transaction_id: 40, restored_transaction: { id: 40, number: '40' } }), free(40, { restored_by_transaction: { id: 41, number: '41' } }), free(39, {})];
  openDesk({ path: '/transactions', provider: { getList: vi.fn(async () => ({ data, total: data.length })) }, overrides, arena: zagreb });
  const [reversal, sale, other] = (await screen.findAllByText(/House water 0,3 l$/)).map((text) => text.closest('td')?.textContent);
  expect([reversal, sale, other]).toEqual(['Taken back: House water 0,3 l Restores 40', 'House water 0,3 l Restored by 41', 'House water 0,3 l']);
});

test('TRX-01 TRX-06 what takes something back says so, though it is kept under the text of what it takes', async () => {
  const data = [{ description: 'Coins', coins: -1000, restored_transaction_id: 3 }, { description: '2 × House water', coins: 0, restored_transaction_id: 4 }, { description: 'Arena Plus', coins: -30 }, { description: 'Coins', coins: 1000 }]
    .map((row, i) => ({ ...rows[0], ...row, id: i + 1, number: String(i + 1) }));
  openDesk({ path: '/transactions', provider: { getList: vi.fn(async () => ({ data, total: data.length })) }, overrides, arena: zagreb });
  for (const said of ['Coins taken back', 'Taken back: 2 × House water', 'Taken back: Arena Plus', 'Coins']) expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
});
