import { array, assert, asyncProperty, constantFrom, integer, nat, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { device, failures } from '#server/services/fiscal/ba/device.ts';
import { ba } from '#server/services/fiscal/ba/index.ts';
import { requestOf, type DeviceRequest } from '#server/services/fiscal/ba/message.ts';
import type { Answer, Office, Reading, Told } from '#server/services/fiscal/country.ts';
import type { FiscalInvoice } from '#server/services/fiscal/types.ts';
import { fiscalInvoice } from '#tests/support/told-invoice.ts';
import { memoryOffice } from '#tests/support/fiscal-told.ts';

const now = new Date('2026-11-28T12:00:00Z');
const sale = (sequence: number, more: Parameters<typeof fiscalInvoice>[0] = {}): FiscalInvoice =>
  fiscalInvoice({ locale: 'ba', timezone: 'Europe/Sarajevo', currency: 'BAM', place: 'PP6', tax: { name: 'PDV 17 %', rate: 17 }, id: sequence, sequence, label: `PP6-${more.register ?? 1}-2026-${sequence}`, ...more });
const reversal = (of: FiscalInvoice, sequence: number, fiscal_data: Readonly<Record<string, unknown>>): FiscalInvoice => sale(sequence, { register: of.register, takesBack: { id: of.id, label: of.label, issued: of.issued, fiscal_data } });
const told = (invoice: FiscalInvoice): Pick<Told, 'invoice' | 'key'> => ({ invoice, key: `key-${invoice.id}` });
const print = async (office: Office, invoice: FiscalInvoice): Promise<Reading | null> => {
  const answer = await device.answer({ headers: {}, body: JSON.stringify(requestOf(told(invoice))) }, office);
  return await ba.read(answer, told(invoice) as Told);
};
const bfOf = (reading: Reading | null): string | undefined => (reading?.taken ? reading.data.bf : undefined);

describe('the numbers of a fiscal device', () => {
  test('grow by one for each register, for receipts and reclaimed ones on their own, however often each is told', async () => {
    await assert(asyncProperty(array(tuple(constantFrom(1, 2), integer({ min: 1, max: 3 }), nat(4)), { minLength: 1, maxLength: 25 }), async (sales) => {
      const office = memoryOffice(now);
      const counted = new Map<string, number>();
      const next = (series: string): string => {
        counted.set(series, (counted.get(series) ?? 0) + 1);
        return String(counted.get(series));
      };
      for (const [i, [register, times, restored]] of sales.entries()) {
        const invoice = sale(i + 1, { register });
        const bf = next(`sale ${register}`);
        for (let n = 0; n < times; n += 1) expect(bfOf(await print(office, invoice))).toBe(bf);
        if (restored > 0) continue;
        const back = await print(office, reversal(invoice, 1_000 + i, { bf }));
        expect(back).toEqual({ taken: true, data: { bf: next(`back ${register}`), original_bf: bf } });
      }
    }), { numRuns: 40 });
  });
  test('concurrent tills of one register get different ones without a gap', async () => {
    const office = memoryOffice(now);
    const got = await Promise.all(Array.from({ length: 30 }, (_, i) => print(office, sale(i + 1))));
    expect(got.map((reading) => Number(bfOf(reading))).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  });
  test('a number is given to one receipt alone', async () => {
    const office = memoryOffice(now);
    await print(office, sale(1));
    expect(await print(office, sale(1, { totals: [999] }))).toMatchObject({ taken: false, final: true, error: { code: 'duplicate', field: 'label' } });
    expect(bfOf(await print(office, sale(2)))).toBe('2');
  });
});

describe('what is asked of the device', () => {
  test('a sale, with its payment and what was sold', () => {
    expect(requestOf(told(sale(7, { paymentMethod: 'creditCard', recipient: { name: 'Lan Klub Iskra', address: 'Titova 7', pidn: '4209876540003' } })))).toEqual({
      requestId: 'key-7', invoiceType: 'Normal', transactionType: 'Sale', sellerId: 'B84712303', device: 'PP6-1', cashier: 'Ema Novak', invoiceNumber: 'PP6-1-2026-7', buyerId: '4209876540003', payment: [{ amount: 12.5, paymentType: 'Card' }], totalAmount: 12.5,
      items: [{ name: 'Thing 1', unit: 'ko', quantity: 1, unitPrice: 2.5, totalAmount: 2.5, labels: ['E'] }, { name: 'Thing 2', unit: 'ko', quantity: 1, unitPrice: 10, totalAmount: 10, labels: ['E'] }],
    });
  });
  test('a reclaimed receipt names the number of the original, and no amount is below zero', () => {
    const request = requestOf(told(reversal(sale(7), 8, { bf: '41' })));
    expect(request).toMatchObject({ transactionType: 'Refund', referentDocumentNumber: '41', referentInvoiceNumber: 'PP6-1-2026-7', totalAmount: 12.5, payment: [{ amount: 12.5 }] });
    expect(request.items.every(({ quantity, totalAmount }) => quantity > 0 && totalAmount > 0)).toBe(true);
  });
  test('names are cut to what fits, a buyer without the country’s number is left out, nothing taxed has its own mark', () => {
    const request = requestOf(told(sale(1, { recipient: { name: 'Nordwind', address: 'Linz', pidn: 'ATU55512345' }, taxes: [], lines: [{ name: 'Č'.repeat(50), quantity: 1, price: 1_250, total: 1_250 }] })));
    expect(request.buyerId).toBeUndefined();
    expect(request.items).toMatchObject([{ name: 'Č'.repeat(36), labels: ['K'] }]);
  });
  test('the original is found by our number where its own is not known here; one that was never printed is waited for', async () => {
    const office = memoryOffice(now);
    const original = sale(1);
    expect(await print(office, reversal(original, 2, {}))).toMatchObject({ taken: false, final: false, error: { code: 'original-unknown' } });
    await print(office, original);
    expect(await print(office, reversal(original, 2, {}))).toEqual({ taken: true, data: { bf: '1', original_bf: '1' } });
  });
});

describe('what a device answers', () => {
  test.each(Object.keys(failures))('%s is a failure that passes', async (code) => {
    expect(await ba.read(device.refuse(code, { headers: {}, body: '' }), told(sale(1)) as Told)).toMatchObject({ taken: false, final: false, error: { code } });
  });
  const changed = (more: Partial<Record<keyof DeviceRequest, unknown>>) => JSON.stringify({ ...requestOf(told(sale(1))), ...more });
  test.each<readonly [code: string, field: string | null, body: string]>([
    ['request', null, 'no'], ['request', null, changed({ device: '' })], ['request', null, changed({ transactionType: 'Refund' })], ['items', 'cart.items', changed({ items: [{ name: 'x', totalAmount: 1 }] })],
    ['payment', 'payment_method', changed({ payment: [{ amount: 1, paymentType: 'Cash' }] })], ['amount', 'cart.gross', changed({ totalAmount: 0 })], ['buyer', 'user.company.pidn', changed({ buyerId: '123' })],
  ])('%s is refused, and %s is to blame', async (code, field, body) => {
    const office = memoryOffice(now);
    expect(await ba.read(await device.answer({ headers: {}, body }, office), told(sale(1)) as Told)).toMatchObject({ taken: false, final: true, error: { code, field } });
    expect(bfOf(await print(office, sale(1)))).toBe('1');
  });
  test.each<Answer>([{ status: 502, headers: {}, body: '<html>' }, { status: 200, headers: {}, body: '{}' }, { status: 200, headers: {}, body: 'null' }, { status: 200, headers: {}, body: '{"invoiceNumber":"1"}' }])('nothing is read from %j', async (answer) => {
    expect(await ba.read(answer, told(sale(1)) as Told)).toBeNull();
  });
  test('the company names its device', () => {
    expect(ba.address?.({ billHook: 'http://device.local' } as Parameters<NonNullable<typeof ba.address>>[0])).toBe('http://device.local');
  });
});
