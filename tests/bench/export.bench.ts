import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { seedWith } from '#server/demo/index.ts';
import { startServices, type TestServices } from '#tests/support/services.ts';
import { inTwo } from './timed.ts';

interface Measured {
  readonly rows: number;
  readonly said: number;
  /** Megabytes. */
  readonly bytes: number;
  readonly growth: number;
  readonly seconds: number;
}
const mega = (bytes: number) => bytes / 1024 / 1024;

/** Reads an export over a real connection, holding nothing of it, and watches how much memory the process takes besides. */
const read = async ({ app }: TestServices, token: string): Promise<Measured> => {
  const { port } = app.server.address() as AddressInfo;
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const start = performance.now();
  let [peak, bytes, lines, last] = [before, 0, 0, ''];
  await new Promise<void>((done, fail) => {
    get({ port, path: '/api/core/users/export?sort=username,ASC', headers: { authorization: `Bearer ${token}` } }, (answer) => {
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        bytes += part.length;
        lines += part.split('\n').length - 1;
        last = `${last}${part}`.slice(-100);
        peak = Math.max(peak, process.memoryUsage().rss);
      });
      answer.on('end', done);
      answer.on('error', fail);
    }).on('error', fail);
  });
  const { rows } = JSON.parse(last.trim().split('\n').at(-1) ?? '{}') as { rows?: number };
  return { rows: lines - 2, said: rows ?? -1, bytes: mega(bytes), growth: mega(peak - before), seconds: (performance.now() - start) / 1000 };
};

it('the export of 10,000 and 100,000 users is whole and takes no more memory for ten times the rows', async () => {
  const chain = (size: number) => () => startServices('large', seedWith({ small: size, large: size }));
  const measured = await inTwo([chain(10_000), chain(100_000)], async (services) => {
    await services.app.listen({ port: 0, host: '127.0.0.1' });
    const token = await services.as('admin');
    // The first one pays for what is compiled and cached.
    await read(services, token);
    return await read(services, token);
  });
  console.log(['rows', 'MB sent', 'peak growth MB', 'seconds'].map((text) => text.padStart(16)).join(''));
  for (const { rows, bytes, growth, seconds } of measured) console.log([String(rows), bytes.toFixed(1), growth.toFixed(1), seconds.toFixed(1)].map((text) => text.padStart(16)).join(''));
  for (const { rows, said } of measured) expect(rows).toBe(said);
  const [small, large] = measured;
  expect(large.rows).toBeGreaterThanOrEqual(100_000);
  // Flat: held as a whole, what more was sent would take at least its own size more.
  expect(large.growth - small.growth).toBeLessThan((large.bytes - small.bytes) / 2);
}, 900_000);
