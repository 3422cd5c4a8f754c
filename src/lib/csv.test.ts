import { describe, expect, it } from 'vitest';
import { csvAmount, csvLine, csvNumber, decimalMarkOf, separatorOf } from './csv.ts';

const words = (...texts: readonly string[]) => texts.map((text) => ({ text }));

describe('a line of a file for spreadsheets', () => {
  it('OP-064 parts cells as the countries do, with the comma as their decimal mark', () => {
    expect(['hr', 'de', 'es', 'at', 'ba', 'si', 'en'].map((locale) => `${locale}${separatorOf(locale)}${decimalMarkOf(locale)}`)).toEqual(['hr;,', 'de;,', 'es;,', 'at;,', 'ba;,', 'si;,', 'en,.']);
  });
  it('quotes what would end a cell or a line, and doubles quotes', () => {
    expect(csvLine(words('a;b', 'a,b', 'say "x"', 'two\nlines', 'plain', ''), ';')).toBe('"a;b";a,b;"say ""x""";"two\nlines";plain;\r\n');
    expect(csvLine(words('a;b', 'a,b'), ',')).toBe('a;b,"a,b"\r\n');
  });
  it('OP-063 lets nothing be computed that was words, and leaves figures alone', () => {
    const names = ['=1+1', '+1+1', '-1+1', '@SUM(1)', '=HYPERLINK("http://x")', '\t=1', '\r=1', 'a=1'];
    expect(names.map((name) => csvLine(words(name), ';'))).toEqual(["'=1+1\r\n", "'+1+1\r\n", "'-1+1\r\n", "'@SUM(1)\r\n", '"\'=HYPERLINK(""http://x"")"\r\n', "'\t=1\r\n", '"\'\r=1"\r\n', 'a=1\r\n']);
    expect(csvLine([{ text: '-12,50', figure: true }], ';')).toBe('-12,50\r\n');
  });
  it('writes numbers without grouping, amounts exactly', () => {
    expect([csvNumber(1234567.5, ','), csvNumber(-3, '.'), csvAmount(123456, ','), csvAmount(-5, '.'), csvAmount(0, ',')]).toEqual(['1234567,5', '-3', '1234,56', '-0.05', '0,00']);
  });
});
