import { expect, test } from 'vitest';
import type { Calls } from '#dataProviders/types.ts';
import { identify } from './identify.ts';

/** What is sold of a category at this stock. */
const selling = (category: string, stock: number): Pick<Calls, 'usersByCard' | 'purchaseItems'> => ({
  usersByCard: async () => [],
  purchaseItems: async () => ({ [category]: [{ id: 1, name: 'Chips', image: null, promoted: 0, category: { id: 2, name: category }, variants: [{ id: 5, name: '150 g', sku: 'CHIPP-150', price: 250, stock, image: null }] }] }) as never,
});

test.each([
  ['Snacks', 3, { kind: 'item', variant: { id: 5 } }], ['Snacks', 0, { kind: 'soldOut', name: 'Chips, 150 g' }], ['Snacks', -1, { kind: 'soldOut', name: 'Chips, 150 g' }],
  // What goes to a player is no piece that runs out.
  ['Passes', 0, { kind: 'item', variant: { id: 5 } }],
])('OP-025 a scanned code of %s with %i pieces left', async (category, stock, found) => expect(await identify(selling(category, stock), 1, 'chipp-150')).toMatchObject(found));
test('OP-025 a code that nothing is sold under here is unknown', async () => expect(await identify(selling('Snacks', 3), 1, 'OTHER')).toEqual({ kind: 'unknown' }));
test('OP-025 a code that is no card, while no arena is chosen, may be sold in one', async () => expect(await identify(selling('Snacks', 3), null, 'CHIPP-150')).toEqual({ kind: 'place' }));
