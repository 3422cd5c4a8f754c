import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { registry } from '#resources/index.ts';
import type { Leaf, Resource } from '#resources/schema/resolve.ts';
import { startProduct, type Product } from '#tests/support/product.ts';

/** Written by hand: every entity that the product keeps, what it holds by the names of the wire, its calls and the table it stands in. */
const lines = readFileSync('tests/contract/entities.tsv', 'utf8').trim().split('\n').slice(1).map((line) => {
  const [entity = '', route = '', path = '', calls = '', table = '', fields = '', rows = ''] = line.split('\t');
  return { entity, rows, route, path, calls: calls.split(' '), table, fields: fields.split(',').filter((field) => field !== '') };
});
const verbs: Readonly<Record<string, readonly [methods: readonly string[], below: string]>> = {
  list: [['get'], ''], one: [['get'], '/{id}'], create: [['post'], ''], update: [['put', 'patch', 'post'], '/{id}'], delete: [['delete'], '/{id}'],
};
const system = ['id', 'created_at', 'updated_at'];
const inLeaf = (leaf: Leaf, rest: string): boolean => {
  if (rest === '') return true;
  if (rest === 'id' && (leaf.kind === 'reference' || leaf.kind === 'list')) return true;
  if (leaf.options.embeds?.some((part) => part === rest || part.startsWith(`${rest}.`))) return true;
  if (leaf.kind === 'phone') return rest === 'country_code' || rest === 'national_number';
  return leaf.rows.some((row) => row.path === rest || rest.startsWith(`${row.path}.`) || row.path.startsWith(`${rest}.`));
};
const holds = ({ leaves }: Resource, field: string): boolean =>
  system.includes(field) || leaves.some((leaf) => (field === leaf.path || field === leaf.body ? true : leaf.path.startsWith(`${field}.`) || (field.startsWith(`${leaf.path}.`) && inLeaf(leaf, field.slice(leaf.path.length + 1)))));

let product: Product;
let paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
beforeAll(async () => {
  product = await startProduct();
  paths = (await product.anonymous.call<{ paths: typeof paths }>('GET', '/api/openapi.json')).body.paths;
});
afterAll(() => product?.stop());

const shape = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');
const served = (method: string, path: string) => Object.entries(paths).some(([known, calls]) => shape(known) === shape(path) && method in calls);

describe.each(lines)('$entity', ({ path, calls, table }) => {
  it('has its calls in the description of the API', () => {
    const missing = calls.filter((call) => {
      const [methods, below] = verbs[call] ?? [[], ''];
      return !methods.some((method) => served(method, `${path}${below}`));
    });
    expect(missing).toEqual([]);
  });
  it('has its table', async () => {
    const { rows } = await sql`SELECT 1 FROM information_schema.tables WHERE table_schema = 'public' AND table_name = ${table}`.execute(product.database.db);
    expect(rows).toHaveLength(1);
  });
});

it.each(lines.filter(({ route }) => route !== '-'))('$rows $entity is declared with everything it holds', ({ route, fields }) => {
  expect(registry.names).toContain(route);
  expect(fields.filter((field) => !holds(registry.get(route), field))).toEqual([]);
});

it('every declared resource is in the table', () => {
  expect([...registry.names].filter((name) => !lines.some(({ route }) => route === name))).toEqual([]);
});
