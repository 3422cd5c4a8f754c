import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { registry } from '#resources/index.ts';
import { Stage } from '#tests/support/fields.tsx';
import { ListApart } from './Apart.tsx';

/** Both sides of two states of a list, as text. */
const sides = (resource: string, path: string, mine: readonly object[], theirs: readonly object[]) => {
  const leaf = registry.get(resource).leaf(path);
  if (!leaf) throw new Error(path);
  const getMany = vi.fn(async (of: string) => of === 'arenas' ? { data: [{ id: 1, name: 'Zagreb West' }, { id: 3, name: 'Sarajevo', currency: 'BAM' }] } : ({ data: [{ id: 2, name: 'Buy a snack' }, { id: 3, name: 'Play a match' }] }));
  const of = (own: readonly object[], other: readonly object[]) => <ListApart leaf={leaf} record={{ id: 1, [path]: own }} other={{ id: 1, [path]: other }} resource={registry.get(resource)} />;
  render(<Stage data={{ getMany } as never}><section aria-label="mine">{of(mine, theirs)}</section><section aria-label="theirs">{of(theirs, mine)}</section></Stage>);
  return () => ['mine', 'theirs'].map((name) => screen.getByRole('region', { name }).textContent);
};

test('OP-024 a row of a list in a row is headed by the words of its own list, and by the name of what it points to', async () => {
  const pool = (pool_type: string, ...types: readonly (readonly [number, number])[]) => ({ pool_type, quest_types: types.map(([quest_type, weight]) => ({ quest_type, weight })) });
  const told = sides('quests', 'pools', [pool('daily', [3, 1]), pool('weekly', [2, 5])], [pool('daily', [3, 1]), pool('weekly', [2, 7], [3, 1])]);
  await waitFor(() => expect(told()).toEqual(['Weekly · Buy a snackWeight: 5Weekly · Play a match–', 'Weekly · Buy a snackWeight: 7Weekly · Play a matchWeight: 1']));
});
test('OP-024 a row that is called nothing goes by its place, and all that differs of it is told', () => {
  const reward = (coins: number | null, experience: number | null) => ({ coins, experience, chest: null });
  const [mine, theirs] = sides('quests', 'rewards', [reward(5, 1), reward(20, 50)], [reward(5, 1), reward(45, 77), reward(10, null)])();
  expect(mine).toMatch(/^Row 2Coins: 20.*Experience: 50Row 3–$/);
  expect(theirs).toMatch(/^Row 2Coins: 45.*Experience: 77Row 3Coins: 10[^E]*$/);
});
test('CAT-03 an attribute that has another name is one row, told with both names', () => {
  const size = { name: 'Size', type: 'string', rules: ['required'] };
  expect(sides('categories', 'attributes', [{ ...size, name: 'Length' }], [size])()).toEqual(['LengthAttribute name: Length', 'SizeAttribute name: Size']);
});
test('ITEM-24 stock lines of warehouses that are called alike say which arena they are of, unless it is the chosen one', async () => {
  const variant = (...lines: readonly (readonly [id: number, arena: number, stock: number])[]) => ({ id: 5, name: '0,25 l', warehouses: lines.map(([id, arena_id, stock]) => ({ id, name: 'Bar', arena_id, stock })) });
  const told = sides('items', 'variants', [variant([3, 1, 7], [9, 3, 5])], [variant([3, 1, 8], [9, 3, 6])]);
  await waitFor(() => expect(told()[0]).toBe('0,25 l · BarStock: 70,25 l · Bar (Sarajevo)Stock: 5'));
});
test('ITEM-24 the price of another arena is told in its currency, that of the chosen one in its own', async () => {
  const variant = (...lines: readonly (readonly [id: number, arena: number, price: number])[]) => ({ id: 5, name: 'S', warehouses: lines.map(([id, arena_id, price]) => ({ id, name: 'Bar', arena_id, price })) });
  const told = sides('items', 'variants', [variant([3, 1, 780], [9, 3, 8780])], [variant([3, 1, 790], [9, 3, 9000])]);
  await waitFor(() => expect(told()[0]).toMatch(/Price: 7,80.EUR.*Price: 87,80.BAM$/));
});
