import { describe, expect, test } from 'vitest';
import { addDays, businessDayBounds, businessDayOf, isDay, todayAmong, todayIn, weekdayOf } from '#resources/domain/day.ts';

const zagreb = 'Europe/Zagreb';
const bounds = (...asked: Parameters<typeof businessDayBounds>) => businessDayBounds(...asked).map((instant) => instant.toISOString());

describe('business day', () => {
  test('FIN-24 without a day start it is the calendar day of the zone', () => {
    expect(bounds('2026-07-01', zagreb)).toEqual(['2026-06-30T22:00:00.000Z', '2026-07-01T22:00:00.000Z']);
    expect(businessDayOf('2026-01-31T22:30:00Z', zagreb)).toBe('2026-01-31');
    expect(businessDayOf('2026-01-31T23:30:00Z', zagreb)).toBe('2026-02-01');
    expect(businessDayOf('2026-01-31T23:30:00Z', 'Atlantic/Canary')).toBe('2026-01-31');
  });

  test('FIN-24 with day start 06:00 a sale at 03:00 on 1 May is of 30 April', () => {
    expect(businessDayOf('2026-05-01T01:00:00Z', zagreb, '06:00')).toBe('2026-04-30');
    expect(businessDayOf('2026-05-01T01:00:00Z', zagreb)).toBe('2026-05-01');
    expect(businessDayOf('2026-05-01T01:00:00Z', zagreb, null)).toBe('2026-05-01');
    expect(businessDayOf('2026-05-01T04:00:00Z', zagreb, '06:00:00')).toBe('2026-05-01');
    expect(businessDayOf('2026-05-01T03:59:59.999Z', zagreb, '06:00')).toBe('2026-04-30');
    expect(bounds('2026-05-01', zagreb, '06:00')).toEqual(['2026-05-01T04:00:00.000Z', '2026-05-02T04:00:00.000Z']);
  });

  test('FIN-24 the spring night has 23 hours and the autumn night 25', () => {
    expect(bounds('2026-03-29', zagreb)).toEqual(['2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z']);
    expect(bounds('2026-10-25', zagreb)).toEqual(['2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z']);
    const sales = ['2026-03-28T22:30:00Z', '2026-03-28T23:30:00Z', '2026-03-29T01:30:00Z', '2026-03-29T21:30:00Z', '2026-03-29T22:30:00Z'];
    expect(sales.map((sale) => businessDayOf(sale, zagreb))).toEqual(['2026-03-28', '2026-03-29', '2026-03-29', '2026-03-29', '2026-03-30']);
  });

  test.each(['00:00', '02:00', '02:30', '03:00', '06:00'])('FIN-24 with day start %s days follow without gap or overlap over both nights', (dayStart) => {
    for (const zone of [zagreb, 'Atlantic/Canary', 'America/Santiago', 'Australia/Lord_Howe']) {
      for (const first of ['2026-03-27', '2026-04-03', '2026-09-04', '2026-10-02', '2026-10-23']) {
        for (let step = 0; step < 4; step += 1) {
          const day = addDays(first, step);
          const [start, end] = businessDayBounds(day, zone, dayStart);
          expect(businessDayBounds(addDays(day, 1), zone, dayStart)[0]).toEqual(end);
          for (let at = start.getTime(); at < end.getTime(); at += 1_800_000) expect(businessDayOf(at, zone, dayStart)).toBe(day);
          expect(businessDayOf(end.getTime() - 1, zone, dayStart)).toBe(day);
        }
      }
    }
  });

  test('FIN-24 today turns at midnight of the arena, or at its day start', () => {
    expect(todayIn(zagreb, '2026-07-01T21:59:59Z')).toBe('2026-07-01');
    expect(todayIn(zagreb, '2026-07-01T22:00:00Z')).toBe('2026-07-02');
    expect(todayIn(zagreb, '2026-07-01T22:00:00Z', '06:00')).toBe('2026-07-01');
    expect(isDay(todayIn(zagreb))).toBe(true);
  });

  test('I18N-08 weekdays run from Monday 0 to Sunday 6', () => {
    expect(['2026-06-29', '2026-07-01', '2026-07-05'].map((day) => weekdayOf(day))).toEqual([0, 2, 6]);
  });

  test('ANA-11 days are counted by the calendar', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2026-03-29', -29)).toBe('2026-02-28');
    expect(isDay('2028-02-29')).toBe(true);
    for (const text of ['2026-02-29', '2026-13-01', '0000-01-01', '2026-1-1', '', '2026-01-01T00:00']) expect(isDay(text)).toBe(false);
    expect(() => weekdayOf('2026-02-30')).toThrow('day.day');
    expect(() => businessDayBounds('2026-07-01', zagreb, '25:00')).toThrow('zone.clock');
  });
});

test('VAL-29 several zones have up to two days at a time', () => {
  expect(todayAmong([zagreb, 'Atlantic/Canary', 'Europe/Madrid'], '2026-07-01T22:30:00Z')).toEqual({ earliest: '2026-07-01', latest: '2026-07-02' });
  expect(todayAmong([zagreb], '2026-07-01T22:30:00Z')).toEqual({ earliest: '2026-07-02', latest: '2026-07-02' });
  expect(todayAmong([], '2026-07-01T22:30:00Z')).toEqual({ earliest: '2026-07-01', latest: '2026-07-01' });
});
