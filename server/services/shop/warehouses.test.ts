import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServices, type TestServices } from '#tests/support/services.ts';

let services: TestServices;
let [admin, employee] = ['', ''];
beforeAll(async () => {
  services = await startServices();
  [admin, employee] = [await services.as('admin'), await services.as('employee')];
});
afterAll(() => services.stop());

const stock = (token: string, id: number | string) => services.call(token, 'GET', `/shop/warehouses/${id}/stock`);
const warehouseOf = async (arena: number) => (await sql<{ id: number }>`SELECT min(id)::int AS id FROM warehouses WHERE arena_id = ${arena}`.execute(services.database.db)).rows[0]?.id ?? 0;

it('CAT-08 a warehouse says how many kinds and pieces lie in it, to whoever sees it', async () => {
  const [own, foreign] = [await warehouseOf(1), await warehouseOf(5)];
  const { rows: lines } = await sql<{ id: number; stock: number }>`SELECT id, stock FROM variant_stocks WHERE warehouse_id = ${own} AND stock > 0`.execute(services.database.db);
  const units = lines.reduce((sum, line) => sum + line.stock, 0);
  expect(await stock(employee, own)).toMatchObject({ status: 200, body: { kinds: lines.length, units } });
  // What is sold out is no kind that is lost, and what was sold beyond the stock takes nothing from the others.
  await sql`INSERT INTO stock_moves (variant_id, warehouse_id, arena_id, amount, reason) SELECT variant_id, warehouse_id, arena_id, -stock - CASE id WHEN ${lines[0]?.id} THEN 0 ELSE 3 END, 'sale' FROM variant_stocks WHERE id IN (${lines[0]?.id}, ${lines[1]?.id})`.execute(services.database.db);
  expect((await stock(admin, own)).body).toEqual({ kinds: lines.length - 2, units: units - (lines[0]?.stock ?? 0) - (lines[1]?.stock ?? 0) });
  expect((await stock(employee, foreign)).status).toBe(404);
  for (const id of [999_999, 'x']) expect((await stock(admin, id)).status).toBe(404);
});

it('OP-024 a warehouse that goes changes the items that stood in it: who has one of them open saves over nothing unseen', async () => {
  const { db } = services.database;
  const { rows } = await sql<{ id: number; item: number; version: number }>`SELECT w.id::int AS id, i.id::int AS item, i.version FROM warehouses w JOIN variant_stocks s ON s.warehouse_id = w.id JOIN variants v ON v.id = s.variant_id JOIN items i ON i.id = v.item_id
    WHERE w.arena_id = 2 ORDER BY w.id, i.id LIMIT 1`.execute(db);
  const [seen] = rows;
  expect((await services.call(admin, 'DELETE', `/shop/warehouses/${seen?.id}`)).status).toBe(200);
  const { rows: after } = await sql<{ version: number }>`SELECT version FROM items WHERE id = ${seen?.item}`.execute(db);
  expect(after[0]?.version).toBeGreaterThan(seen?.version ?? 0);
});
