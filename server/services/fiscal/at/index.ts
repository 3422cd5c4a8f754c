import { bucketsOf } from '#server/services/fiscal/at/buckets.ts';
import { carried, finalEntry, periodEnd, yearAgain } from '#server/services/fiscal/at/closing.ts';
import { fieldText, qrOf, readJws, registerOf, suiteOf, unsigned } from '#server/services/fiscal/at/code.ts';
import { draftOf, entryOf, payloadAfter, type Entry, type Kind, type Register } from '#server/services/fiscal/at/receipt.ts';
import { signingService } from '#server/services/fiscal/at/signing-service.ts';
import type { Answer, Begun, Desk, FiscalCompany, FiscalData, Kept, Message, SealedCountry, Sealer, Sealing, Seals } from '#server/services/fiscal/country.ts';
import type { FiscalInvoice } from '#server/services/fiscal/types.ts';

/** A company's own key for its counters where it is one, else the one made for it. */
const counterKey = ({ company, keys }: Sealer): Buffer => {
  const own = Buffer.from(company.aesKey ?? '', 'base64');
  return own.length === 32 ? own : keys.aes;
};
const serialOf = ({ company, keys }: Sealer): string => fieldText((company.certificateNumber ?? '').trim().toLowerCase()) || keys.ec.serial;

/** The mark of a register that is opened for the n-th time: once given up, its mark is never used again. */
const markOf = (invoice: FiscalInvoice, life: number): string => (life > 1 ? `${registerOf(invoice)}-R${life}` : registerOf(invoice));

/**
 * The receipt in its register's order, with its turnover. Before a register's first one, and the first after it was given up, comes its start receipt; before the first
 * of a new month the receipt that ends the one before. They take nothing.
 */
function begin(invoice: FiscalInvoice, { previous, ...sealer }: Desk): Begun {
  const last = previous as unknown as Entry | null;
  const before = last?.kind === 'final' ? null : last;
  const life = last?.kind === 'final' ? (last.life ?? 1) + 1 : (last?.life ?? 1);
  const register: Register = { suite: suiteOf(sealer.company.locationId), register: before?.receipt.register ?? markOf(invoice, life), serial: serialOf(sealer), key: counterKey(sealer) };
  const kind: Kind = invoice.takesBack ? 'reversal' : 'normal';
  const opening = before ? periodEnd(before, invoice.issued, register) : { ...entryOf(register, draftOf('start', { number: 'START', issued: invoice.issued }, 0)), ...(life > 1 ? { life } : {}) };
  const head = opening ?? before;
  const own = { ...(head ? carried(head) : {}), ...entryOf(register, draftOf(kind, { number: fieldText(invoice.label), issued: invoice.issued, buckets: bucketsOf(invoice) }, head?.turnover ?? 0)) };
  return { data: {}, kept: { number: own.receipt.number }, links: [...(opening ? [opening] : []), own].map((entry) => ({ ...entry })) };
}

const entryIn = (link: Kept): Entry => link as unknown as Entry;
const payloadIn = (link: Kept, before: string | null): string => payloadAfter(entryIn(link), before);

/** The payload as it stands, with the token that says whose it is. */
const message = (link: Kept, before: string | null, { company }: Sealer): Message => ({ headers: { 'content-type': 'text/plain; charset=utf-8', 'x-auth-token': company.tokenKey ?? 'demo' }, body: payloadIn(link, before) });

/** A compact JWS over exactly what was sent, or why there is none. */
function read({ status, body }: Answer, link: Kept, before: string | null): Sealing | null {
  if (status === 200) {
    const seal = body.trim();
    const signed = readJws(seal);
    return signed && signed.payload === payloadIn(link, before) && signed.signature.length === 64 ? { seal } : null;
  }
  const denied = status === 401 || status === 403;
  return { error: { code: body.match(/^[A-Za-z0-9._-]{1,40}$/)?.[0] ?? String(status), field: denied ? 'company.tokenKey' : null, text: null }, final: status < 500 };
}

/** No outage excuses a start receipt. */
const without = (link: Kept, before: string | null): string | null => (entryIn(link).kind === 'start' ? null : unsigned(payloadIn(link, before)));
const data = (seal: string): FiscalData => {
  const signed = readJws(seal);
  return signed ? { qr: qrOf(signed) } : {};
};
const registerAfter = (last: Kept, sealer: Sealer): Register => ({ suite: entryIn(last).receipt.suite, register: entryIn(last).receipt.register, serial: serialOf(sealer), key: counterKey(sealer) });
/** It takes nothing, and shows the turnover so far. */
const collective = (last: Kept, sent: string, position: number, sealer: Sealer): Kept => ({
  ...carried(entryIn(last)), ...entryOf(registerAfter(last, sealer), draftOf('collective', { number: `SAMMEL-${position}`, issued: sent }, entryIn(last).turnover)),
});
const due: Seals['due'] = (last, { now, position, givenUp, unsigned }, sealer) => {
  const [head, register] = [entryIn(last), registerAfter(last, sealer)];
  const entry = periodEnd(head, now, register) ?? (head.kind === 'final' ? null : unsigned ? yearAgain(entryIn(unsigned), head, now, position, register) : givenUp ? finalEntry(head, now, position, register) : null);
  return entry && { ...entry };
};

/** Two settings name one address: where the service is, and what of it signs. */
const address = ({ baseCertificateUrl, receiptSignUrl }: FiscalCompany): string | null => {
  if (!receiptSignUrl) return null;
  return /^https?:/.test(receiptSignUrl) || !baseCertificateUrl ? receiptSignUrl : `${baseCertificateUrl.replace(/\/+$/, '')}/${receiptSignUrl.replace(/^\/+/, '')}`;
};

/** Two days later at the same time: an outage that lasts longer is to be reported. */
const deadline = (issued: string): string => new Date(Date.parse(`${issued}Z`) + 2 * 86_400_000).toISOString().slice(0, 19);

/** Austria: each register's receipts are a chain, signed by a device outside in the order of the sales; no office answers for a single one. */
export const at: SealedCountry = {
  chain: ({ arena, register }) => `${arena}/${register}`,
  begin,
  seals: { message, read, without, data, collective, due },
  deadline,
  address,
  authority: signingService,
};
