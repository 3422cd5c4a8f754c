import { expect, test } from 'vitest';
import { intlLocale, locales } from '#resources/domain/locales.ts';

test('VAL-12 every offered locale is two lowercase letters and known to Intl', () => {
  for (const locale of locales) {
    expect(locale).toMatch(/^[a-z]{2}$/);
    expect(Intl.DateTimeFormat.supportedLocalesOf(intlLocale(locale))).toHaveLength(1);
  }
});

test('I18N-03 an unknown locale falls back to English', () => {
  for (const locale of ['xx', '', 'constructor', null, undefined]) expect(intlLocale(locale)).toBe('en-GB');
  expect(intlLocale('at')).toBe('de-AT');
});
