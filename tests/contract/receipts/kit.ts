import jsqr from 'jsqr';
import type { Field } from '#src/features/receipts/model.ts';
import type { Page } from './page.ts';
import { buyer, copyNumber, countries, operator, originalBf, reason, type Locale, type Situation } from './samples.ts';

type Check = (page: Page) => boolean;
type Checks = Readonly<Partial<Record<Field, Check>>>;
type Words = Readonly<Record<'issued' | 'number' | 'taxId' | 'operator' | 'place' | 'register' | 'product' | 'quantity' | 'price' | 'amount' | 'base' | 'rate' | 'tax' | 'total' | 'payment' | 'card' | 'reason' | 'recipient' | 'reverses' | 'reversedBy' | 'copy', string>>
  & { readonly titles: Readonly<Record<'sale' | 'company' | 'reversal', string>>; readonly moment: RegExp };

/** What the law of each country calls things, written down by itself: the kit shares no word with the receipts it judges. */
const words: Readonly<Record<Locale, Words>> = {
  hr: {
    titles: { sale: 'Račun', company: 'Račun', reversal: 'Storno račun' }, moment: /^28\. ?11\. ?2026\.? 16:05$/, number: 'Broj računa', issued: 'Datum i vrijeme', taxId: 'OIB', operator: 'Operater', place: 'Poslovni prostor', register: 'Naplatni uređaj',
    product: 'Naziv', quantity: 'Kol.', price: 'Cijena', amount: 'Iznos', base: 'Osnovica', rate: 'Stopa', tax: 'PDV', total: 'Ukupno', payment: 'Način plaćanja', card: 'Kartica', reason: 'Razlog', recipient: 'Kupac',
    reverses: 'Storno računa br. 11/PP1/1', reversedBy: 'Račun je storniran računom br. 11/PP1/1', copy: `Kopija br. ${copyNumber}`,
  },
  si: {
    titles: { sale: 'Račun', company: 'Račun', reversal: 'Storno račun' }, moment: /^28\. ?11\. ?2026,? 16:05$/, number: 'Številka računa', issued: 'Datum in ura izdaje', taxId: 'ID za DDV', operator: 'Blagajnik', place: 'Poslovni prostor', register: 'Elektronska naprava',
    product: 'Naziv', quantity: 'Kol.', price: 'Cena', amount: 'Znesek', base: 'Osnova', rate: 'Stopnja', tax: 'DDV', total: 'Skupaj', payment: 'Način plačila', card: 'Kartica', reason: 'Razlog', recipient: 'Kupec',
    reverses: 'Storno računa št. PP2-1-11', reversedBy: 'Račun je storniran z računom št. PP2-1-11', copy: `KOPIJA št. ${copyNumber}`,
  },
  at: {
    titles: { sale: 'Rechnung', company: 'Rechnung', reversal: 'Stornobuchung' }, moment: /^28\.11\.2026, 16:05$/, number: 'Belegnummer', issued: 'Datum, Uhrzeit', taxId: 'UID', operator: 'Kassier', place: 'Filiale', register: 'Kassen-ID',
    product: 'Bezeichnung', quantity: 'Menge', price: 'Preis', amount: 'Betrag', base: 'Netto', rate: 'Satz', tax: 'USt.', total: 'Gesamtbetrag', payment: 'Zahlungsart', card: 'Karte', reason: 'Grund', recipient: 'Kunde',
    reverses: 'Storno zu Beleg PP4-1-2026-11', reversedBy: 'Storniert mit Beleg PP4-1-2026-11', copy: `Kopie Nr. ${copyNumber}`,
  },
  ba: {
    titles: { sale: 'Račun', company: 'Račun', reversal: 'Reklamirani račun' }, moment: /^28\. ?11\. ?2026\.? 16:05$/, number: 'Broj računa', issued: 'Datum i vrijeme', taxId: 'JIB', operator: 'Operater', place: 'Poslovnica', register: 'Kasa',
    product: 'Naziv', quantity: 'Kol.', price: 'Cijena', amount: 'Iznos', base: 'Osnovica', rate: 'Stopa', tax: 'PDV', total: 'Ukupno', payment: 'Način plaćanja', card: 'Kartica', reason: 'Razlog', recipient: 'Kupac',
    reverses: 'Reklamira račun br. PP6-1-2026-11', reversedBy: 'Račun je reklamiran računom br. PP6-1-2026-11', copy: `Duplikat br. ${copyNumber}`,
  },
  es: {
    titles: { sale: 'Factura simplificada', company: 'Factura', reversal: 'Factura rectificativa' }, moment: /^28\/11\/2026, 16:05$/, number: 'Número', issued: 'Fecha de expedición', taxId: 'NIF', operator: 'Atendido por', place: 'Centro', register: 'Caja',
    product: 'Concepto', quantity: 'Cant.', price: 'Precio', amount: 'Importe', base: 'Base imponible', rate: 'Tipo', tax: 'Cuota', total: 'Total', payment: 'Forma de pago', card: 'Tarjeta', reason: 'Motivo', recipient: 'Cliente',
    reverses: 'Rectifica la factura PP7-1-2026-11', reversedBy: 'Rectificada por la factura PP7-1-2026-11', copy: `Duplicado n.º ${copyNumber}`,
  },
};
const money = (minor: number) => `${minor < 0 ? '-' : ''}${String(Math.floor(Math.abs(minor) / 100)).replace(/\B(?=(\d{3})+$)/g, '.')},${String(Math.abs(minor) % 100).padStart(2, '0')}`;
const line = (text: string): Check => ({ lines }) => lines.includes(text);
const column = (head: string, ...cells: readonly string[]): Check => (page) => page.column(head)?.join('|') === cells.join('|');
const read = new Map<string, string | null>();
/** The text that a reader's device finds in the code; each drawing is looked at once. */
const decoded = ({ code }: Page): string | null => {
  if (!code) return null;
  if (!read.has(code.path)) read.set(code.path, jsqr(code.pixels(), code.edge, code.edge)?.data ?? null);
  return read.get(code.path) ?? null;
};
const qr = (text: string | undefined): Checks => (text === undefined ? {} : { qr: (page) => decoded(page) === text });

/** What each country wants of its codes, by whether its tax office has answered. */
const codes: Readonly<Record<Locale, (pending: boolean) => Checks>> = {
  hr: (pending) => ({ zki: line(`ZKI: ${countries.hr.codes.zki}`), jir: line(pending ? 'JIR: naknadna dostava' : `JIR: ${countries.hr.codes.jir}`), ...qr((pending ? countries.hr.local : countries.hr.codes).qr) }),
  si: (pending) => ({ zoi: line(`ZOI: ${countries.si.codes.zoi}`), eor: line(pending ? 'EOR: naknadna potrditev' : `EOR: ${countries.si.codes.eor}`), ...qr(countries.si.codes.qr) }),
  at: (pending) => ({ ...(pending ? { outage: line('Sicherheitseinrichtung ausgefallen') } : {}), ...qr((pending ? countries.at.local : countries.at.codes).qr) }),
  ba: (pending) => (pending ? { notFiscal: line('Fiskalni račun još nije izdat.') } : { bf: line('BF: 1234') }),
  es: () => ({ qrAbove: line('QR tributario:'), qrBelow: line('VERI*FACTU'), ...qr(countries.es.codes.qr) }),
};

/** Everything that a receipt of this country must have in this situation, each with how to see it. */
export const required = (locale: Locale, situation: Situation): Checks => {
  const country = countries[locale];
  const w = words[locale];
  const back = situation === 'reversal';
  const sign = back ? -1 : 1;
  const kind = situation === 'company' || back ? situation : 'sale';
  const unit = country.currency === 'BAM' ? 'KM' : country.currency;
  return {
    header: line('Čakovec Sjever'), footer: line('Hvala na posjetu!'),
    company: line(country.company.name), companyAddress: line(country.company.address), companyId: line(`${w.taxId}: ${locale === 'si' ? 'SI' : ''}${country.company.pidn}`),
    title: line(w.titles[kind]), number: line(`${w.number}: ${country.label}`), operator: line(`${w.operator}: ${operator}`), place: line(`${w.place}: ${country.place}`),
    issued: ({ lines }) => lines.some((text) => text.startsWith(`${w.issued}: `) && w.moment.test(text.slice(w.issued.length + 2))),
    register: line(`${w.register}: ${locale === 'at' ? 'WIEN-1' : '1'}`),
    product: column(w.product, 'Đurđičin sok 0,5 l', 'Coins'), quantity: column(w.quantity, String(2 * sign), `${back ? '-' : ''}1.000`), price: column(w.price, '5,00', '0,01'), amount: column(w.amount, money(1_000 * sign), money(1_000 * sign)),
    rate: column(w.rate, country.tax.name), base: column(w.base, money(country.tax.base * sign)), tax: column(w.tax, money(country.tax.amount * sign)),
    total: line(`${w.total}: ${money(2_000 * sign)} ${unit}`), payment: line(`${w.payment}: ${w.card}`),
    ...(locale === 'hr' ? { kuna: line(`Ukupno u HRK (tečaj 1 EUR = 7,53450 HRK): ${back ? '-' : ''}150,69 HRK`) } : {}),
    ...(situation === 'company' ? { recipient: line(`${w.recipient}: ${buyer.name}`), recipientAddress: line(buyer.address), recipientId: line(`${w.taxId}: ${buyer.pidn}`) } : {}),
    ...(back ? { reverses: line(w.reverses) } : {}), ...(situation === 'restored' ? { reversedBy: line(w.reversedBy) } : {}), ...(back || situation === 'restored' ? { reason: line(`${w.reason}: ${reason}`) } : {}),
    ...(back && locale === 'ba' ? { originalBf: line(`BF originala: ${originalBf}`) } : {}),
    ...(situation === 'copy' ? { copy: line(w.copy) } : {}),
    ...codes[locale](situation === 'pending'),
  };
};
/** The checks that a page does not pass. */
export const failing = (page: Page, checks: Checks): readonly string[] => Object.entries(checks).filter(([, check]) => !check(page)).map(([field]) => field);
