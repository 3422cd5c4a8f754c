import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '#resources/index.ts';
import { holds, pathsOf, type Caller } from '#resources/schema/index.ts';
import { at, put } from '#resources/schema/condition.ts';
import { writableIn, type Leaf, type Resource } from '#resources/schema/resolve.ts';
import { gatewayPath, type Paging } from '#resources/services.ts';
import { draftOf, type Targets } from '#tests/support/draft.ts';
import { startProduct, type Answer, type Client, type Product } from '#tests/support/product.ts';
import { sweepSamples } from './sweep-samples.ts';

type Row = Record<string, unknown> & { readonly id: number; readonly version: number };
type Body = Readonly<Record<string, unknown>>;
const people = ['admin', 'manager', 'employee'] as const;
const strangers = ['player'] as const;

let product: Product;
let admin: Client;
const clients = new Map<string, Client>();
const callers = new Map<string, Caller>();
let arenas: readonly number[] = [];
let serial = 0;

/** The list's rows and total, told apart by the keys of each dialect, written here anew. */
const listed = (paging: Paging, body: unknown): { readonly rows: readonly Row[]; readonly total: number } => {
  const whole = body as Record<string, never> & { data: { data?: Row[]; meta?: { total: number } } & Row[]; content: Row[]; total_elements: number; metadata: { count: number }; meta: { total: number }; pagination: { total: number } };
  switch (paging) {
    case 'P0':
      expect(Object.keys(whole).toSorted()).toEqual(['content', 'number_of_elements', 'pageable', 'total_elements', 'total_pages']);
      expect(Object.keys(whole.pageable ?? {}).toSorted()).toEqual(['offset', 'page_number', 'page_size']);
      return { rows: whole.content, total: whole.total_elements };
    case 'M0':
      expect(Object.keys(whole.metadata).toSorted()).toEqual(['count', 'page', 'size']);
      return { rows: whole.data, total: whole.metadata.count };
    case 'L1':
      expect(Object.keys(whole.meta).toSorted()).toEqual(['current_page', 'from', 'last_page', 'per_page', 'to', 'total']);
      return { rows: whole.data, total: whole.meta.total };
    case 'L1n':
      return { rows: whole.data.data ?? [], total: whole.data.meta?.total ?? -1 };
    case 'L1p':
      return { rows: whole.data, total: whole.pagination.total };
    case 'plain':
      return { rows: body as Row[], total: (body as Row[]).length };
  }
};
const firstPage = (paging: Paging) => (paging.startsWith('L') ? 1 : 0);
const urlOf = (resource: Resource, path: string = resource.api.path, arena = arenas[0]) => gatewayPath(resource.service, path.replace('{arena}', String(arena)));
const writeUrl = (resource: Resource, arena?: number) => urlOf(resource, resource.api.writePath, arena);
const who = (name: string) => ({ client: clients.get(name) as Client, caller: callers.get(name) as Caller });
const told = (what: string, { status, body }: Answer) => `${what}: ${status} ${JSON.stringify(body)?.slice(0, 400)}`;
const all = async (client: Client, resource: Resource, query = '', arena?: number) => {
  const answer = await client.call('GET', `${urlOf(resource, undefined, arena)}?size=1000&include_fields=${String(resource.api.query.include_fields ?? '')}&${query}`);
  expect(answer.status, told(`list ${resource.name}`, answer)).toBe(200);
  return listed(resource.api.paging, answer.body);
};

/** What a caller's lists hold: the whole list, or where that is the admins' alone, the lists of the caller's arenas, each row once. */
const whatIsListed = async (client: Client, caller: Caller, resource: Resource): Promise<{ rows: readonly Row[]; total: number }> => {
  const { scopedPath, path, paging } = resource.api;
  if (!scopedPath || caller.roles.includes('admin')) return all(client, resource);
  expect((await client.call('GET', urlOf(resource, path))).status, `${resource.name}: the list of all arenas`).toBe(403);
  const found = new Map<unknown, Row>();
  for (const arena of caller.arenas) {
    const answer = await client.call('GET', `${urlOf(resource, scopedPath, arena)}?size=1000`);
    expect(answer.status, told(`list ${resource.name} of arena ${arena}`, answer)).toBe(200);
    for (const row of listed(paging, answer.body).rows) found.set(row.id, row);
  }
  return { rows: [...found.values()], total: found.size };
};

const known = new Map<string, Promise<Targets>>();
const targetsFor = (resource: Resource, arena: number): Promise<Targets> => {
  const key = `${resource.name} ${arena}`;
  const targets = known.get(key) ?? findTargets(resource, arena);
  known.set(key, targets);
  return targets;
};
const findTargets = async (resource: Resource, arena: number): Promise<Targets> => {
  const found: Record<string, readonly Row[]> = {};
  const note = async (leaves: readonly Leaf[]): Promise<void> => {
    for (const leaf of leaves) {
      const [name = '', list] = (leaf.meta.to ?? '').split('.');
      if (name !== '' && !found[leaf.meta.to ?? '']) {
        const { rows } = await all(admin, registry.get(name));
        found[leaf.meta.to ?? ''] = list === undefined ? (name === 'arenas' ? rows.filter((row) => row.id === arena) : rows) : rows.flatMap((row) => (at(row, list) ?? []) as Row[]);
      }
      await note(leaf.rows);
    }
  };
  await note(resource.leaves);
  return found;
};
const variantsOf = (resource: Resource): readonly Body[] => sweepSamples[resource.name]?.variants ?? [{}];
const draft = async (resource: Resource, variant: Body, arena: number): Promise<Body> => {
  serial += 1;
  const own = { ...sweepSamples[resource.name]?.fields?.(serial), ...variant };
  const body = Object.entries(own).reduce<Body>((made, [path, value]) => put(made, path, value), draftOf(resource, serial, await targetsFor(resource, arena)));
  return { ...body, ...(await sweepSamples[resource.name]?.room?.(admin, body)) };
};
const make = async (resource: Resource, variant: Body, arena: number): Promise<Row> => {
  const answer = await admin.call<Row>('POST', writeUrl(resource, arena), await draft(resource, variant, arena));
  expect(answer.status, told(`create ${resource.name}`, answer)).toBe(201);
  return answer.body;
};
const read = async (resource: Resource, id: number, arena?: number): Promise<Row | null> => {
  const answer = await admin.call<Row>('GET', `${urlOf(resource, undefined, arena)}/${id}`);
  return answer.status === 404 ? null : answer.body;
};
/** What a caller is told who may not see a row: that it is not there, or that the arena in the path is not theirs. */
const unseen = ({ api }: Resource, { roles, arenas: own }: Caller, arena: number): 403 | 404 => (api.path.includes('{arena}') && !roles.includes('admin') && !own.includes(arena) ? 403 : 404);
/** A field that can be changed without touching anything else: a text, else a truth. */
const changeable = (resource: Resource): Leaf | undefined =>
  resource.leaf(sweepSamples[resource.name]?.change ?? '') ?? resource.leaves.find((leaf) => ['text', 'richText'].includes(leaf.kind) && writableIn(leaf, 'update') && !leaf.options.pattern && !resource.when[leaf.path] && (leaf.options.max === undefined || Number(leaf.options.max) > 60)) ?? resource.leaves.find((leaf) => leaf.kind === 'boolean' && writableIn(leaf, 'update'));
/** Whether the caller may choose every member that a body names. */
const maySet = async (resource: Resource, caller: Caller, body: Body): Promise<boolean> => {
  for (const leaf of resource.leaves) {
    const condition = leaf.options.members?.(caller) ?? true;
    const sent = at(body, leaf.body);
    if (condition === true || sent === undefined || sent === null || !leaf.meta.to) continue;
    const { rows } = await all(admin, registry.get(leaf.meta.to));
    const chosen = (Array.isArray(sent) ? sent : [sent]) as readonly unknown[];
    if (!chosen.every((member) => rows.some((row) => row[leaf.options.by ?? 'id'] === member && holds(condition, row)))) return false;
  }
  return true;
};
/** An arena the caller works in and, where the rules ask about arenas, one they do not work in. */
const places = (resource: Resource, caller: Caller): ReadonlySet<number> => {
  const asked = (['read', 'create', 'update', 'delete'] as const).flatMap((operation) => pathsOf(resource.access[operation]({ ...caller, roles: ['employee'] })));
  const [own = 0, foreign = 0] = [true, false].map((works) => arenas.find((id) => caller.arenas.includes(id) === works) ?? arenas[0]);
  return new Set(asked.some((path) => resource.leaf(path)?.meta.to === 'arenas') ? [own, foreign] : [own]);
};

beforeAll(async () => {
  product = await startProduct();
  admin = await product.as('admin');
  arenas = (await all(admin, registry.get('arenas'))).rows.map(({ id }) => id).sort((a, b) => a - b);
  for (const name of [...people, ...strangers]) {
    const client = await product.as(name);
    const { body } = await admin.call<Row>('GET', `/api/core/users/by-username/${name}`);
    const working = await Promise.all(arenas.map(async (arena) => ((await admin.call<readonly number[]>('GET', `/api/arena-hub/arenas/${arena}/employees`)).body.includes(body.id) ? [arena] : [])));
    clients.set(name, client);
    callers.set(name, { id: body.id, username: name, roles: body.roles as string[], arenas: working.flat() });
  }
});
afterAll(() => {
  console.info(`${registry.all.length} resources swept; ${Object.keys(sweepSamples).length} name a sample of their own: ${Object.keys(sweepSamples).join(', ')}`);
  return product.stop();
});

describe.each(registry.all.map((resource) => [resource.name, resource] as const))('%s', (_name, resource) => {
  const can = (operation: 'create' | 'update' | 'delete') => resource.api.has.includes(operation) && !(operation === 'delete' && sweepSamples[resource.name]?.goesOtherwise);

  it('PERM: nobody is 401; whoever may not make a call at all is 403 before the body is read', async () => {
    const calls = [['GET', urlOf(resource), 'list'], ['GET', `${urlOf(resource)}/1`, 'one'], ...(can('create') ? [['POST', writeUrl(resource), 'create']] : []), ...(can('update') ? [[resource.api.update, `${writeUrl(resource)}/1`, 'update']] : []), ...(can('delete') ? [['DELETE', `${writeUrl(resource)}/1`, 'delete']] : [])] as const;
    for (const [method = '', url = '', operation] of calls) {
      expect((await product.anonymous.call(method, url)).status, `${method} ${url} as nobody`).toBe(401);
      for (const name of [...people, ...strangers]) {
        const { client, caller } = who(name);
        const rule = operation === 'list' || operation === 'one' ? 'read' : (operation as 'create');
        // Guises share the path they write to.
        const guises = rule === 'read' ? [resource] : registry.guisesOf(resource.entity).filter((other) => writeUrl(other) === writeUrl(resource) && other.api.has.includes(rule));
        if (guises.some(({ access }) => access[rule](caller) !== false)) continue;
        const answer = await client.call(method, url, method === 'GET' || method === 'DELETE' ? undefined : { nonsense: true });
        expect(answer.status, told(`${method} ${url} as ${name}`, answer)).toBe(403);
      }
    }
  });

  it('PERM: lists, and one record, hold what the caller may read and nothing else', async () => {
    const everything = (await all(admin, resource)).rows;
    for (const name of people) {
      const { client, caller } = who(name);
      const rule = resource.access.read(caller);
      if (rule === false) continue;
      const own = everything.filter((row) => holds(rule, row));
      const { rows, total } = await whatIsListed(client, caller, resource);
      expect(rows.map(({ id }) => id).toSorted((a, b) => a - b), `${resource.name} as ${name}`).toEqual(own.map(({ id }) => id).toSorted((a, b) => a - b));
      expect(total).toBe(own.length);
      for (const row of [...own.slice(0, 2), ...everything.filter((row) => !holds(rule, row)).slice(0, 2)]) {
        const answer = await client.call<Row>('GET', `${urlOf(resource)}/${row.id}`);
        expect(answer.status, told(`one ${resource.name} ${row.id} as ${name}`, answer)).toBe(holds(rule, row) ? 200 : 404);
        if (answer.status === 200) expect(answer.body).toMatchObject({ id: row.id, version: row.version, created_at: row.created_at, updated_at: row.updated_at });
      }
      expect((await client.call('GET', `${urlOf(resource)}/999999999`)).status).toBe(404);
    }
  });

  if (can('create'))
    it('PERM: makes own rows and no others, and they come back as they were sent', async () => {
      for (const name of people) {
        const { client, caller } = who(name);
        if (resource.access.create(caller) === false) continue;
        for (const variant of variantsOf(resource)) for (const arena of places(resource, caller)) {
          const body = await draft(resource, variant, arena);
          const record = resource.leaves.reduce<Body>((row, leaf) => ({ ...row, [leaf.path]: at(body, leaf.body) }), {});
          const may = holds(resource.access.create(caller), record) && (await maySet(resource, caller, body));
          const answer = await client.call<Row>('POST', writeUrl(resource, arena), body);
          expect(answer.status, told(`create ${resource.name} ${JSON.stringify(variant)} in ${arena} as ${name}`, answer)).toBe(may ? 201 : 403);
          if (!may) continue;
          const row = await read(resource, answer.body.id, arena);
          expect(row).toEqual(answer.body);
          for (const leaf of resource.leaves) {
            const sent = at(body, leaf.body);
            if (!writableIn(leaf, 'create') || sent === undefined || leaf.kind === 'secret' || leaf.kind === 'file') continue;
            const got = at(row, leaf.source);
            const members = Array.isArray(got) ? got.map((member: unknown) => (leaf.kind === 'references' && member !== null && typeof member === 'object' ? (member as Row).id : member)) : got;
            if (leaf.kind === 'references') expect([...(members as unknown[])].toSorted(), leaf.path).toEqual([...(sent as unknown[])].toSorted());
            else expect({ value: members }, `${resource.name}.${leaf.path}`).toMatchObject({ value: sent });
          }
        }
      }
    });

  if (can('create') && can('update'))
    it('PERM: changes rows it may change, no others; unknown fields 422, unknown rows 404, stale versions 409', async () => {
      const leaf = changeable(resource);
      if (!leaf) throw new Error(`${resource.name} has nothing that can be changed`);
      const change = (value: unknown) => leaf.body.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Body;
      for (const name of people) {
        const { client, caller } = who(name);
        if (resource.access.update(caller) === false) continue;
        for (const variant of variantsOf(resource)) for (const arena of places(resource, caller)) {
          const before = await make(resource, variant, arena);
          const url = `${writeUrl(resource, arena)}/${before.id}`;
          const seen = holds(resource.access.read(caller), before);
          const may = seen && holds(resource.access.update(caller), before);
          const old = at(before, leaf.path);
          const text = leaf.kind === 'boolean' ? !old : `changed by ${name} ${before.id}`;
          const late = leaf.kind === 'boolean' ? old : 'late';
          const answer = await client.call<Row>(resource.api.update, url, change(text), { 'if-match': `"${before.version}"` });
          expect(answer.status, told(`update ${resource.name} ${JSON.stringify(variant)} in ${arena} as ${name}`, answer)).toBe(may ? 200 : seen ? 403 : unseen(resource, caller, arena));
          const after = await read(resource, before.id, arena);
          expect(at(after, leaf.path)).toBe(may ? text : at(before, leaf.path));
          expect(after?.version).toBe(before.version + (may ? 1 : 0));
          if (!may) continue;
          expect((await client.call(resource.api.update, url, { ...change(late), nonsense: 1 })).status).toBe(422);
          expect(await client.call(resource.api.update, url, change(late), { 'if-match': `"${before.version}"` })).toMatchObject({ status: 409, body: { code: 'stale', current: { id: before.id, version: before.version + 1 } } });
          expect((await client.call(resource.api.update, `${writeUrl(resource, arena)}/999999999`, change(late))).status).toBe(404);
        }
      }
    });

  if (can('create') && can('delete'))
    it('PERM: removes rows it may remove, no others', async () => {
      for (const name of people) {
        const { client, caller } = who(name);
        if (resource.access.delete(caller) === false) continue;
        for (const variant of variantsOf(resource)) for (const arena of places(resource, caller)) {
          const row = await make(resource, variant, arena);
          const seen = holds(resource.access.read(caller), row);
          const may = seen && holds(resource.access.delete(caller), row);
          const answer = await client.call('DELETE', `${writeUrl(resource, arena)}/${row.id}`);
          expect(answer.status, told(`delete ${resource.name} ${JSON.stringify(variant)} in ${arena} as ${name}`, answer)).toBe(may ? 200 : seen ? 403 : unseen(resource, caller, arena));
          expect((await read(resource, row.id, arena)) === null, `${resource.name} ${row.id} after delete by ${name}`).toBe(may);
        }
      }
      expect((await admin.call('DELETE', `${writeUrl(resource)}/999999999`)).status).toBe(404);
    });

  it('OP-015 every sort walks all pages without losing or repeating a row', async () => {
    const { total } = await all(admin, resource);
    const size = Math.max(3, Math.ceil(total / 6));
    for (const path of [...resource.list.sortable, resource.list.sort[0], 'id', 'created_at']) for (const direction of ['ASC', 'DESC']) {
      const seen: number[] = [];
      for (let page = firstPage(resource.api.paging); seen.length < total; page += 1) {
        const answer = await admin.call('GET', `${urlOf(resource)}?size=${size}&page=${page}&sort=${path},${direction}`);
        const { rows } = listed(resource.api.paging, answer.body);
        expect(rows.length, `${resource.name} by ${path} page ${page}`).toBeGreaterThan(0);
        seen.push(...rows.map(({ id }) => id));
      }
      expect(new Set(seen).size, `${resource.name} by ${path}`).toBe(total);
    }
    for (const query of ['sort=nothing,ASC', ...(resource.api.paging === 'plain' ? [] : ['size=0', 'size=x', 'page=-1'])]) expect((await admin.call('GET', `${urlOf(resource)}?${query}`)).status, query).toBe(422);
    expect((await admin.call('GET', `${urlOf(resource)}?unknown=1`)).status).toBe(200);
  });

  it('OP-079 a NUL in an address is no fault of the server', async () => {
    const keys = [...Object.keys(resource.list.search.keys), ...Object.keys(resource.list.filters), 'page', 'size', 'ids', 'arena_id'];
    for (const query of [...keys.flatMap((key) => ['%00', 'a%00b'].map((text) => `${key}=${text}`)), 'sort=%00,ASC', 'sort=id,%00', '%00=1']) {
      const { status, body } = await admin.call('GET', `${urlOf(resource)}?${query}`);
      expect([200, 400, 403, 404, 422], `${query}: ${JSON.stringify(body)}`).toContain(status);
    }
    for (const path of ['%00', '1%00']) expect([400, 404], path).toContain((await admin.call('GET', `${urlOf(resource)}/${path}`)).status);
  });

  it('OP-074 search finds what holds the text; wildcard signs stand for themselves; filters hold', async () => {
    const everything = (await all(admin, resource)).rows;
    for (const [key, path] of Object.entries(resource.list.search.keys)) {
      const leaf = resource.leaf(path);
      if (!leaf || !['text', 'multiline', 'digits', 'email'].includes(leaf.kind)) continue;
      for (const text of ['_', '%', '\\', '\\_']) {
        const { rows } = await all(admin, resource, `${key}=${encodeURIComponent(text)}`);
        const holding = everything.filter((row) => String(at(row, path) ?? '').includes(text)).map(({ id }) => id);
        expect(rows.map(({ id }) => id).toSorted((a, b) => a - b), `${key}=${text}`).toEqual(holding.toSorted((a, b) => a - b));
      }
      const example = everything.find((row) => typeof at(row, path) === 'string');
      if (example) expect((await all(admin, resource, `${key}=${encodeURIComponent(String(at(example, path)).toUpperCase())}`)).rows.map(({ id }) => id), `${key}: its own value`).toContain(example.id);
    }
    for (const [key, filter] of Object.entries(resource.list.filters)) {
      if (typeof filter === 'string') continue;
      const { rows } = await all(admin, resource, `${key}=true`);
      expect(rows.map(({ id }) => id).toSorted((a, b) => a - b), key).toEqual(everything.filter((row) => holds(filter, row)).map(({ id }) => id).toSorted((a, b) => a - b));
    }
  });
});
