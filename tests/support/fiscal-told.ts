import { createPrivateKey, randomBytes } from 'node:crypto';
import { splitTaxes } from '#resources/domain/tax.ts';
import type { CompanyKeys, Country, Kept, Office, Told } from '#server/services/fiscal/country.ts';
import { makeP12, openP12 } from '#server/services/fiscal/keys.ts';
import type { FiscalInvoice } from '#server/services/fiscal/types.ts';

/** Keys of a company that were made on a day. */
export async function keysOf(company: { readonly name: string; readonly pidn: string; readonly country: string }, made: Date): Promise<CompanyKeys> {
  const ec = createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU', y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0', d: 'jpsQnyGaIv-C1iKSvnBMaBhjz3qsnSYpZcVvI2S5TIw' } });
  return { rsa: openP12(await makeP12(company, 'geheim', made), 'geheim'), ec: { privateKey: ec, serial: 'abc' }, aes: randomBytes(32), demo: true };
}
const company = { id: 1, demo: true, inTaxSystem: true, billHook: null, baseCertificateUrl: null, certificateNumber: null, receiptSignUrl: null, locationId: null, taxes: {}, tokenKey: null, aesKey: null, veriFactu: false };

/** An invoice of a gross amount and one tax, `more` laid over it. */
export function invoiceOf(gross: number, rate: number, more: Partial<FiscalInvoice>): FiscalInvoice {
  const split = splitTaxes([{ total: gross, taxes: [{ name: 'Tax', rate }] }]);
  return {
    id: 1, arena: 1, locale: 'hr', issued: '2027-03-01T12:00:00', timezone: 'Europe/Zagreb', place: 'PP1', register: 1, year: 2027, sequence: 12, label: '12/PP1/1', currency: 'EUR', gross, net: split.net, taxes: split.taxes,
    paymentMethod: 'cash', issuer: { id: 1, name: 'Arena Igre d.o.o.', address: 'Savska 41', pidn: '12345678903' }, recipient: null, operator: { name: 'Ana', pidn: null }, lines: [{ name: 'Coins', quantity: 1, price: gross, total: gross }],
    takesBack: null, ...more,
  };
}
/** The invoice with its codes, as it is told for the first time three seconds later. */
export async function toldOf(country: Country, invoice: FiscalInvoice, keys: CompanyKeys, more: Partial<Told> = {}): Promise<Told> {
  const { data, kept } = await country.begin(invoice, { company, keys, previous: null });
  return { invoice, company, keys, data, kept, key: 'k', attempt: 1, late: false, sent: `${invoice.issued.slice(0, 17)}03`, ...more };
}
/** An authority's memory that lasts as long as a test. */
export function memoryOffice(now: Date): Office & { readonly records: ReadonlyMap<string, Kept> } {
  const records = new Map<string, Kept>();
  const series = new Map<string, number>();
  return {
    now, records,
    known: (identity) => Promise.resolve(records.get(identity) ?? null),
    once: async (identity, make) => {
      const kept = records.get(identity) ?? (await make((name) => {
        series.set(name, (series.get(name) ?? 0) + 1);
        return Promise.resolve(series.get(name) ?? 0);
      }));
      records.set(identity, kept);
      return kept;
    },
  };
}
