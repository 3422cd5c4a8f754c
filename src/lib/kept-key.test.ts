import { expect, it } from 'vitest';
import { createKeptKey } from '#src/lib/kept-key.ts';

it('API-112 the same body keeps its key until the service has answered; another body has another', () => {
  const { keyFor, settled } = createKeptKey();
  const first = keyFor({ a: 1 });
  expect(keyFor({ a: 1 })).toBe(first);
  const other = keyFor({ a: 2 });
  expect(other).not.toBe(first);
  settled();
  expect(keyFor({ a: 2 })).not.toBe(other);
});

it('API-112 a call whose answer was lost is sent again under its key, one that was refused or done under another', async () => {
  const { send } = createKeptKey();
  const keys: string[] = [];
  const ends: readonly (() => unknown)[] = [
    () => { throw new TypeError('no network'); }, () => { throw Object.assign(new Error('cut'), { status: 0 }); }, () => { throw Object.assign(new Error('refused'), { status: 422 }); }, () => 'done', () => 'done',
  ];
  for (const end of ends) {
    await send({ a: 1 }, async (key) => {
      keys.push(key);
      return end();
    }).catch(() => undefined);
  }
  expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 0, 3, 4]);
});

it.each([200, 401, 408, 429, 500, 502, 503, 504])('a call that was answered with %i may have been done: it is sent again under its key', async (status) => {
  const { send } = createKeptKey();
  const keys: string[] = [];
  const call = (end: () => unknown) => send({ a: 1 }, async (key) => {
    keys.push(key);
    return end();
  }).catch(() => undefined);
  await call(() => { throw Object.assign(new Error('broken'), { status }); });
  await call(() => 'done');
  expect(keys[1]).toBe(keys[0]);
});
