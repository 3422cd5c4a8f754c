import { describe, expect, test } from 'vitest';
import { epochOf, instantOf, wallClockOf } from '#resources/domain/zone.ts';

const zagreb = 'Europe/Zagreb';

describe('zone', () => {
  test('I18N-07 a wall clock follows the named zone, not the machine', () => {
    expect(wallClockOf('2026-01-31T22:30:00Z', zagreb)).toEqual({ day: '2026-01-31', hour: 23, minute: 30, second: 0 });
    expect(wallClockOf('2026-01-31T23:30:00Z', zagreb).day).toBe('2026-02-01');
    expect(wallClockOf('2026-01-31T23:30:00Z', 'America/New_York').day).toBe('2026-01-31');
    expect(wallClockOf('2026-07-01T00:00:00+02:00', zagreb)).toEqual({ day: '2026-07-01', hour: 0, minute: 0, second: 0 });
  });

  test('NOTIF-13 a chosen wall clock becomes one instant in summer and winter', () => {
    expect(instantOf('2026-07-01', '14:55', zagreb).toISOString()).toBe('2026-07-01T12:55:00.000Z');
    expect(instantOf('2026-12-01', '14:55', zagreb).toISOString()).toBe('2026-12-01T13:55:00.000Z');
    expect(instantOf('2026-07-01', '14:55:30', 'Atlantic/Canary').toISOString()).toBe('2026-07-01T13:55:30.000Z');
  });

  test('NOTIF-13 on the clock-change nights a skipped time is the jump, a double time its first coming', () => {
    expect(instantOf('2026-03-29', '02:30', zagreb).toISOString()).toBe('2026-03-29T01:00:00.000Z');
    expect(instantOf('2026-03-29', '03:00', zagreb).toISOString()).toBe('2026-03-29T01:00:00.000Z');
    expect(instantOf('2026-10-25', '02:30', zagreb).toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(instantOf('2026-10-25', '03:00', zagreb).toISOString()).toBe('2026-10-25T02:00:00.000Z');
  });

  test('NOTIF-13 where midnight itself is skipped the day begins at the jump', () => {
    expect(instantOf('2026-09-06', '00:00', 'America/Santiago').toISOString()).toBe('2026-09-06T04:00:00.000Z');
  });

  test('I18N-07 text without a zone and impossible clocks are refused', () => {
    for (const text of ['2026-03-29', '2026-03-29T10:00', 'x', '']) expect(() => epochOf(text)).toThrow('zone.instant');
    expect(() => epochOf(Number.NaN)).toThrow('zone.instant');
    expect(() => epochOf(new Date('x'))).toThrow('zone.instant');
    expect(epochOf('2026-03-29T10:00:00.5Z')).toBe(Date.UTC(2026, 2, 29, 10, 0, 0, 500));
    for (const [day, time] of [['2026-02-30', '10:00'], ['2026-1-1', '10:00'], ['2026-01-01', '24:00'], ['2026-01-01', '1:00']] as const) {
      expect(() => instantOf(day, time, zagreb)).toThrow('zone.clock');
    }
    expect(() => wallClockOf(0, 'Mars/Base')).toThrow(RangeError);
  });
});
