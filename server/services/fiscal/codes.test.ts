import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { kunaOf } from '#resources/domain/money.ts';
import { isOib, oibCheckDigit } from '#resources/domain/oib.ts';
import { splitTaxes } from '#resources/domain/tax.ts';
import { amountOf, amountText } from '#server/services/fiscal/amount.ts';
import { qrOf, zkiOf } from '#server/services/fiscal/hr/codes.ts';
import { codeInput, type CodeParts } from '#server/services/fiscal/protective-code.ts';
import { code60, zoiOf } from '#server/services/fiscal/si/codes.ts';
import { addWorkingDays } from '#server/services/fiscal/si/working-days.ts';
import { rsaOf } from '#tests/support/fiscal-keys.ts';
import vectors from '#tests/support/fiscal-vectors.json' with { type: 'json' };

const keys = { hr: rsaOf(vectors.keys.hr_test_rsa), si: rsaOf(vectors.keys.si_test_rsa) };
/** `05.03.2026 14:07:09` as the invoice has it. */
const local = (text: string) => `${text.slice(6, 10)}-${text.slice(3, 5)}-${text.slice(0, 2)}T${text.slice(11)}`;
const cents = (text: string) => Number(text.replace('.', ''));

describe('Croatia', () => {
  test.each(vectors.hr_zki)('INV-17 ZKI $zki', ({ oib, dateTime, number, premises, device, amount, input, zki }) => {
    expect(codeInput({ taxNumber: oib, issued: local(dateTime), number, premises, device, amount: cents(amount) })).toBe(input);
    expect(zkiOf(input, keys.hr)).toBe(zki);
  });
  test.each(vectors.hr_qr)('INV-17 INV-23 QR $url', ({ jir, zki, local: issued, cents: gross, url }) => {
    expect(qrOf(jir === undefined ? { zki: zki ?? '' } : { jir }, `${issued}:59`, gross)).toBe(url);
  });
  test('an OIB is told from what is none', () => {
    for (const oib of vectors.hr_oib.valid) expect(isOib(oib), oib).toBe(true);
    for (const oib of vectors.hr_oib.invalid) expect(isOib(oib), oib).toBe(false);
    fc.assert(fc.property(fc.stringMatching(/^\d{10}$/), (digits) => isOib(`${digits}${oibCheckDigit(digits)}`)));
  });
  test.each(vectors.hr_eur_to_hrk_minor)('INV-16 %i cents are %i lipa', (eur, hrk) => expect(kunaOf(Number(eur))).toBe(hrk));
});

describe('Slovenia', () => {
  test.each(vectors.si_zoi)('INV-18 ZOI $zoi', ({ input, zoi, taxNumber, dateTime, number, premises, device, amount }) => {
    if (taxNumber !== undefined) expect(codeInput({ taxNumber, issued: local(dateTime ?? ''), number: number ?? '', premises: premises ?? '', device: device ?? '', amount: cents(amount ?? '') })).toBe(input);
    expect(zoiOf(input, keys.si)).toBe(zoi);
  });
  test.each(vectors.si_code60)('INV-18 INV-23 60 digits $code', ({ zoi, taxNumber, yymmddhhmmss: at, code }) => {
    const issued = `20${at.slice(0, 2)}-${at.slice(2, 4)}-${at.slice(4, 6)}T${at.slice(6, 8)}:${at.slice(8, 10)}:${at.slice(10)}`;
    expect(code60(zoi, taxNumber, issued)).toBe(code);
  });
  test('what is due in two working days skips weekends, holidays and Easter Monday', () => {
    expect(addWorkingDays('2026-03-05', 2)).toBe('2026-03-09');
    expect(addWorkingDays('2026-04-03', 2)).toBe('2026-04-08');
    expect(addWorkingDays('2026-04-30', 1)).toBe('2026-05-04');
    expect(addWorkingDays('2026-12-24', 2)).toBe('2026-12-29');
  });
});

test.each(vectors.vat_inclusive_split_minor)('%i cents with %d percent are %i and %i', (gross, rate, base, tax) => {
  const split = splitTaxes([{ total: Number(gross), taxes: [{ name: 'x', rate: Number(rate) }] }]);
  expect([split.net, split.taxes[0]?.amount]).toEqual([base, tax]);
});

const two = (n: number) => String(n).padStart(2, '0');
const parts: fc.Arbitrary<CodeParts> = fc.record({
  taxNumber: fc.stringMatching(/^[1-9]\d{10}$/),
  issued: fc.tuple(fc.integer({ min: 2013, max: 2099 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }), fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), fc.integer({ min: 0, max: 59 }))
    .map(([year, month, day, hour, minute, second]) => `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`),
  number: fc.integer({ min: 1, max: 999_999 }).map(String),
  premises: fc.stringMatching(/^[0-9A-Za-z]{1,20}$/),
  device: fc.integer({ min: 1, max: 999 }).map(String),
  amount: fc.integer({ min: -100_000_000, max: 100_000_000 }),
});
const runs = { numRuns: 60 } as const;

describe.each([['ZKI', zkiOf, keys.hr], ['ZOI', zoiOf, keys.si]] as const)('%s', (_name, codeOf, key) => {
  const code = (of: CodeParts) => codeOf(codeInput(of), key);
  it('has 32 lowercase hex digits, and is the same for the same facts, also read back from storage', () => {
    fc.assert(fc.property(parts, (of) => {
      const made = code(of);
      expect(made).toMatch(/^[0-9a-f]{32}$/);
      expect(code(JSON.parse(JSON.stringify(of)) as CodeParts)).toBe(made);
    }), runs);
  });
  it('is another one when anything it is made from is', () => {
    fc.assert(fc.property(parts, parts, fc.constantFrom(...(Object.keys({ taxNumber: 0, issued: 0, number: 0, premises: 0, device: 0, amount: 0 } satisfies Record<keyof CodeParts, 0>) as (keyof CodeParts)[])), (of, other, changed) => {
      const differs = { ...of, [changed]: other[changed] };
      // Parts stand beside each other with nothing between, so that two sets of parts may read alike: these are the same by law.
      fc.pre(codeInput(differs) !== codeInput(of));
      expect(code(differs)).not.toBe(code(of));
    }), runs);
  });
});

it('amounts are written with a point and two decimals, and read back as they were', () => {
  expect([0, 5, -5, 124_556, -124_556].map(amountText)).toEqual(['0.00', '0.05', '-0.05', '1245.56', '-1245.56']);
  fc.assert(fc.property(fc.maxSafeInteger().map((n) => n % 1_000_000_000_000), (minor) => amountOf(amountText(minor)) === minor + 0));
  expect([' 1.00', '1.0', '1', '1,00', '-', ''].map(amountOf)).toEqual([null, null, null, null, null, null]);
});
it('a Croatian address names moment and amount that can be read back', () => {
  fc.assert(fc.property(parts, ({ issued, amount }) => {
    const found = /^https:\/\/porezna\.gov\.hr\/rn\?zki=([0-9a-f]{32})&datv=(\d{8})_(\d{4})&izn=(-?\d+)$/.exec(qrOf({ zki: 'a'.repeat(32) }, issued, amount)) ?? [];
    expect([found[2], found[3], Number(found[4])]).toEqual([issued.slice(0, 10).replaceAll('-', ''), issued.slice(11, 16).replace(':', ''), amount]);
  }));
});
it('sixty digits hold the code as a number, the tax number, the moment and their sum', () => {
  fc.assert(fc.property(fc.stringMatching(/^[0-9a-f]{32}$/), fc.stringMatching(/^[1-9]\d{7}$/), parts, (zoi, taxNumber, { issued }) => {
    const code = code60(zoi, taxNumber, issued);
    expect(code).toMatch(/^\d{60}$/);
    expect(BigInt(code.slice(0, 39)).toString(16).padStart(32, '0')).toBe(zoi);
    expect(code.slice(39, 47)).toBe(taxNumber);
    expect(code.slice(47, 59)).toBe(issued.slice(2).replace(/\D/g, ''));
    expect(code.slice(0, 59).split('').reduce((sum, digit) => sum + Number(digit), 0) % 10).toBe(Number(code[59]));
  }), runs);
  expect(code60('0'.repeat(31) + '1', '12345678', '2026-01-01T00:00:00')).toMatch(/^0{38}1/);
});
