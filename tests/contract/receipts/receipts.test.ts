// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { factsOf, settingOf, type Setting } from '#src/features/receipts/facts.ts';
import type { Field } from '#src/features/receipts/model.ts';
import { qrPath } from '#src/features/receipts/qr.ts';
import { receiptOf } from '#src/features/receipts/receipt.ts';
import { failing, required } from './kit.ts';
import { drawn, fieldsOf, without } from './page.ts';
import { copyNumber, countries, invoiceOf, locales, setting, situations, type Locale, type Situation } from './samples.ts';

const modelOf = (locale: Locale, situation: Situation, more: Partial<Setting> = {}) => receiptOf(factsOf(invoiceOf(locale, situation)), { ...setting, ...more }, situation === 'copy' ? copyNumber : 0);
const all = locales.flatMap((locale) => situations.map((situation) => [locale, situation] as const));

describe('what the law of a country asks of a receipt', () => {
  it.each(all)('INV-15 INV-16 INV-17 INV-18 INV-19 INV-20 INV-21 INV-22 INV-23 INV-28 %s, %s: everything is there, and each thing that is left out fails its own check alone', (locale, situation) => {
    const model = modelOf(locale, situation);
    const checks = required(locale, situation);
    for (const paper of ['58', '80', 'a4'] as const) expect(failing(drawn(model, paper), checks), paper).toEqual([]);
    for (const field of Object.keys(checks) as Field[]) expect(failing(drawn(without(model, field)), checks), `without ${field}`).toEqual([field]);
  });
  it.each(all)('%s, %s: nothing stands there that nobody asked for', (locale, situation) => {
    expect(fieldsOf(modelOf(locale, situation)).toSorted()).toEqual(Object.keys(required(locale, situation)).toSorted());
  });
});

describe('INV-23 codes', () => {
  it('are as small as they may be, at the level that their country asks for', () => {
    expect(qrPath({ text: countries.si.codes.qr ?? '', level: 'medium' }).edge - 8).toBe(25);
    const { blocks } = modelOf('es', 'sale');
    expect(blocks.findIndex(({ kind }) => kind === 'qr')).toBe(1);
    expect(blocks.flatMap((block) => (block.kind === 'qr' ? [block.image] : []))).toEqual([{ level: 'medium', size: 34, text: countries.es.codes.qr }]);
  });
  it('INV-18 the Slovenian one stands below its ZOI and EOR, the Spanish one above everything between its texts', () => {
    expect(drawn(modelOf('si', 'sale')).aroundCode[0]).toMatch(/^EOR:/);
    expect(drawn(modelOf('es', 'sale')).aroundCode).toEqual(['QR tributario:', 'VERI*FACTU']);
  });
  it('INV-28 of records that are kept and not sent says so', () => {
    const kept = { ...invoiceOf('es', 'sale'), fiscal_data: { qr: countries.es.codes.qr?.replace('ValidarQR', 'ValidarQRNoVerifactu') } };
    expect(drawn(receiptOf(factsOf(kept), setting)).aroundCode[1]).toBe('Factura verificable en la sede electrónica de la AEAT');
  });
});

describe('what is not there', () => {
  const bare = (locale: Locale) => ({ ...invoiceOf(locale, 'sale'), fiscalized: false, fiscal_data: {}, fiscal: { state: 'none' } });
  it.each(locales)('%s: an invoice that no tax office has to do with shows no code and no name of one', (locale) => {
    const fields = fieldsOf(receiptOf(factsOf(bare(locale)), setting));
    expect(fields.filter((field) => ['zki', 'jir', 'zoi', 'eor', 'bf', 'qr', 'qrAbove', 'qrBelow', 'outage', 'notFiscal'].includes(field))).toEqual([]);
  });
  it('INV-19 a register’s first Austrian receipt, which no code stands on while the device is down, says so', () => {
    const first = { ...invoiceOf('at', 'sale'), fiscalized: false, fiscal_data: {}, fiscal: { state: 'pending' } };
    const { lines } = drawn(receiptOf(factsOf(first), setting));
    expect(lines).toContain('Sicherheitseinrichtung ausgefallen');
    // As the code calls it that will follow.
    expect(lines).toContain('Kassen-ID: PP4-1');
  });
  it('INV-17 INV-18 INV-19 INV-20 codes of other countries are never printed', () => {
    const codes = Object.assign({}, ...locales.map((locale) => countries[locale].codes)) as object;
    const shown = (locale: Locale) => fieldsOf(receiptOf(factsOf({ ...invoiceOf(locale, 'sale'), fiscal_data: codes }), setting)).filter((field) => ['zki', 'jir', 'zoi', 'eor', 'bf', 'qr'].includes(field));
    expect(locales.map(shown)).toEqual([['zki', 'jir', 'qr'], ['zoi', 'eor', 'qr'], ['qr'], ['bf'], ['qr']]);
  });
  it('a sale that bears no tax says so', () => {
    const page = drawn(receiptOf(factsOf({ ...invoiceOf('hr', 'sale'), taxes: [] }), setting));
    expect(page.lines).toContain('PDV nije obračunan temeljem čl. 90. Zakona o PDV-u.');
    expect(page.column('Osnovica')).toBeNull();
  });
  it('an invoice of which only half came is drawn all the same', () => {
    expect(drawn(receiptOf(factsOf({ id: 5, arena: { id: 1, locale: 'xx' } }, { timezone: 'Nowhere/There' }), { ...setting, header: '', footer: '' })).lines).toContain('Invoice');
  });
});

describe('INV-16 totals in kuna', () => {
  const kuna = (gross: number, more: Partial<Setting> = {}, arena: object = {}) => {
    const invoice = invoiceOf('hr', 'sale') as { readonly arena: object; readonly cart: object };
    return drawn(receiptOf(factsOf({ ...invoice, arena: { ...invoice.arena, ...arena }, cart: { ...invoice.cart, gross } }), { ...setting, ...more })).lines.find((text) => text.includes('HRK'))?.split('): ')[1];
  };
  it('halves are rounded away from zero, from whole cents', () => {
    expect([kuna(2_000), kuna(1_000), kuna(-1_000), kuna(0), kuna(123_456)]).toEqual(['150,69 HRK', '75,35 HRK', '-75,35 HRK', '0,00 HRK', '9.301,79 HRK']);
  });
  it('are printed in Croatia alone, in euros alone, and as long as the country wants them', () => {
    expect(kuna(2_000, { kuna: false })).toBeUndefined();
    expect(kuna(2_000, {}, { currency: 'BAM' })).toBeUndefined();
    expect(kuna(2_000, {}, { locale: 'at' })).toBeUndefined();
    const country = (fiscalAttributes: unknown) => settingOf({ company: { country: { fiscalAttributes } } }).kuna;
    expect([country([{ name: 'demo' }, { name: 'kunaLine' }]), country([{ name: 'demo' }]), country(undefined), settingOf({}).kuna]).toEqual([true, false, true, true]);
  });
});

describe('figures and times', () => {
  it('INV-15 the time is that of the arena, also at night between two days', () => {
    const at = (created_at: string, locale: Locale, timezone: string) => {
      const invoice = invoiceOf(locale, 'sale') as { readonly arena: object };
      return drawn(receiptOf(factsOf({ ...invoice, created_at, arena: { ...invoice.arena, timezone } }), setting)).lines.find((text) => /2026|2027/.test(text) && /\d\d:\d\d/.test(text));
    };
    expect(at('2026-12-31T23:30:00.000Z', 'es', 'Atlantic/Canary')).toMatch(/31\/12\/2026, 23:30$/);
    expect(at('2026-12-31T23:30:00.000Z', 'es', 'Europe/Madrid')).toMatch(/01\/01\/2027, 00:30$/);
  });
  it('a coin costs a fraction of the smallest coin, and amounts have dots between thousands', () => {
    const invoice = invoiceOf('es', 'sale') as { readonly arena: object; readonly cart: { readonly items: readonly object[] } };
    const priceAt = (coins: number) => drawn(receiptOf(factsOf({ ...invoice, arena: { ...invoice.arena, coins_per_currency: coins } }), setting)).column('Precio')?.[1];
    expect([priceAt(100), priceAt(50), priceAt(300), priceAt(1), priceAt(1_000)]).toEqual(['0,01', '0,02', '0,0033', '1,00', '0,001']);
    const dear = { ...invoice, cart: { ...invoice.cart, items: [{ name: 'PC', category: { name: 'Other' }, quantity: 1, price: 123_450, total_price: 123_450 }] } };
    expect(drawn(receiptOf(factsOf(dear), setting)).column('Importe')).toEqual(['1.234,50']);
  });
  it('INV-21 the country stands once in front of a Slovenian tax number', () => {
    const invoice = invoiceOf('si', 'sale') as { readonly arena: { readonly company: object } };
    const twice = { ...invoice, arena: { ...invoice.arena, company: { ...invoice.arena.company, pidn: 'SI10039856' } } };
    expect(drawn(receiptOf(factsOf(twice), setting)).lines).toContain('ID za DDV: SI10039856');
  });
});
