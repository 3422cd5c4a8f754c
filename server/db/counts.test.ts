import { describe, expect, it } from 'vitest';
import { createCounts } from '#server/db/counts.ts';

describe('counts', () => {
  it('count at most once per filter and second, and at once after an own write', async () => {
    let now = 0;
    let counted = 0;
    const counts = createCounts(() => now);
    const total = (key: string) => counts.total('users', key, () => Promise.resolve((counted += 1)));
    expect([await total('a'), await total('a'), await total('b')]).toEqual([1, 1, 2]);
    now = 999;
    expect(await total('a')).toBe(1);
    now = 1_000;
    expect(await total('a')).toBe(3);
    counts.changed('users');
    expect(await total('a')).toBe(4);
    counts.changed('articles');
    expect(await total('a')).toBe(4);
  });

  it('never keeps a count that was running while a row was written, nor one that failed', async () => {
    const counts = createCounts();
    let finish: (total: number) => void = () => undefined;
    const running = counts.total('users', 'a', () => new Promise((resolve) => {
      finish = resolve;
    }));
    counts.changed('users');
    finish(1);
    expect(await running).toBe(1);
    expect(await counts.total('users', 'a', () => Promise.resolve(2))).toBe(2);
    await expect(counts.total('users', 'b', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(await counts.total('users', 'b', () => Promise.resolve(3))).toBe(3);
  });
});
