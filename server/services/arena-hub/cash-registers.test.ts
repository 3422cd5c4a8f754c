import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServices, type TestServices } from '#tests/support/services.ts';

let services: TestServices;
let admin: string;
beforeAll(async () => {
  services = await startServices();
  admin = await services.as('admin');
});
afterAll(() => services.stop());

const register = (verb: string, id: number | undefined, body?: object) => services.call<{ id: number; code?: string }>(admin, verb, `/arena-hub/cash-registers${id === undefined ? '' : `/${id}`}`, body);

it('SETUP-09 a register whose number stands on invoices is neither deleted nor numbered anew; it can be switched off', async () => {
  const { rows: [used] } = await sql<{ id: number; label: number }>`SELECT r.id, r.label FROM cash_registers AS r JOIN invoices AS i ON i.arena_id = r.arena_id AND i.register_label = r.label LIMIT 1`.execute(services.database.db);
  expect(await register('DELETE', used?.id)).toMatchObject({ status: 409, body: { code: 'inUse' } });
  expect(await register('PUT', used?.id, { label: 999 })).toMatchObject({ status: 409, body: { code: 'onInvoices' } });
  expect(await register('PUT', used?.id, { label: used?.label, active: false })).toMatchObject({ status: 200, body: { label: used?.label, active: false } });
});

it('SETUP-09 a number that the arena has already is marked, not the arena', async () => {
  const { rows: [taken] } = await sql<{ arena_id: number; label: number }>`SELECT arena_id, label FROM cash_registers LIMIT 1`.execute(services.database.db);
  const refused = await services.call<{ errors: object }>(admin, 'POST', '/arena-hub/cash-registers', { ...taken, active: true });
  expect([refused.status, refused.body.errors]).toEqual([409, { label: [{ rule: 'unique' }] }]);
});

it('SETUP-09 the same number in another arena bars nothing', async () => {
  const { rows: [place] } = await sql<{ id: number; label: number }>`SELECT a.id, i.register_label AS label FROM arenas AS a, invoices AS i WHERE i.arena_id <> a.id AND NOT EXISTS (SELECT FROM invoices AS own WHERE own.arena_id = a.id AND own.register_label = i.register_label)
    AND NOT EXISTS (SELECT FROM cash_registers AS r WHERE r.arena_id = a.id AND r.label = i.register_label) LIMIT 1`.execute(services.database.db);
  const free = await register('POST', undefined, { arena_id: place?.id, label: place?.label, active: true });
  expect(free.status).toBe(201);
  expect((await register('PUT', free.body.id, { label: 4711 })).status).toBe(200);
  expect((await register('DELETE', free.body.id)).status).toBe(200);
});

it('SETUP-09 a number that is there already is to blame, the arena is not', async () => {
  const { rows: [there] } = await sql<{ arena_id: number; label: number }>`SELECT arena_id, label FROM cash_registers LIMIT 1`.execute(services.database.db);
  expect(await register('POST', undefined, { ...there, active: true })).toMatchObject({ status: 409, body: { code: 'taken', errors: { label: [{ rule: 'unique' }] } } });
});

it('SETUP-10 API-154 whoever adds a way to pay again is told which one the arena has', async () => {
  for (const [payment_method, code] of [['cash', 'hasCash'], ['creditCard', 'hasCreditCard'], ['bank', 'hasBank']] as const) {
    const again = await services.call<{ code: string; errors: object }>(admin, 'POST', '/arena-hub/payment-methods', { arena_id: 1, payment_method, enabled: true });
    expect({ ...again, body: { code: again.body.code, errors: again.body.errors } }).toEqual({ status: 409, body: { code, errors: { payment_method: [{ rule: 'unique' }] } } });
  }
});

it('SETUP-10 API-154 what a change repeats of arena and way to pay is compared: the same is no change, another is refused', async () => {
  const { rows: [method] } = await sql<{ id: number; payment_method: string; enabled: boolean }>`SELECT id, payment_method, enabled FROM payment_methods WHERE arena_id = 1 ORDER BY id LIMIT 1`.execute(services.database.db);
  const put = (body: object) => services.call<{ errors?: object }>(admin, 'PUT', `/arena-hub/payment-methods/${method?.id}`, body);
  expect(await put({ arena_id: 1, payment_method: method?.payment_method, enabled: method?.enabled })).toMatchObject({ status: 200, body: { enabled: method?.enabled } });
  expect(await put({ arena_id: 2, payment_method: 'other', enabled: method?.enabled })).toMatchObject({ status: 422, body: { errors: { arena_id: [{ rule: 'differs' }], payment_method: [{ rule: 'differs' }] } } });
});
