import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServices, type TestServices } from '#tests/support/services.ts';

let services: TestServices;
const dataDir = mkdtempSync(join(tmpdir(), 'behind-proxy-'));
beforeAll(async () => {
  services = await startServices('none', undefined, { PUBLIC_URL: 'https://desk.example/', TRUST_PROXY: '10.0.0.1', DATA_DIR: dataDir });
});
afterAll(async () => {
  await services.stop();
  rmSync(dataDir, { recursive: true });
});

describe('behind a proxy that the operator named', () => {
  const check = async (remoteAddress: string, told: string) =>
    (await services.app.inject({ method: 'POST', url: '/api/auth/reset-password/check', remoteAddress, headers: { 'x-forwarded-for': told }, payload: { token: 'nonsense' } })).statusCode;
  const many = async (call: (i: number) => Promise<number>) => {
    const answers = new Set<number>();
    for (let i = 0; i < 32; i += 1) answers.add(await call(i));
    return [...answers];
  };

  it('tries are counted by the address that the proxy tells', async () => {
    expect(await many(() => check('10.0.0.1', '192.0.2.1'))).toEqual([404, 429]);
    expect(await check('10.0.0.1', '192.0.2.2')).toBe(404);
    // What the caller himself wrote stands before what the proxy added.
    expect(await check('10.0.0.1', '192.0.2.9, 192.0.2.1')).toBe(429);
  });
  it('whoever is no such proxy is not believed', async () => {
    expect(await many((i) => check('198.51.100.7', `192.0.2.${i + 10}`))).toEqual([404, 429]);
  });

  it('a link in a letter leads to where people reach the screens, whatever host the caller names', async () => {
    const { body: { access_token: token } } = await services.login('admin', 'first-admin');
    const { body: { id } } = await services.call<{ id: number }>(token, 'POST', '/core/users', { username: 'player.one', password: 'secret-1', roles: ['player'], email: 'player.one@example.org' });
    const { statusCode } = await services.app.inject({ method: 'POST', url: `/api/core/users/${id}/reset-password`, headers: { authorization: `Bearer ${token}`, host: 'elsewhere.example', origin: 'http://elsewhere.example' } });
    expect(statusCode).toBe(200);
    const letters = readdirSync(join(dataDir, 'outbox')).map((file) => readFileSync(join(dataDir, 'outbox', file), 'utf8'));
    expect(letters).toHaveLength(1);
    expect(letters[0]).toContain('https://desk.example/reset-password#');
    expect(letters[0]).not.toContain('elsewhere.example');
  });
});
