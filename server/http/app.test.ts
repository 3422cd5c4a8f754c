import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '#server/http/refusal.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { sampleRegistry } from '#tests/support/sample-resources.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arenadesk-screens-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__">');
  await writeFile(join(folder, 'assets', 'app-abc.js'), `// ${'x'.repeat(5_000)}`);
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  app = await startTestApp({
    registry: sampleRegistry,
    screens: folder,
    env: { ARENADESK_TEST_HOOKS: '1', SERVICE_SHOP_URL: 'https://shop.example/base/', CARD_SCANNER_PREFIX: '%', FLAGS_URL: 'https://flags.example/{code}.svg' },
    modules: [{
      routes: (fastify, services) => {
        fastify.get('/api/core/limited', { config: { public: true, describe: { summary: 'limited' } } }, async () => {
          await services.limits.take('limited', 2, 60);
          return {};
        });
        fastify.get('/api/core/now', async () => ({ now: services.now() }));
        fastify.get('/api/core/broken', { config: { public: true } }, () => Promise.reject(new Error('secret detail')));
        fastify.get('/api/core/lost', { config: { public: true } }, () => Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' })));
        fastify.get('/api/core/deadlock', async (request) => {
          let tries = 0;
          return await services.write(request, async ({ db }) => {
            tries += 1;
            if (tries < 3) await sql`DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = '40P01'; END $$`.execute(db);
            return { tries };
          });
        });
        fastify.get('/api/core/who', { config: { public: true } }, (request) => Promise.resolve({ who: request.caller?.username ?? null }));
        fastify.get('/api/core/said', { config: { public: true } }, () => Promise.reject(new Refusal('banned')));
      },
    }],
  });
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

describe('the product itself', () => {
  it('API-150 API-168 answers health, version, configuration and description without a token', async () => {
    expect(await app.call(null, 'GET', '/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect((await app.call(null, 'GET', '/version.json')).body).toEqual({ version: '0.0.0' });
    const { body } = await app.call<{ services: Record<string, unknown> }>(null, 'GET', '/config.json');
    expect(body).toMatchObject({ version: '0.0.0', cardScannerPrefix: '%', kpiUrl: null, flagsUrl: 'https://flags.example/{code}.svg' });
    expect(body.services.core).toEqual({ url: null, versions: 'etag', keys: 'header', whole: true });
    expect(body.services.shop).toEqual({ url: 'https://shop.example/base', versions: 'none', keys: 'none', whole: false });
  });

  it('describes every call, generated and written by hand', async () => {
    interface Described { paths: Record<string, Record<string, { parameters?: { name: string }[]; requestBody?: unknown; responses: Record<string, unknown> }>> }
    const { body } = await app.call<Described>(null, 'GET', '/api/openapi.json');
    expect(Object.keys(body.paths)).toEqual(expect.arrayContaining(['/api/core/samples', '/api/core/samples/{id}', '/api/shop/places/{arena}/spans/{id}', '/api/core/limited', '/api/files', '/api/shop/outcomes/{key}', '/config.json']));
    expect(Object.keys(body.paths).filter((path) => path.startsWith('/api/test'))).toEqual([]);
    expect(body.paths['/api/core/samples']?.get?.parameters?.map(({ name }) => name)).toEqual(expect.arrayContaining(['size', 'page', 'sort', 'place', 'how_large']));
    expect(JSON.stringify(body.paths['/api/core/samples']?.post)).toContain('"home_id"');
    expect(body.paths['/api/core/samples/{id}/parts/{row}']?.delete).toBeDefined();
    const text = JSON.stringify(body.paths['/api/core/samples']?.get);
    expect(text).toContain('total_elements');
    expect(text).not.toContain('"key"');
    expect(text).not.toContain('Idempotency-Key');
    expect(body.paths['/api/core/samples']?.post?.parameters?.map(({ name }) => name)).toEqual(['Idempotency-Key']);
  });

  it('sends a strict policy whose nonce is in the page, and the page for every address of the screens', async () => {
    const { headers, body } = await app.call<string>(null, 'GET', '/zagreb/users?page=2');
    const policy = String(headers['content-security-policy']);
    const nonce = /content="([0-9a-f]{16,})"/.exec(body)?.[1] ?? 'none';
    expect(policy).toMatch(/^default-src 'none';script-src 'self' 'nonce-[^']+';style-src 'self' 'nonce-[^']+';img-src 'self' data: blob: https:\/\/shop\.example https:\/\/flags\.example;font-src 'self';connect-src 'self' https:\/\/shop\.example;/);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(policy).not.toMatch(/unsafe|upgrade-insecure/);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('serves assets for a year, compressed, and answers unknown ones and unknown calls in JSON', async () => {
    const { headers } = await app.call(null, 'GET', '/assets/app-abc.js', undefined, { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'br' });
    expect((await app.call(null, 'GET', '/favicon.svg')).headers).toMatchObject({ 'cache-control': 'no-cache' });
    for (const path of ['/assets/gone.js', '/api/gone', '/api', '/assets/../../package.json']) expect([404, 200], path).toContain((await app.call(null, 'GET', path)).status);
    expect(await app.call(null, 'GET', '/assets/gone.js')).toMatchObject({ status: 404, body: { code: 'notFound' } });
    expect(await app.call(null, 'POST', '/zagreb')).toMatchObject({ status: 404, body: { code: 'notFound' } });
  });
});

describe('refusals of hand-written routes', () => {
  it('says a fault of the server without its detail, a lost database as unavailable, and codes in the language asked for', async () => {
    const broken = await app.call(null, 'GET', '/api/core/broken', undefined, { 'accept-language': 'xx;q=0.1, hr-HR' });
    expect(broken).toMatchObject({ status: 500, body: { code: 'unexpected', message: 'hr-HR: unexpected' } });
    expect(JSON.stringify(broken.body)).not.toContain('secret');
    expect(await app.call(null, 'GET', '/api/core/lost')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(await app.call(null, 'GET', '/api/core/said')).toMatchObject({ status: 403, body: { code: 'banned' } });
  });

  it('runs a transaction again that lost against another', async () => {
    expect((await app.call('admin', 'GET', '/api/core/deadlock')).body).toEqual({ tries: 3 });
  });

  it('looks at a token on public routes, and forgives a bad one', async () => {
    expect((await app.call('admin', 'GET', '/api/core/who')).body).toEqual({ who: 'admin' });
    expect((await app.call('rubbish', 'GET', '/api/core/who')).body).toEqual({ who: null });
    expect((await app.call('rubbish', 'GET', '/api/core/now')).status).toBe(401);
  });

  it('AUTH: refuses more tries than the limit, with the seconds to wait', async () => {
    const tries = [];
    for (let i = 0; i < 3; i += 1) tries.push(await app.call(null, 'GET', '/api/core/limited'));
    expect(tries.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(Number(tries[2]?.headers['retry-after'])).toBeGreaterThan(50);
  });

  it('logs calls without a value of query, header or body', async () => {
    await app.call('admin', 'GET', '/api/core/samples?name=Ana%20Secret&size=5');
    await app.call('admin', 'GET', '/api/core/nowhere/AnaSecret');
    const lines = app.lines.slice(-2).join('\n');
    expect(lines).toMatch(/GET \/api\/core\/samples\?name&size 200 \d+ms 1/);
    expect(app.lines.join('\n')).not.toMatch(/Secret|Bearer/);
  });
});

describe('test hooks', () => {
  it('sets the clock', async () => {
    await app.call(null, 'POST', '/api/test/clock', { now: '2026-03-29T00:30:00.000Z' });
    expect(String((await app.call('admin', 'GET', '/api/core/now')).body.now)).toMatch(/^2026-03-29T00:30/);
    await app.call(null, 'POST', '/api/test/clock', { now: null });
    expect(Math.abs(Date.parse(String((await app.call('admin', 'GET', '/api/core/now')).body.now)) - Date.now())).toBeLessThan(5_000);
    expect((await app.call(null, 'POST', '/api/test/clock', { now: 'x' })).status).toBe(400);
  });

  it('replaces, fails and delays answers, before or after the call has run, as often as it is told', async () => {
    await app.call(null, 'POST', '/api/test/faults', { rules: [{ path: '/arena-hub/places[?]', status: 503, body: { code: 'unavailable' }, times: 1 }, { path: '/arena-hub/places$', method: 'POST', after: true, status: 502, body: 'gone', contentType: 'text/plain' }] });
    expect((await app.call('admin', 'GET', '/api/arena-hub/places?size=1')).status).toBe(503);
    expect((await app.call('admin', 'GET', '/api/arena-hub/places?size=1')).status).toBe(200);
    expect(await app.call('admin', 'POST', '/api/arena-hub/places', { name: 'made all the same' })).toMatchObject({ status: 502, body: 'gone' });
    await app.call(null, 'DELETE', '/api/test/faults');
    expect((await app.call<{ metadata: { count: number } }>('admin', 'GET', '/api/arena-hub/places?name=same')).body.metadata.count).toBe(1);
  });

  it('cuts the connection instead of answering, before or after the call has run', async () => {
    const url = await app.app.listen({ host: '127.0.0.1', port: 0 });
    await app.call(null, 'POST', '/api/test/faults', { rules: [{ path: '/health', cut: true, times: 1 }, { path: '/places', method: 'POST', cut: true, after: true, times: 1 }, { path: '/health', delayMs: 300, times: 1 }] });
    await expect(fetch(`${url}/api/health`)).rejects.toThrow();
    const sent = fetch(`${url}/api/arena-hub/places`, { method: 'POST', headers: { authorization: 'Bearer admin', 'content-type': 'application/json' }, body: '{"name":"cut off"}' });
    await expect(sent).rejects.toThrow();
    const started = performance.now();
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(290);
    expect((await app.call<{ metadata: { count: number } }>('admin', 'GET', '/api/arena-hub/places?name=cut')).body.metadata.count).toBe(1);
  });

  it('keeps a log of calls with the keys of their bodies', async () => {
    await app.call(null, 'DELETE', '/api/test/calls');
    await app.call('admin', 'POST', '/api/arena-hub/places', { name: 'logged', open: true });
    expect((await app.call(null, 'GET', '/api/test/calls')).body).toEqual({ calls: [{ method: 'POST', url: '/api/arena-hub/places', keys: ['name', 'open'] }] });
  });

  it('is not there without ARENADESK_TEST_HOOKS=1', async () => {
    const plain = await startTestApp({ registry: sampleRegistry });
    expect((await plain.call(null, 'POST', '/api/test/clock', { now: null })).status).toBe(404);
    await plain.stop();
  });
});
