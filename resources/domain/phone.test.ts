import { expect, test } from 'vitest';
import { nationalNumberValid, phoneNumber, shownPhone } from '#resources/domain/phone.ts';

test('USER-45 a number is country code and national number in digits', () => {
  expect(phoneNumber('385', '911234567')).toBe('385911234567');
  for (const [code, national] of [['385', ''], ['', '911234567'], [null, '1'], ['385', undefined]] as const) expect(phoneNumber(code, national)).toBeNull();
});

test('SHELL-35 a number is shown with a plus', () => {
  expect(shownPhone('385911234567')).toBe('+385911234567');
  expect(shownPhone('+385911234567')).toBe('+385911234567');
  expect(shownPhone(null)).toBe('');
});

test('VAL-25 OP-076 a national number is digits and does not start with 0', () => {
  expect(nationalNumberValid('911234567', '385')).toBe(true);
  expect(nationalNumberValid('911234567890', '385')).toBe(true);
  expect(nationalNumberValid('9112345678901', '385')).toBe(false);
  for (const text of ['0911234567', '091', '12a', '91 123 45 67', '+385911234567', '91-1', '', '9１']) expect(nationalNumberValid(text)).toBe(false);
});
