import type { Element } from '@xmldom/xmldom';
import { isOib } from '#resources/domain/oib.ts';
import { amountOf } from '#server/services/fiscal/amount.ts';
import { all, textOf } from '#server/services/fiscal/read-xml.ts';

/** Refusals with the authority's words. Those without a number are checks that its test service makes and has no number for in what we know. */
export const refusals = {
  s001: 'Poruka nije u skladu s XML shemom.',
  s002: 'Certifikat nije izdan od strane ovlaštenog izdavatelja ili je istekao.',
  s003: 'Certifikat ne sadrži naziv Fiskal.',
  s004: 'Neispravan digitalni potpis.',
  s005: 'OIB iz poruke zahtjeva nije jednak OIB-u iz certifikata.',
  s006: 'Sistemska pogreška prilikom obrade zahtjeva.',
  v176: 'Račun je izdan prije više od 30 dana.',
  v177: 'Datum i vrijeme izdavanja računa je u budućnosti.',
  v178: 'Broj računa ne smije biti 0.',
  v179: 'OIB operatera nije ispravan.',
  v180: 'OIB primatelja računa nije ispravan.',
  total: 'Ukupni iznos računa nije jednak zbroju iznosa na računu.',
  limit: 'Ukupni iznos računa je izvan dozvoljenog raspona.',
  tax: 'Iznos poreza ne odgovara osnovici i stopi.',
  sign: 'Predznak osnovice nije jednak predznaku ukupnog iznosa.',
} as const;
export type Refused = keyof typeof refusals;

/** Most that an invoice may come to, in cents: more where it is paid through a bank or otherwise. */
const most = (payment: string): number => (payment === 'G' || payment === 'K' || payment === 'C' ? 1_000_000 : 15_000_000);
/** Cents that the tax of a rate may be off; and the total. */
const [taxSlack, totalSlack] = [10, 1];
const [day, hour] = [86_400_000, 3_600_000];

/** A moment as the messages write it, comparable in milliseconds. */
const epochOf = (text: string): number => Date.parse(`${text.slice(6, 10)}-${text.slice(3, 5)}-${text.slice(0, 2)}T${text.slice(11)}Z`);
const cents = (root: Element, name: string): number => amountOf((textOf(root, name) ?? '0.00').replace('+', '')) ?? Number.NaN;
const taxesIn = (request: Element, kind: string) =>
  all(request, kind).flatMap((group) => all(group, 'Porez')).map((tax) => ({ rate: Number(textOf(tax, 'Stopa')), base: cents(tax, 'Osnovica'), amount: cents(tax, 'Iznos') }));

function checkTimes(request: Element, now: string): Refused | null {
  const issued = epochOf(textOf(request, 'DatVrijeme') ?? '');
  const sent = epochOf(textOf(request, 'DatumVrijeme') ?? '');
  const here = Date.parse(`${now}Z`);
  if (issued > sent || issued > here + 6 * hour || Math.abs(sent - here) > 6 * hour) return 'v177';
  return here - issued > 30 * day ? 'v176' : null;
}
function checkAmounts(request: Element): Refused | null {
  const total = cents(request, 'IznosUkupno');
  const [vat, consumption] = [taxesIn(request, 'Pdv'), taxesIn(request, 'Pnp')];
  const others = ['IznosOslobPdv', 'IznosMarza', 'IznosNePodlOpor'].reduce((sum, name) => sum + (textOf(request, name) === null ? 0 : cents(request, name)), 0);
  const sum = vat.reduce((all_, { base, amount }) => all_ + base + amount, 0) + consumption.reduce((all_, { amount }) => all_ + amount, 0) + others;
  if (Math.abs(total - sum) > totalSlack) return 'total';
  if ([...vat, ...consumption].some(({ rate, base, amount }) => Math.abs(amount - (base * rate) / 100) >= taxSlack)) return 'tax';
  if (Math.abs(total) > most(textOf(request, 'NacinPlac') ?? '')) return 'limit';
  return total !== 0 && vat.length === 1 && vat.some(({ base }) => base !== 0 && Math.sign(base) !== Math.sign(total)) ? 'sign' : null;
}

/** What the authority's test service would refuse in an invoice that fits the schema. @param now its local wall time `YYYY-MM-DDTHH:mm:ss` */
export function checkInvoice(request: Element, now: string): Refused | null {
  const recipient = textOf(request, 'OibPrimateljaRacuna');
  if (textOf(request, 'BrOznRac') === '0') return 'v178';
  if (!isOib(textOf(request, 'OibOper') ?? '')) return 'v179';
  if (recipient !== null && !isOib(recipient)) return 'v180';
  return checkTimes(request, now) ?? checkAmounts(request);
}
