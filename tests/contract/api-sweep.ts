import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueSamples } from './api-samples-catalogue.ts';
import { samples as commonSamples, type Sample } from './api-samples.ts';
import { startProduct, type Client, type Product } from '#tests/support/product.ts';

const samples = { ...commonSamples, ...catalogueSamples };
interface Line {
  readonly row: string;
  readonly method: string;
  readonly path: string;
  readonly query: readonly string[];
  readonly body: readonly string[];
  readonly answer: readonly string[];
  readonly paging: string;
  readonly who: readonly string[];
}
const words = (text = '') => text.split(',').filter((word) => word !== '');
/** Written by hand from the description of the API; nothing in it is generated. */
const lines: readonly Line[] = readFileSync('tests/contract/api.tsv', 'utf8').trim().split('\n').slice(1).map((line) => {
  const [row = '', method = '', path = '', query, body, answer, paging = '', who] = line.split('\t');
  return { row, method, path, query: words(query), body: words(body), answer: words(answer), paging, who: words(who) };
});
const roles = ['nobody', 'player', 'employee', 'manager', 'admin'] as const;
const pageKeys: Readonly<Record<string, readonly string[]>> = {
  P0: ['content', 'pageable', 'total_elements', 'total_pages', 'number_of_elements'],
  M0: ['data', 'metadata'],
  L1: ['data', 'meta'],
  L1n: ['data'],
};
const innerKeys: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  P0: { pageable: ['page_number', 'page_size', 'offset'] },
  M0: { metadata: ['page', 'size', 'count'] },
  L1: { meta: ['per_page', 'current_page', 'from', 'to', 'total', 'last_page'] },
};

let product: Product;
let clients: Record<string, Client>;
/** Starts what the sweep calls. */
const start = async () => {
  product = await startProduct();
  clients = { nobody: product.anonymous };
  for (const role of roles.slice(1)) clients[role] = await product.as(role);
};

let counter = 0;
const callOf = async (line: Line, role: string): Promise<{ method: string; url: string; body?: unknown }> => {
  const make = samples[line.row];
  if (!make) throw new Error(`${line.row} has no sample`);
  counter += 1;
  const sample: Sample = await make({ admin: clients.admin as Client, role, unique: `${counter}` });
  const url = line.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(sample.path?.[name] ?? 999_999_999));
  return { method: line.method, url: `${url}${sample.query ?? ''}`, body: sample.body };
};
const expected = (line: Line, role: string): 'served' | 401 | 403 => {
  if (line.who.includes('anyone') || line.who.includes(role)) return 'served';
  if (role === 'nobody') return 401;
  return line.who.includes('self') ? 'served' : 403;
};

/** Calls every part-th line of the table as everybody: the sweep is run in parts, side by side. */
export function sweepApi(which: number, parts: number): void {
  const part = lines.filter((_, i) => i % parts === which);
  beforeAll(start);
  afterAll(() => product?.stop());
  describe.each(part)('$row $method $path', (line) => {
    it.each(roles)(`${line.row} is served or refused as it says to %s`, async (role) => {
      const { method, url, body } = await callOf(line, role);
      const answer = await (clients[role] as Client).call(method, url, body);
      const should = expected(line, role);
      const told = `${method} ${url} as ${role}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`;
      if (should !== 'served') return expect(answer.status, told).toBe(should);
      expect(answer.status, told).toBeLessThan(300);
      if (line.answer.length === 0 && line.paging === '') return expect(answer.status).toBeGreaterThanOrEqual(200);
      const got = answer.body as unknown as Record<string, unknown>;
      if (line.paging === 'numbers') return expect(got as unknown, told).toEqual(expect.arrayContaining([expect.any(Number)]));
      for (const key of pageKeys[line.paging] ?? []) expect(Object.keys(got), told).toContain(key);
      for (const [outer, keys] of Object.entries(innerKeys[line.paging] ?? {})) expect(Object.keys(got[outer] as object).toSorted(), told).toEqual([...keys].toSorted());
      const rows = line.paging === 'array' ? got : line.paging === 'P0' ? got.content : line.paging === 'L1n' ? (got.data as Record<string, unknown>).data : got.data;
      const record = (line.paging === '' ? got : (rows as readonly Record<string, unknown>[])[0]) as Record<string, unknown> | undefined;
      if (line.answer.length > 0 && (record || line.paging === '')) for (const key of line.answer) expect(Object.keys(record ?? {}), told).toContain(key);
      return expect(JSON.stringify(line.row === 'API-168d' ? {} : got)).not.toMatch(/password_hash|"password":|scrypt/);
    });
  });

  const named = part.filter(({ body, row }) => body.length > 0 && body[0] !== '[numbers]' && row !== 'API-149');
  describe('bodies', () => {
    it.each(named)('$row $method $path refuses a field it does not name', async (line) => {
      const { method, url, body } = await callOf(line, 'admin');
      const answer = await (clients.admin as Client).call(method, url, { ...(body as object), surprise: 1 });
      expect([400, 422], JSON.stringify(answer.body)).toContain(answer.status);
    });
  });
}

/** What the table says and what is served are the same. */
export function compareServed(): void {
  describe('the table and what is served', () => {
    it('API-168 every served route is in the table, and every line of it is served', async () => {
      const { body } = await product.anonymous.call<{ paths: Record<string, Record<string, unknown>> }>('GET', '/api/openapi.json');
      const shape = (path: string) => path.replace(/\?.*/, '').replaceAll(/\{\w+\}/g, '{}');
      const served = Object.entries(body.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${shape(path)}`));
      const written = lines.map(({ method, path }) => `${method} ${shape(path)}`);
      expect(written.filter((line) => !served.includes(line))).toEqual([]);
      // What every resource offers is swept by the registry (admin-calls.test.ts), not written down for each.
      const offered = /^GET .+\/(export|\{\}\/history)$|^POST .+\/bulk$/;
      expect(served.filter((line) => !written.includes(line) && !offered.test(line) && !/\/outcomes\/|\/api\/test\//.test(line)).join('\n')).toBe('');
    });
  });
}
