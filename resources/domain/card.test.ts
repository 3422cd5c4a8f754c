import { expect, test } from 'vitest';
import { isCardFormat, stripScannerPrefix } from '#resources/domain/card.ts';

test('SHELL-29 the scanner prefix is stripped once, from the start only', () => {
  expect(stripScannerPrefix(';123456', ';')).toBe('123456');
  expect(stripScannerPrefix('12;3456', ';')).toBe('12;3456');
  expect(stripScannerPrefix('123456', '')).toBe('123456');
  expect(stripScannerPrefix('%B123456', '%B')).toBe('123456');
});

test('SHELL-26 exactly six digits, leading zeros included, are a card', () => {
  expect(isCardFormat('012345')).toBe(true);
});

test.each(['12345', '0012345', '0123456', '01234a', '', ' 12345', '123456\n', '１２３４５６', '-12345'])('SHELL-27 %j is an invalid card format', (text) =>
  expect(isCardFormat(text)).toBe(false));
