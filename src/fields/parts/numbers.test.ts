import { describe, expect, test } from 'vitest';
import { readDecimal, readInteger, readMoney, writeDecimal, writeInteger, writeMoney } from './numbers.ts';

describe('numbers as they are typed', () => {
  test.each([['12,50', 1250], ['1.234,56', 123_456], ['100.000', 10_000_000], ['0', 0], ['-3,5', -350]] as const)('OP-026 OP-027 money %j is %d minor units, and comes back', (text, minor) => {
    expect(readMoney(text)).toBe(minor);
    expect(readMoney(writeMoney(minor))).toBe(minor);
  });

  test.each(['12.5', '1e3', 'x', '1,234,5', '12,345', '0x10', '１２'])('OP-026 money %j stays as it was typed', (text) => {
    expect(readMoney(text)).toBe(text);
  });

  test.each([['12', 12], ['1.234', 1234], ['1,5', 1.5], ['1.5', 1.5], ['-1', -1]] as const)('VAL-02 integer %j is %d', (text, value) => expect(readInteger(text)).toBe(value));
  test.each(['x', '1e3', '+3', '1,0', '٣', '1 2', '0x10'])('VAL-02 integer %j stays as it was typed', (text) => expect(readInteger(text)).toBe(text));

  test.each([['25', 25], ['12,5', 12.5], ['45.8150', 45.815], ['-0,5', -0.5], ['0.123', 0.123], ['1.234,5', 1234.5], ['1.234.567', 1_234_567]] as const)('VAL-55 number %j is %d, and comes back', (text, value) => {
    expect(readDecimal(text)).toBe(value);
    expect(readDecimal(writeDecimal(value))).toBe(value);
  });
  test('VAL-03 a lone dot is settled where only one of its two meanings is allowed', () => {
    expect(readDecimal('45.815', { min: -90, max: 90 })).toBe(45.815);
    expect(readDecimal('1.234', { min: 1_000 })).toBe(1234);
    expect(readDecimal('1.234', { min: 0, max: 5_000 })).toBe('1.234');
    expect(readDecimal('95.815', { max: 90 })).toBe('95.815');
  });
  test.each(['45.815', '1.234', 'x', '1,2,3', 'Infinity', '1e3'])('VAL-55 number %j could be either or is none: it stays as it was typed', (text) => expect(readDecimal(text)).toBe(text));

  test('nothing is null', () => {
    for (const read of [readDecimal, readInteger, readMoney]) expect(read('  ')).toBeNull();
  });
  test('an integer is shown with dots and read back', () => expect(readInteger(writeInteger(1_234_567))).toBe(1_234_567));
});
