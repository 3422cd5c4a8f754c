import { describe, expect, test } from 'vitest';
import { instantIn, readTime, wallClock } from './times.ts';

describe('times as they are typed', () => {
  test.each([['9:30', '09:30'], ['0930', '09:30'], ['9', '09:00'], ['23.59', '23:59'], [' 7:05 ', '07:05'], ['', null]] as const)('ARENA-14 %j is %j', (text, time) => expect(readTime(text)).toBe(time));
  test.each(['24:00', '9:60', 'noon', '9:3', '12345'])('ARENA-14 %j stays for its rule', (text) => expect(readTime(text)).toBe(text));

  test('a wall clock has no zone', () => {
    expect(wallClock.join({ day: '2026-07-01', time: '18:05' })).toBe('2026-07-01 18:05:00');
    expect(wallClock.split('2026-07-01 18:05:00')).toEqual({ day: '2026-07-01', time: '18:05' });
    expect(wallClock.join({ day: '2026-07-01', time: '' })).toBe('2026-07-01\u0000');
    expect(wallClock.join({ day: '', time: '' })).toBeNull();
  });

  test.each(['2026-07-01T16:05:00.000Z', '2026-12-31T23:30:00.000Z'])('an instant comes back through the clock of its zone: %s', (iso) => {
    const zagreb = instantIn('Europe/Zagreb');
    expect(zagreb.join(zagreb.split(iso))).toBe(iso);
  });

  test('an instant half typed is refused by its rule, not guessed', () => {
    const zagreb = instantIn('Europe/Zagreb');
    expect(zagreb.join({ day: '2026-07-01', time: '' })).toBe('2026-07-01\u0000');
    expect(zagreb.split('2026-07-01\u0000')).toEqual({ day: '2026-07-01', time: '' });
  });
});
