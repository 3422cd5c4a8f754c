import { expect, test } from 'vitest';
import { isTimezone, timezones } from '#resources/domain/timezones.ts';

test('ARENA-06 the offered time zones hold those of our countries, each once', () => {
  expect(timezones()).toEqual(expect.arrayContaining(['Europe/Zagreb', 'Europe/Vienna', 'Europe/Sarajevo', 'Europe/Madrid', 'Atlantic/Canary', 'UTC']));
  expect(new Set(timezones()).size).toBe(timezones().length);
});

test('VAL-50 a time zone is one this machine knows', () => {
  for (const name of ['Europe/Zagreb', 'Europe/Kiev', 'Europe/Kyiv', 'UTC']) expect(isTimezone(name)).toBe(true);
  for (const name of ['', 'Mars/Base', '+02:00', 'Zagreb']) expect(isTimezone(name)).toBe(false);
});
