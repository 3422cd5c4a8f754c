import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from './client.ts';
import { ServiceError, UploadError } from './errors.ts';
import type { Client, ServiceConfig } from './types.ts';

type Step = 'cut' | 'half' | 'wait' | { readonly status?: number; readonly text?: string };
let steps: Step[];
let seen: { method: string; url: string; headers: IncomingMessage['headers']; text: string }[];
let client: Client;
let foreign: Client;
let close: () => Promise<void>;

beforeEach(async () => {
  steps = [];
  seen = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString('latin1')));
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, text });
      const step = steps.shift() ?? {};
      if (step === 'wait') return;
      if (step === 'cut') return request.socket.destroy();
      if (step === 'half') {
        response.writeHead(200, { 'content-length': '100' });
        response.write('{"id"');
        return setImmediate(() => request.socket.destroy());
      }
      response.writeHead(step.status ?? 200);
      return response.end(step.text ?? '{"id":7}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const at = (config: Partial<ServiceConfig>): Client => {
    const service = { url, versions: 'etag', keys: 'header', whole: true, ...config } as const;
    return createClient({ session: { fetch }, config: { services: { shop: service, files: service } }, language: () => 'de' });
  };
  client = at({});
  foreign = at({ versions: 'none', keys: 'none' });
  close = () =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
});
afterEach(() => close());

const failing = async (work: Promise<unknown>): Promise<ServiceError> => {
  const error: unknown = await work.then(() => null, (reason: unknown) => reason);
  expect(error).toBeInstanceOf(ServiceError);
  return error as ServiceError;
};

describe('what a call carries', () => {
  it('language, version and key where the service names them', async () => {
    await client.call({ service: 'shop', path: '/shop/invoices', method: 'POST', body: { a: 1 }, version: 3, key: 'k1' });
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/shop/invoices', text: '{"a":1}', headers: { 'accept-language': 'de', 'if-match': '"3"', 'idempotency-key': 'k1', 'content-type': 'application/json' } });
  });
  it('neither header goes to a service that does not name it', async () => {
    await foreign.call({ service: 'shop', path: '/shop/invoices', method: 'POST', body: {}, version: 3, key: 'k1' });
    expect(seen[0]?.headers).not.toHaveProperty('if-match');
    expect(seen[0]?.headers).not.toHaveProperty('idempotency-key');
  });
  it.each([200, 204])('OP-091 no body, no content type; an empty answer (%i) is null', async (status) => {
    steps = [{ status, text: '' }];
    expect((await client.call({ service: 'shop', path: '/shop/items/7', method: 'DELETE' })).json).toBeNull();
    expect(seen[0]?.headers).not.toHaveProperty('content-type');
  });
  it('an answer that is no JSON is refused with the cure', async () => {
    steps = [{ text: '<html>' }];
    expect(await failing(client.call({ service: 'shop', path: '/x' }))).toMatchObject({ code: 'unexpected', raw: '<html>', message: expect.stringContaining('/config.json') as string });
  });
  it('files are handed on as they are', async () => {
    steps = [{ text: '%PDF' }];
    expect(await (await client.download({ service: 'shop', path: '/shop/finance/generate-report' })).text()).toBe('%PDF');
  });
});

describe('lost answers', () => {
  it.each(['cut', 'half'] as const)('a read whose answer is lost (%s) is sent once more', async (step) => {
    steps = [step];
    expect((await client.call({ service: 'shop', path: '/a' })).json).toEqual({ id: 7 });
    expect(seen).toHaveLength(2);
  });
  it('a read that is lost twice is given up with status 0', async () => {
    steps = ['cut', 'cut'];
    expect(await failing(client.call({ service: 'shop', path: '/a' }))).toMatchObject({ status: 0, code: 'unavailable' });
    expect(seen).toHaveLength(2);
  });
  it('a write with a key is sent once more, with the same key and body', async () => {
    steps = ['cut'];
    await client.call({ service: 'shop', path: '/a', method: 'POST', body: { a: 1 }, key: 'k1' });
    expect(seen.map(({ headers, text }) => [headers['idempotency-key'], text])).toEqual([['k1', '{"a":1}'], ['k1', '{"a":1}']]);
  });
  it('a write without a key, or to a service without keys, is never sent twice', async () => {
    steps = ['cut', 'cut'];
    expect((await failing(client.call({ service: 'shop', path: '/a', method: 'POST', body: {} }))).status).toBe(0);
    expect((await failing(foreign.call({ service: 'shop', path: '/a', method: 'POST', body: {}, key: 'k1' }))).status).toBe(0);
    expect(seen).toHaveLength(2);
  });
  it.each([401, 403, 404, 422, 500, 503])('OP-089 a refusal with %i is not repeated', async (status) => {
    steps = [{ status, text: '' }];
    expect((await failing(client.call({ service: 'shop', path: '/a' }))).status).toBe(status);
    expect(seen).toHaveLength(1);
  });
  it('OP-013: a call that was given up rejects as given up and is not repeated', async () => {
    steps = ['wait'];
    const giving = new AbortController();
    const work = client.call({ service: 'shop', path: '/a', signal: giving.signal }).then(() => null, (reason: unknown) => reason as Error);
    setTimeout(() => giving.abort(), 50);
    expect((await work)?.name).toBe('AbortError');
    expect(seen).toHaveLength(1);
  });
});

describe('VAL-41: uploads', () => {
  const file = new File(['bytes'], 'cola.png', { type: 'image/png' });
  it('are sent as folder and then file, and answer the link', async () => {
    steps = [{ text: '{"data":{"link":"/api/files/abc.png"}}' }];
    expect(await client.upload('shop', file)).toBe('/api/files/abc.png');
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/files' });
    expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen[0]?.text).toMatch(/name="folder"[\s\S]*shop[\s\S]*name="file"; filename="cola.png"[\s\S]*bytes/);
  });
  it.each<[string, Step]>([['201', { status: 201, text: '{"data":{"link":"/x"}}' }], ['no link', { text: '{"data":{}}' }], ['ERR-30 500', { status: 500, text: 'boom' }], ['413', { status: 413, text: '' }], ['a lost answer', 'cut']])('%s is an upload error', async (_name, step) => {
    steps = [step];
    expect(await failing(client.upload('shop', file))).toBeInstanceOf(UploadError);
    expect(seen).toHaveLength(1);
  });
  it('keep status, code and broken rules of the refusal', async () => {
    steps = [{ status: 422, text: '{"code":"invalid","message":"no","errors":{"file":[{"rule":"imageSize","value":2048}]}}' }];
    expect(await failing(client.upload('shop', file))).toMatchObject({ status: 422, sentence: 'no', violations: [{ path: 'file', rule: 'imageSize', value: 2048 }] });
  });
});
