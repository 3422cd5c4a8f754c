import type { Setting } from '#src/features/receipts/facts.ts';

export const locales = ['hr', 'si', 'at', 'ba', 'es'] as const;
export type Locale = (typeof locales)[number];
export const situations = ['sale', 'company', 'reversal', 'restored', 'pending', 'copy'] as const;
export type Situation = (typeof situations)[number];

const uuid = '34facd65-622b-745d-a541-30ab1f9d3ac1';
const signature = `${'Ab9/'.repeat(21)}Aw==`;
const deviceDown = 'U2ljaGVyaGVpdHNlaW5yaWNodHVuZyBhdXNnZWZhbGxlbg==';
const austrian = (end: string) => `_R1-AT1_WIEN-1_PP4-1-2026-12_2026-11-28T16:05:09_20,00_0,00_0,00_0,00_0,00_hLyw8bd0aOE=_6f2a91c4_cg8hNU5ihto=_${end}`;

interface Country {
  readonly currency: string;
  readonly timezone: string;
  readonly label: string;
  readonly other: string;
  readonly place: string;
  readonly company: { readonly name: string; readonly address: string; readonly pidn: string };
  readonly tax: { readonly name: string; readonly rate: number; readonly base: number; readonly amount: number };
  readonly codes: Readonly<Record<string, string>>;
  /** What there is before the tax office answered. */
  readonly local: Readonly<Record<string, string>>;
}
export const countries: Readonly<Record<Locale, Country>> = {
  hr: {
    currency: 'EUR', timezone: 'Europe/Zagreb', label: '12/PP1/1', other: '11/PP1/1', place: 'PP1', company: { name: 'Arena Igre d.o.o.', address: 'Savska cesta 41, 10000 Zagreb', pidn: '32198765405' },
    tax: { name: 'PDV 25 %', rate: 25, base: 1_600, amount: 400 },
    codes: { zki: 'e4d909c290d0fb1ca068ffaddf22cbd0', jir: uuid, qr: `https://porezna.gov.hr/rn?jir=${uuid}&datv=20261128_1605&izn=2000` },
    local: { zki: 'e4d909c290d0fb1ca068ffaddf22cbd0', qr: 'https://porezna.gov.hr/rn?zki=e4d909c290d0fb1ca068ffaddf22cbd0&datv=20261128_1605&izn=2000' },
  },
  si: {
    currency: 'EUR', timezone: 'Europe/Ljubljana', label: 'PP2-1-12', other: 'PP2-1-11', place: 'PP2', company: { name: 'Igralnica Lipa d.o.o.', address: 'Slovenska cesta 5, 1000 Ljubljana', pidn: '10039856' },
    tax: { name: 'DDV 22 %', rate: 22, base: 1_639, amount: 361 },
    codes: { zoi: 'a7e5f55e1dbb48b799268e1a6d8618a3', eor: uuid, qr: '223175087923687075112234402528973166755100398562611281605098' },
    local: { zoi: 'a7e5f55e1dbb48b799268e1a6d8618a3', qr: '223175087923687075112234402528973166755100398562611281605098' },
  },
  at: {
    currency: 'EUR', timezone: 'Europe/Vienna', label: 'PP4-1-2026-12', other: 'PP4-1-2026-11', place: 'PP4', company: { name: 'Spielhalle Wien GmbH', address: 'Mariahilfer Straße 88, 1070 Wien', pidn: 'ATU68273915' },
    tax: { name: 'USt 20 %', rate: 20, base: 1_667, amount: 333 }, codes: { qr: austrian(signature) }, local: { qr: austrian(deviceDown) },
  },
  ba: {
    currency: 'BAM', timezone: 'Europe/Sarajevo', label: 'PP6-1-2026-12', other: 'PP6-1-2026-11', place: 'PP6', company: { name: 'Arena BH d.o.o.', address: 'Ferhadija 12, 71000 Sarajevo', pidn: '4201234560009' },
    tax: { name: 'PDV 17 %', rate: 17, base: 1_709, amount: 291 }, codes: { bf: '1234' }, local: {},
  },
  es: {
    currency: 'EUR', timezone: 'Europe/Madrid', label: 'PP7-1-2026-12', other: 'PP7-1-2026-11', place: 'PP7', company: { name: 'Juegos del Sol S.L.', address: 'Calle de Alcalá 100, 28009 Madrid', pidn: 'B84712303' },
    tax: { name: 'IVA 21 %', rate: 21, base: 1_653, amount: 347 },
    codes: { qr: 'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR?nif=B84712303&numserie=PP7-1-2026-12&fecha=28-11-2026&importe=20.00' },
    local: { qr: 'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR?nif=B84712303&numserie=PP7-1-2026-12&fecha=28-11-2026&importe=20.00' },
  },
};
const noCodes = { zki: null, jir: null, zoi: null, eor: null, bf: null, qr: null };
export const buyer = { name: 'Studio Pixel d.o.o.', address: 'Ulica grada Vukovara 12, Zagreb', pidn: '85210036541' };
export const operator = 'Ema Novak';
export const reason = 'Žuta ćuprija: krivi igrač';
export const originalBf = '1230';
/** Which copy the one that is a copy is. */
export const copyNumber = 2;

/** An invoice as the service answers it: two cans and ten euros of coins, 20,00 in all, at five past four in the afternoon. */
export const invoiceOf = (locale: Locale, situation: Situation): object => {
  const { currency, timezone, label, other, place, company, tax, codes, local } = countries[locale];
  const back = situation === 'reversal';
  const sign = back ? -1 : 1;
  const there = situation === 'pending' ? local : codes;
  return {
    id: 12, label, number: '12', created_at: '2026-11-28T15:05:09.000Z', arena: { id: 1, name: 'Arena', locale, timezone, currency, coins_per_currency: 100, businessPlaceLabel: place, company },
    by_user: { id: 3, name: operator, username: 'employee' }, user: situation === 'company' ? { id: null, name: null, company: buyer } : null,
    cart: {
      gross: 2_000 * sign, net: tax.base * sign,
      items: [
        { name: 'Đurđičin sok 0,5 l', category: { name: 'Drinks' }, quantity: 2 * sign, price: 500, total_price: 1_000 * sign },
        { name: 'Coins', category: { name: 'Coins' }, quantity: 1_000 * sign, price: 1, total_price: 1_000 * sign },
      ],
    },
    taxes: [{ ...tax, base: tax.base * sign, amount: tax.amount * sign }], payment_method: { name: 'creditCard' }, fiscalized: situation !== 'pending', fiscal_data: { ...noCodes, ...there },
    fiscal: { state: situation === 'pending' ? 'pending' : 'done', late: false, attempts: 1, last_error: null, deadline: '2026-11-30T22:59:59.000Z' },
    restored_invoice_id: back ? 11 : null, restored_invoice: back ? { id: 11, number: '11', label: other, fiscal_data: { bf: originalBf } } : null,
    restored_by_invoice: situation === 'restored' ? { id: 13, number: '11', label: other } : null, restoring_reason: back || situation === 'restored' ? reason : null,
  };
};
export const setting: Setting = { header: '<h2>Čakovec Sjever</h2>', footer: '<p>Hvala na posjetu!</p>', automatic: false, kuna: true };
