import { describe, expect, test } from 'vitest';
import { splitTaxes } from './tax.ts';

const vat = (rate: number, name = `VAT ${rate}`) => ({ name, rate });

describe('taxes that prices hold', () => {
  // [gross, rate, base, tax]: recomputed by two independent programs.
  test.each([
    [1250, 25, 1000, 250], [999, 25, 799, 200], [1, 25, 1, 0], [1990, 13, 1761, 229], [-1250, 25, -1000, -250], [350, 20, 292, 58], [1290, 10, 1173, 117], [1000, 22, 820, 180],
    [1000, 9.5, 913, 87], [1210, 21, 1000, 210], [1170, 17, 1000, 170], [1000, 17, 855, 145],
  ])('%i with %f %% is %i and %i', (gross, rate, base, amount) => {
    expect(splitTaxes([{ total: gross, taxes: [vat(rate)] }])).toEqual({ gross, net: base, taxes: [{ ...vat(rate), base, amount }] });
  });

  test('two taxes share one base; the cent left over goes to the higher one', () => {
    expect(splitTaxes([{ total: 1000, taxes: [vat(3, 'PNP'), vat(25, 'PDV')] }])).toEqual({
      gross: 1000, net: 781, taxes: [{ ...vat(25, 'PDV'), base: 781, amount: 196 }, { ...vat(3, 'PNP'), base: 781, amount: 23 }],
    });
  });

  test('lines of one rate are added up before anything is rounded; lines without tax are net', () => {
    const { gross, net, taxes } = splitTaxes([{ total: 1, taxes: [vat(25)] }, { total: 1, taxes: [vat(25)] }, { total: 1, taxes: [vat(25)] }, { total: 500, taxes: [] }, { total: 113, taxes: [vat(13)] }]);
    expect({ gross, net }).toEqual({ gross: 616, net: 602 });
    expect(taxes).toEqual([{ ...vat(25), base: 2, amount: 1 }, { ...vat(13), base: 100, amount: 13 }]);
  });

  test('one tax in two groups is one line, and all is there to the cent for any amounts', () => {
    expect(splitTaxes([{ total: 1000, taxes: [vat(25)] }, { total: 1000, taxes: [vat(25), vat(3)] }]).taxes.map(({ base, amount }) => [base, amount])).toEqual([[1581, 396], [781, 23]]);
    for (let cents = 0; cents < 2_000; cents += 7) {
      const { gross, net, taxes } = splitTaxes([{ total: cents, taxes: [vat(25)] }, { total: cents * 3, taxes: [vat(13), vat(3)] }, { total: 11, taxes: [vat(9.5)] }]);
      expect(net + taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(gross);
    }
  });

  test('nothing sold has no taxes, and amounts are whole', () => {
    expect(splitTaxes([])).toEqual({ gross: 0, net: 0, taxes: [] });
    expect(() => splitTaxes([{ total: 0.5, taxes: [vat(25)] }])).toThrow(RangeError);
  });
});
