import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { overrides } from '#tests/support/departures.ts';
import { openDesk, zagreb } from '#tests/support/engine-desk.tsx';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const bonus = { id: 1, version: 1, name: 'Weekend bonus', type: 'bonus', default_amount: 20, default_duration: 172_800, active: true };
const coins = { id: 2, version: 1, name: 'Welcome coins', type: 'coin', default_amount: 1_000, default_duration: 0, active: true };

test('SETUP-07 kinds of inventory items say how long in words and how much of what, in the list and in the view', async () => {
  openDesk({ path: '/inventory-item-types/1/show', overrides, provider: { getList: async () => ({ data: [bonus, coins], total: 2 }), getOne: async () => ({ data: bonus }) } });
  const view = await screen.findByRole('dialog', { name: /Weekend bonus$/ });
  const facts = (await within(view).findAllByRole('definition')).map(({ textContent }) => plain(textContent));
  expect(facts).toEqual(expect.arrayContaining(['20 %', '2 days']));
  const rows = screen.getAllByRole('row', { hidden: true }).slice(1).map((row) => within(row).getAllByRole('cell', { hidden: true }).map(({ textContent }) => plain(textContent)));
  expect(rows[0]).toEqual(expect.arrayContaining(['20 %', '2 days']));
  expect(rows[1]).toEqual(expect.arrayContaining([expect.stringMatching(/^1\.000/), 'does not run out']));
});

test('SETUP-07 I18N-04 how long something lasts is said in the language of the screen, whatever arena is chosen', async () => {
  openDesk({ path: '/inventory-item-types', overrides, arena: zagreb, provider: { getList: async () => ({ data: [bonus, coins], total: 2 }) } });
  expect(await screen.findByRole('cell', { name: '2 days' })).toBeVisible();
});
