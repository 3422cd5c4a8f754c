import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServices, type TestServices } from '#tests/support/services.ts';

interface Entry {
  readonly action: string;
  readonly label: string | null;
  readonly actor: string;
  readonly changes: readonly { readonly path: string; readonly before: unknown; readonly after: unknown }[];
}
let services: TestServices;
let [admin, manager] = ['', ''];
beforeAll(async () => {
  services = await startServices();
  [admin, manager] = [await services.as('admin'), await services.as('manager')];
});
afterAll(() => services.stop());

const rows = async <T>(text: string): Promise<readonly T[]> => (await sql.raw<T>(text).execute(services.database.db)).rows;
const one = async <T>(text: string): Promise<T> => {
  const [row] = await rows<T>(text);
  if (!row) throw new Error(text);
  return row;
};
/** The last entry in the log of a record. */
const last = (entity: string, id: number) => one<Entry>(`SELECT action, label, actor_name AS actor, changes FROM record_changes WHERE entity = '${entity}' AND record_id = ${id} ORDER BY id DESC LIMIT 1`);
const call = async (token: string, method: string, url: string, body: unknown, status: number) => {
  const answer = await services.call<{ id: number }>(token, method, url, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  return answer.body;
};

describe('calls that are made by hand leave in the log who changed what', () => {
  const stocked = (arena: number) => one<{ item: number; name: string; variant: number; warehouse: number }>(
    `SELECT i.id::int AS item, i.name, v.id::int AS variant, s.warehouse_id::int AS warehouse FROM items i JOIN variants v ON v.item_id = i.id JOIN variant_stocks s ON s.variant_id = v.id
     WHERE s.arena_id = ${arena} AND i.retired_at IS NULL AND v.retired_at IS NULL AND (SELECT count(*) FROM variants o WHERE o.item_id = i.id) = 1
       AND (SELECT count(*) FROM variant_stocks o WHERE o.variant_id = v.id AND o.arena_id = ${arena}) = 1 ORDER BY i.id LIMIT 1`);

  it('ITEM-15 ITEM-27 an item that is taken out of an arena, and one that is added again', async () => {
    const { item, name, variant, warehouse } = await stocked(1);
    await call(manager, 'POST', '/shop/warehouses/detach-variants', { arena_id: 1, variants: [{ id: variant, warehouses: [{ id: warehouse }] }] }, 200);
    const out = await last('items', item);
    expect(out).toMatchObject({ action: 'update', label: name, actor: 'manager', changes: [{ path: 'variants', before: [{ id: variant, warehouses: [{ id: warehouse, arena_id: 1 }] }], after: [{ id: variant, warehouses: [] }] }] });
    const { id: tax } = await one<{ id: number }>('SELECT t.id::int AS id FROM countries_taxes t JOIN companies c ON c.country_id = t.parent_id JOIN arenas a ON a.company_id = c.id WHERE a.id = 1 AND t.active ORDER BY t.id LIMIT 1');
    await call(manager, 'POST', '/shop/warehouses/attach-variants', { arena_id: 1, variants: [{ id: variant, warehouse_id: warehouse, price: 250, cost: 0, stock: 0, taxes: [tax] }] }, 200);
    expect(await last('items', item)).toMatchObject({ action: 'update', changes: [{ path: 'variants', before: [{ id: variant, warehouses: [] }], after: [{ id: variant, warehouses: [{ id: warehouse, price: 250 }] }] }] });
  });

  it('ITEM-26 an item that is deleted, whether money points to it or not, and one that loses a variant', async () => {
    const { item, name } = await stocked(1);
    await call(admin, 'DELETE', `/shop/items/${item}`, undefined, 200);
    expect(await last('items', item)).toMatchObject({ action: 'delete', label: name, actor: 'admin' });
    const two = await one<{ item: number; variant: number }>('SELECT i.id::int AS item, max(v.id)::int AS variant FROM items i JOIN variants v ON v.item_id = i.id WHERE i.retired_at IS NULL AND v.retired_at IS NULL GROUP BY i.id HAVING count(*) > 1 ORDER BY i.id LIMIT 1');
    await call(admin, 'DELETE', `/shop/items/${two.item}?variant_ids=${two.variant}`, undefined, 200);
    expect(await last('items', two.item)).toMatchObject({ action: 'update', changes: [{ path: 'variants', before: [{ id: two.variant }], after: null }] });
  });

  it('USER-31 the verdict on an identity', async () => {
    const { id } = await one<{ id: number }>("SELECT u.id::int AS id FROM users u JOIN identities i ON i.user_id = u.id WHERE i.status = 'PENDING' AND u.id > 20 ORDER BY u.id LIMIT 1");
    await call(admin, 'POST', `/core/users/${id}/identity/approve`, {}, 200);
    expect(await last('users', id)).toMatchObject({ action: 'update', actor: 'admin', changes: [{ path: 'identity.status', before: 'PENDING', after: 'APPROVED' }] });
  });

  it('USER-50 a user who is made of a faulty one', async () => {
    const { id: faulty } = await one<{ id: number }>('SELECT id::int AS id FROM faulty_users ORDER BY id LIMIT 1');
    const { id } = await call(manager, 'POST', `/core/users/bad-imports/${faulty}`, { username: 'came_by_hand' }, 201);
    expect(await last('users', id)).toMatchObject({ action: 'create', label: 'came_by_hand', actor: 'manager' });
  });

  it('GAME-10 games that got another place', async () => {
    const [first, second] = await rows<{ id: number; display_order: number }>('SELECT id::int AS id, display_order::int AS display_order FROM games WHERE arena_id = 1 ORDER BY display_order, id LIMIT 2');
    if (!first || !second) throw new Error('the arena has no games');
    await call(manager, 'POST', '/arena-hub/arenas/1/games/display-order', { data: [{ id: first.id, display_order: first.display_order }, { id: second.id, display_order: second.display_order + 500 }] }, 200);
    expect(await last('games', second.id)).toMatchObject({ action: 'update', actor: 'manager', changes: [{ path: 'display_order', before: second.display_order, after: second.display_order + 500 }] });
    expect(await rows(`SELECT FROM record_changes WHERE entity = 'games' AND record_id = ${first.id} AND actor_name = 'manager'`)).toEqual([]);
  });

  it('API-95 API-96 games of the catalogue, by the other name of their calls', async () => {
    const { id } = await call(admin, 'POST', '/arena-hub/games', { name: 'By hand', genre: 'Puzzle' }, 201);
    expect(await last('global-games', id)).toMatchObject({ action: 'create', label: 'By hand' });
    await call(admin, 'PATCH', `/arena-hub/games/${id}`, { name: 'By hand, again' }, 200);
    expect(await last('global-games', id)).toMatchObject({ action: 'update', changes: [{ path: 'name', before: 'By hand', after: 'By hand, again' }] });
  });

  it.each(['articles', 'events'])('%s of more arenas than their own are taken out of those, which is no deletion', async (entity) => {
    const arenas = (await rows<{ id: number }>('SELECT id::int AS id FROM arenas ORDER BY id')).map(({ id }) => id);
    const own = (await rows<{ id: number }>("SELECT e.arena_id::int AS id FROM arena_employees e JOIN users u ON u.id = e.user_id WHERE u.username = 'manager'")).map(({ id }) => id);
    const dates = entity === 'events' ? { starts_at: '2027-05-01 18:00:00', ends_at: '2027-05-01 22:00:00' } : {};
    const { id } = await call(admin, 'POST', `/social/${entity}`, { title: 'Everywhere', content: 'x', active: true, arena_ids: arenas, ...dates }, 201);
    await call(manager, 'DELETE', `/social/${entity}/${id}`, undefined, 200);
    const out = await last(entity, id);
    expect(out).toMatchObject({ action: 'update', label: 'Everywhere', actor: 'manager', changes: [{ path: 'arena_ids' }] });
    expect(out.changes).toHaveLength(1);
    expect(out.changes[0]?.after).toEqual(arenas.filter((arena) => !own.includes(arena)));
    await call(admin, 'DELETE', `/social/${entity}/${id}`, undefined, 200);
    expect(await last(entity, id)).toMatchObject({ action: 'delete', actor: 'admin' });
  });
});
