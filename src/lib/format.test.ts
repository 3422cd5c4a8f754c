import { describe, expect, test } from 'vitest';
import { formatAgo, formatDuration, formatDay, formatInstant, formatTime, secondsAgo, zoneBeside, zoneName } from '#src/lib/format.ts';

const hr = { locale: 'hr', timezone: 'Europe/Zagreb' };
const plain = (text: string): string => text.replace(/\s+/gu, ' ');

describe('moments', () => {
  test('I18N-07 moments are shown in the zone of the arena', () => {
    expect(plain(formatInstant('2026-03-29T01:30:00Z', hr))).toBe('29. 03. 2026. 03:30');
    expect(plain(formatInstant('2026-03-29T00:30:00Z', { ...hr, timezone: 'America/New_York' }))).toBe('28. 03. 2026. 20:30');
    expect(plain(formatInstant('2026-07-01T22:00:00Z', { ...hr, locale: 'en' }))).toBe('02/07/2026, 00:00');
    expect(plain(formatInstant('2026-07-01T22:00:00Z', { ...hr, locale: 'at' }))).toBe('02.07.2026, 00:00');
    expect(formatTime('2026-03-29T00:30:00Z', hr)).toBe('01:30');
    expect(formatTime(Date.parse('2026-07-01T22:05:00Z'), hr)).toBe('00:05');
  });

  test('I18N-07 a time names its zone where the clock beside it shows another time at that moment, and only there', () => {
    const canary = { locale: 'de', timezone: 'Atlantic/Canary' };
    expect(plain(formatInstant('2026-01-01T18:59:00Z', { ...canary, beside: 'Europe/Zagreb' }))).toBe('01.01.2026, 18:59 WEZ');
    expect(formatInstant('2026-01-01T18:59:00Z', { ...canary, beside: 'Europe/Zagreb' })).toContain('18:59\u00a0WEZ');
    // Two names of one clock, and clocks that are apart in summer alone.
    expect(zoneBeside('2026-01-01T12:00:00Z', { ...hr, beside: 'Europe/Vienna' })).toBe('');
    expect(zoneBeside('2026-01-01T12:00:00Z', { ...hr, beside: 'Africa/Algiers' })).toBe('');
    expect(zoneBeside('2026-07-01T12:00:00Z', { ...hr, beside: 'Africa/Algiers' })).toBe('CEST');
    expect(zoneBeside('2026-07-01T12:00:00Z', { ...canary, beside: undefined })).toBe('');
    for (const locale of ['en', 'hr', 'de', 'es', 'si', 'at', 'ba']) expect(zoneName('2026-01-01T12:00:00Z', { locale, timezone: 'Atlantic/Canary' })).toMatch(/^(WET|WEZ|GMT(\s?[+]0)?)$/);
    expect(zoneName('soon', hr)).toBe('');
  });

  test('I18N-07 a calendar day is the same day in every zone, a moment the day it falls on', () => {
    for (const timezone of ['America/New_York', 'Pacific/Auckland', 'UTC', undefined]) {
      expect(plain(formatDay('2026-07-01', { locale: 'hr', timezone }))).toBe('01. 07. 2026.');
    }
    expect(plain(formatDay('2026-01-31T23:30:00Z', hr))).toBe('01. 02. 2026.');
    expect(plain(formatDay('2026-07-01', { locale: 'de' }, true))).toBe('Mi., 01.07.2026');
  });

  test('I18N-07 nothing and no moment are shown as nothing', () => {
    for (const moment of [null, undefined, '', 'soon', Number.NaN]) {
      expect([formatInstant(moment, hr), formatDay(moment, hr), formatTime(moment, hr), formatAgo(moment, 'hr')]).toEqual(['', '', '', '']);
      expect(secondsAgo(moment)).toBeNull();
    }
  });

  test('PLAY-07 seconds since a moment, never below 0', () => {
    const now = Date.parse('2026-07-01T12:01:01Z');
    expect(secondsAgo('2026-07-01T12:00:00Z', now)).toBe(61);
    expect(secondsAgo('2026-07-01T12:05:00Z', now)).toBe(0);
  });

  test('SUB-02 freshness is told in the words of the language', () => {
    const now = Date.parse('2026-07-01T12:00:00Z');
    expect(formatAgo(now - 5000, 'de', now)).toBe('vor 5 Sekunden');
    expect(formatAgo(now - 61_000, 'en', now)).toBe('1 minute ago');
    expect(formatAgo(now - 2 * 3_600_000, 'hr', now)).toBe('prije 2 sata');
    expect(formatAgo(now - 3 * 86_400_000, 'es', now)).toBe('hace 3 días');
    expect(formatAgo(now, 'en', now)).toBe('now');
  });

  test('SETUP-07 a length of time is told in the units it has, in the words of the language', () => {
    expect(formatDuration(172_800, 'en')).toBe('2 days');
    expect(formatDuration(176_461, 'en')).toBe('2 days, 1 hour, 1 minute, 1 second');
    expect(plain(formatDuration(5_400, 'de'))).toBe('1 Stunde, 30 Minuten');
    expect(plain(formatDuration(86_400, 'ba'))).toBe('1 dan');
    expect(plain(formatDuration(604_800, 'es'))).toBe('7 días');
    expect(formatDuration(0, 'en')).toBe('0 seconds');
  });
});
