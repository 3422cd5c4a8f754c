import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProduct, type Product } from '#tests/support/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

/** Asks for an address exactly as it is written. */
const statusOf = (method: string, path: string) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(product.url);
    request({ hostname, port, method, path, headers: { 'content-type': 'application/json' } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    }).on('error', reject).end(method === 'GET' || method === 'DELETE' ? undefined : '{}');
  });

it('AUTH-19 however an address is written, a call without a token is refused as by its plain one', async () => {
  const { body } = await product.anonymous.call<{ paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> }>('GET', '/api/openapi.json');
  let guarded = 0;
  for (const [template, methods] of Object.entries(body.paths)) for (const method of Object.keys(methods).map((name) => name.toUpperCase())) {
    const path = template.replaceAll(/\{\w+\}/g, '1');
    if (!path.startsWith('/api/') || (await statusOf(method, path)) !== 401) continue;
    guarded += 1;
    for (const written of [path.replace('/api/', '/%61pi/'), path.replace('/api/', '/ap%69/'), `http://elsewhere${path}`]) expect(await statusOf(method, written), `${method} ${written}`).toBe(401);
  }
  expect(guarded).toBeGreaterThan(200);
});
