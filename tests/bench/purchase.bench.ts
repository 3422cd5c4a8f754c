import { expect, it } from 'vitest';
import { seedWith } from '#server/demo/index.ts';
import { startServices, type TestServices } from '#tests/support/services.ts';
import { tillOf } from '#tests/support/till.ts';
import { inTwo, print, timed } from './timed.ts';

const rounds = 15;
const measure = async (services: TestServices) => {
  const till = tillOf(services, 'admin');
  // All of the items of the chain stand in this arena.
  await till.rows(`INSERT INTO variant_stocks (variant_id, warehouse_id, arena_id, price) SELECT v.id, (SELECT min(id) FROM warehouses WHERE arena_id = 1), 1, 250 FROM variants AS v JOIN items AS i ON i.id = v.item_id JOIN categories AS c ON c.id = i.category_id
    WHERE c.name <> 'Coins' AND NOT EXISTS (SELECT FROM variant_stocks AS s WHERE s.variant_id = v.id AND s.arena_id = 1)`);
  await till.rows('INSERT INTO stock_moves (variant_id, warehouse_id, arena_id, amount, reason) SELECT variant_id, warehouse_id, 1, 100000, \'correction\' FROM variant_stocks WHERE arena_id = 1');
  await till.rows('ANALYZE variant_stocks');
  const token = await services.as('admin');
  const list = async (more: string) => Object.values((await services.call<Record<string, readonly unknown[]>>(token, 'GET', `/shop/items/purchase?arena_id=1&sort=item_id,asc${more}`)).body).flat().length;
  const counted = async (work: () => Promise<unknown>) => {
    const before = services.statements();
    await work();
    return services.statements() - before;
  };
  const cola = await till.variant('COLA-50');
  const player = await till.player();
  const sale = async () => expect((await till.sell([{ id: cola.id, quantity: 1, price: cola.price }], { user: player })).status).toBe(201);
  return {
    items: await list(''),
    ms: { 'whole list': await timed(rounds, () => list('')), 'by name': await timed(rounds, () => list('&name=cola')), 'common name': await timed(rounds, () => list('&name=drink')), 'by SKU': await timed(rounds, () => list('&sku=COLA-50')), 'one sale': await timed(rounds, sale) },
    statements: { 'whole list': await counted(() => list('')), 'by SKU': await counted(() => list('&sku=COLA-50')) },
  };
};

it('PURCH-06 the purchase list at 40 and at 5,000 items, and a sale: milliseconds and queries', async () => {
  const chain = (demo: 'small' | 'large') => () => startServices(demo, seedWith({ small: 330, large: 2_000 }, { small: 700, large: 2_000 }));
  const [small, large] = await inTwo([chain('small'), chain('large')], measure);
  print([
    ['', `${small.items} items`, `${large.items} items`, 'queries'],
    ...Object.entries(large.ms).map(([what, ms]) => [what, (small.ms as Record<string, number>)[what]?.toFixed(1) ?? '', ms.toFixed(1), String((large.statements as Record<string, number>)[what] ?? '')]),
  ]);
  expect(large.items).toBeGreaterThan(4_500);
  // However many items there are, they are read in as many queries.
  expect(large.statements).toEqual(small.statements);
}, 900_000);
