import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '#resources/index.ts';
import { at } from '#resources/schema/condition.ts';
import { writableIn, type Resource } from '#resources/schema/resolve.ts';
import { gatewayPath } from '#resources/services.ts';
import { startProduct, type Client, type Product } from '#tests/support/product.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number };
const roles = ['admin', 'manager', 'employee', 'player'] as const;

let product: Product;
let clients: Readonly<Record<string, Client>>;
let arena = 0;
/** `GET /api/core/users/export`: what is served, with empty braces in the place of names. */
let served: ReadonlySet<string>;
const shape = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');
/** A list or a change that is made by hand has no call over all of it. */
const offers = (method: string, resource: Resource, call: string, path = resource.api.path) => served.has(`${method} ${shape(gatewayPath(resource.service, path))}/${call}`);
beforeAll(async () => {
  product = await startProduct();
  clients = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await product.as(role)] as const)));
  const { body } = await as('admin').call<{ data: readonly Row[] }>('GET', '/api/arena-hub/arenas?size=1&name=Zagreb West');
  arena = body.data[0]?.id ?? 0;
  const api = await product.anonymous.call<{ paths: Readonly<Record<string, object>> }>('GET', '/api/openapi.json');
  served = new Set(Object.entries(api.body.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${shape(path)}`)));
});
afterAll(() => product?.stop());

const as = (role: string): Client => clients[role] ?? product.anonymous;
const urlOf = (resource: Resource, path = resource.api.path) => gatewayPath(resource.service, path.replace('{arena}', String(arena)));
const exported = async (client: Client, resource: Resource, query = ''): Promise<{ readonly status: number; readonly rows: readonly Row[]; readonly total: number; readonly sent: number }> => {
  const { status, body } = await client.call<string>('GET', `${urlOf(resource)}/export${query}`);
  const [head, ...rest] = status === 200 ? body.trim().split('\n').map((line) => JSON.parse(line) as Record<string, number>) : [];
  return { status, rows: rest.slice(0, -1) as unknown as readonly Row[], total: Number(head?.total), sent: Number(rest.at(-1)?.rows) };
};
const writes = ({ api }: Resource) => api.has.some((operation) => operation === 'create' || operation === 'update' || operation === 'delete');

/** The arenas that a row belongs to, wherever it says so. */
const arenasOf = (row: Row): readonly unknown[] => [at(row, 'arena.id') ?? row.arena_id ?? row.arena_ids].flat();
describe('an admin who has chosen no arena', () => {
  it.each([['PERM-06', 'carts'], ['PERM-07', 'articles'], ['PERM-08', 'events'], ['PERM-09', 'transactions']] as const)('%s sees the %s of several', async (_row, name) => {
    const { rows } = await exported(as('admin'), registry.get(name));
    expect(new Set(rows.flatMap(arenasOf)).size).toBeGreaterThan(1);
  });
});

describe.each(registry.all.map((resource) => [resource.name, resource] as const))('%s', (_name, resource) => {
  it('exports what its list holds, to whoever may read the list and to nobody else', async () => {
    if (!offers('GET', resource, 'export')) return;
    const { status, rows, total, sent } = await exported(as('admin'), resource);
    expect(status).toBe(200);
    expect(rows).toHaveLength(sent);
    expect(total).toBe(sent);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(sent);
    for (const leaf of resource.leaves.filter(({ kind }) => kind === 'secret')) for (const row of rows) expect(at(row, leaf.path) ?? '****', leaf.path).toBe('****');
    for (const column of resource.list.columns) expect((await exported(as('admin'), resource, `?fields=${column.path}`)).sent, column.path).toBe(sent);
    expect((await exported(product.anonymous, resource)).status).toBe(401);
    for (const role of roles) {
      const list = await as(role).call('GET', urlOf(resource));
      expect((await exported(as(role), resource)).status, role).toBe(list.status);
    }
  });
  it('has a history where people change it, to whoever may read the record', async () => {
    const [row] = offers('GET', resource, 'export') ? (await exported(as('admin'), resource)).rows : [];
    const url = `${urlOf(resource)}/${row?.id ?? 1}/history`;
    const admin = await as('admin').call('GET', url);
    const entity = registry.guisesOf(resource.entity);
    if (!entity.some(writes)) return expect(admin.status).toBe(404);
    expect(admin.status, JSON.stringify(admin.body)).toBe(200);
    expect((await product.anonymous.call('GET', url)).status).toBe(401);
    for (const role of roles) expect((await as(role).call('GET', url)).status, role).toBe((await as(role).call('GET', `${urlOf(resource)}/${row?.id}`)).status);
    return expect((await as('admin').call('GET', `${urlOf(resource)}/999999999/history`)).status).toBe(404);
  });
  it('answers for each of many rows where rows may be changed or removed', async () => {
    const sharing = registry.all.filter(({ service, api }) => service === resource.service && (api.writePath ?? api.path) === (resource.api.writePath ?? resource.api.path));
    const changes = sharing.some(({ api }) => api.has.some((operation) => operation === 'update' || operation === 'delete'));
    // The screens know by the declaration whether there is such a call.
    expect(offers('POST', resource, 'bulk', resource.api.writePath)).toBe(changes && resource.api.bulk !== false);
    if (!offers('POST', resource, 'bulk', resource.api.writePath)) {
      const { body: none } = await as('admin').call('POST', `${urlOf(resource, resource.api.writePath)}/bulk`, {});
      return expect(none).toMatchObject({ code: 'notFound' });
    }
    const url = `${urlOf(resource, resource.api.writePath)}/bulk`;
    const body = { rows: [{ id: 999_999_999 }], delete: true };
    const { status, body: answer } = await as('admin').call<{ results: unknown }>('POST', url, body);
    if (sharing.some(({ api }) => api.has.includes('delete'))) expect(answer.results, JSON.stringify(answer)).toEqual([expect.objectContaining({ id: 999_999_999, status: 404, code: 'notFound' })]);
    else expect(status).toBe(403);
    const some = resource.leaves.find((leaf) => leaf.kind === 'boolean' && writableIn(leaf, 'update'));
    if (some && resource.api.has.includes('update')) {
      const changed = await as('admin').call<{ results: unknown }>('POST', url, { rows: body.rows, set: { [some.body]: true } });
      expect(changed.body.results, JSON.stringify(changed.body)).toEqual([expect.objectContaining({ status: 404 })]);
    }
    expect((await product.anonymous.call('POST', url, body)).status).toBe(401);
    return expect((await as('player').call('POST', url, { nonsense: 1 })).status).toBe(403);
  });
});

it('most resources are generated, and so offer all of it', () => {
  const whole = registry.all.filter((resource) => offers('GET', resource, 'export'));
  console.log(`exported by one call: ${whole.length} of ${registry.all.length} resources`);
  expect(whole.length).toBeGreaterThan(registry.all.length / 2);
});
