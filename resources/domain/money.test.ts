import { describe, expect, test } from 'vitest';
import { formatInteger, formatMoney, kunaOf, parseInteger, parseMoney, roundHalfUp } from '#resources/domain/money.ts';

describe('money', () => {
  test('I18N-05 amounts are minor units and divided by 100 for display', () => {
    expect(formatMoney(123_456)).toBe('1.234,56');
    expect(formatMoney(5)).toBe('0,05');
    expect(formatMoney(0)).toBe('0,00');
    expect(formatMoney(-0)).toBe('0,00');
    expect(formatMoney(-5)).toBe('-0,05');
  });

  test('I18N-06 OP-082 comma decimal, dot thousands of four digits too, two decimals, currency suffix', () => {
    for (const [minor, text] of [[99_999, '999,99'], [123_450, '1.234,50'], [1_234_560, '12.345,60'], [100_000_000, '1.000.000,00']] as const) expect(formatMoney(minor, 'EUR')).toBe(`${text} EUR`);
    expect(formatMoney(1_234_567, 'EUR')).toBe('12.345,67 EUR');
    expect(formatMoney(9_999_990_000)).toBe('99.999.900,00');
    expect(formatMoney(12_345_678_901_234_567_890n)).toBe('123.456.789.012.345.678,90');
    expect(() => formatMoney(12.5)).toThrow('money.integer');
    expect(() => formatMoney(Number.NaN)).toThrow('money.integer');
  });

  test('I18N-06 typed amounts: 12,50 stays 1250 over any number of saves', () => {
    let minor = parseMoney('12,50');
    for (let turn = 0; turn < 3; turn += 1) minor = parseMoney(formatMoney(minor ?? Number.NaN));
    expect(minor).toBe(1250);
  });

  test('I18N-06 a dot is a thousands mark: 100.000 is 100.000,00', () => {
    expect(parseMoney('100.000')).toBe(10_000_000);
    expect(parseMoney('1.234,56')).toBe(123_456);
    expect(parseMoney('1.234.567')).toBe(123_456_700);
    expect(parseMoney(' 12,5 ')).toBe(1250);
    expect(parseMoney('7')).toBe(700);
    expect(parseMoney('-2,30')).toBe(-230);
    expect(Object.is(parseMoney('-0'), 0)).toBe(true);
  });

  test.each(['', ' ', '12.5', '12.50', '0.500', '1234.567', '12.3456', '1.23,4', '1e3', '12,345', ',5', '12,', '1,2,3', '12 EUR', 'abc', '--1', '+1', '1 000', '0x10', 'Infinity', '１２', '99999999999999999'])(
    'I18N-06 %j is no amount', (text) => expect(parseMoney(text)).toBeNull());

  test('I18N-06 integers carry dots and are read strictly', () => {
    expect(formatInteger(1_234_567)).toBe('1.234.567');
    expect(formatInteger(-1000)).toBe('-1.000');
    expect(formatInteger(0)).toBe('0');
    expect(parseInteger('1.234.567')).toBe(1_234_567);
    expect(parseInteger('-5')).toBe(-5);
    for (const text of ['', '1,0', '1.5', '1e3', '1.0000', 'a', '1 2', '99999999999999999']) expect(parseInteger(text)).toBeNull();
  });

  test('PURCH-28 halves are rounded up exactly, and mirrored below zero', () => {
    expect(roundHalfUp(1450, 100)).toBe(15);
    expect(roundHalfUp(1449, 100)).toBe(14);
    expect(roundHalfUp(-1450, 100)).toBe(-15);
    expect(roundHalfUp(1450, -100)).toBe(-15);
    expect(Object.is(roundHalfUp(-1, 100), 0)).toBe(true);
    expect(roundHalfUp(9_007_199_254_740_991n * 1000n, 1000n)).toBe(9_007_199_254_740_991);
    expect(() => roundHalfUp(1, 0)).toThrow('money.integer');
    expect(() => roundHalfUp(1.5, 2)).toThrow('money.integer');
    expect(() => roundHalfUp(10n ** 20n, 1n)).toThrow('money.integer');
  });

  test('INV-16 the kuna amount at the fixed rate, half up from cents', () => {
    expect(kunaOf(2000)).toBe(15_069);
    expect(kunaOf(1000)).toBe(7535);
    expect(kunaOf(-1000)).toBe(-7535);
    expect(kunaOf(1)).toBe(8);
  });
});
