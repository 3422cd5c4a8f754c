import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServices, type TestServices } from '#tests/support/services.ts';

interface Role { readonly id: number; readonly name: string; readonly is_default: boolean | null }

let services: TestServices;
let admin: string;
beforeAll(async () => {
  services = await startServices('none');
  admin = (await services.login('admin', 'first-admin')).body.access_token;
});
afterAll(() => services.stop());

const call = <T>(method: string, path: string, body?: unknown) => services.call<T>(admin, method, `/core/roles${path}`, body);
const made = async (name: string) => (await call<Role>('POST', '', { name, is_default: true })).body.id;

it('SETUP-13 one role stays that everybody may give: the last is neither switched off nor deleted, whoever else is switched off at the same moment', async () => {
  const { rows: [role] } = await sql<Role>`SELECT id FROM roles WHERE is_default`.execute(services.database.db);
  const player = role?.id ?? 0;
  const last = { status: 409, body: { code: 'lastDefault', errors: { is_default: [{ rule: 'lastDefault' }] } } };
  for (const is_default of [false, null]) expect(await call('PUT', `/${player}`, { is_default })).toMatchObject(last);
  expect(await call('DELETE', `/${player}`)).toMatchObject({ status: 409, body: { code: 'lastDefault' } });
  expect(await call('PUT', `/${player}`, { name: 'gamer', is_default: true })).toMatchObject({ status: 200, body: { name: 'gamer', is_default: true } });
  const guest = await made('guest');
  expect((await call('PUT', `/${player}`, { is_default: false })).status).toBe(200);
  expect(await call('DELETE', `/${guest}`)).toMatchObject({ status: 409, body: { code: 'lastDefault' } });
  expect((await call('PUT', `/${player}`, { is_default: true })).status).toBe(200);
  const both = await Promise.all([call('PUT', `/${player}`, { is_default: false }), call('DELETE', `/${guest}`)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});
