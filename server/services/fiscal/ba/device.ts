import type { Answer, Authority, Message, Office } from '#server/services/fiscal/country.ts';
import type { DeviceRequest } from '#server/services/fiscal/ba/message.ts';

/** What keeps a device from printing; it is gone when somebody has seen to it. */
export const failures: Readonly<Record<string, string>> = {
  'not-reachable': 'Fiskalni uređaj nije dostupan.', 'paper-out': 'Nema papira u fiskalnom uređaju.', 'daily-report': 'Dnevni izvještaj nije odštampan.', 'original-unknown': 'Originalni račun još nije fiskalizovan.',
};
/** What a device does not print, and which part of the invoice is to blame. */
export const refusals: Readonly<Record<string, readonly [field: string | null, text: string]>> = {
  request: [null, 'Zahtjev nije ispravan.'], items: ['cart.items', 'Stavke ne odgovaraju ukupnom iznosu.'], payment: ['payment_method', 'Plaćanje ne odgovara ukupnom iznosu.'], amount: ['cart.gross', 'Ukupan iznos mora biti veći od nule.'],
  buyer: ['user.company.pidn', 'JIB kupca nije ispravan.'], duplicate: ['label', 'Pod ovim brojem je već odštampan drugi račun.'],
};

const reply = (status: number, content: object): Answer => ({ status, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(content) });
const refuse = (code: string): Answer => reply(code in failures ? 503 : 422, { error: { code, text: failures[code] ?? refusals[code]?.[1] ?? code } });

const minor = (amount: unknown): number => (typeof amount === 'number' ? Math.round(amount * 100) : Number.NaN);
const requestIn = (body: string): DeviceRequest | null => {
  try {
    const sent = JSON.parse(body) as DeviceRequest;
    const whole = sent !== null && typeof sent === 'object' && [sent.requestId, sent.sellerId, sent.device, sent.invoiceNumber].every((text) => typeof text === 'string' && text !== '')
      && (sent.transactionType === 'Sale' || sent.transactionType === 'Refund') && Array.isArray(sent.items) && sent.items.length > 0 && Array.isArray(sent.payment);
    return whole ? sent : null;
  } catch {
    return null;
  }
};
/** What is wrong with a request, by its code; null when it can be printed. */
export function faultOf({ items, payment, totalAmount, buyerId, transactionType, referentInvoiceNumber }: DeviceRequest): string | null {
  const total = minor(totalAmount);
  if (!(total > 0)) return 'amount';
  if (items.reduce((sum, { totalAmount: one }) => sum + minor(one), 0) !== total || items.some(({ name }) => name === '' || [...name].length > 36)) return 'items';
  if (payment.reduce((sum, { amount }) => sum + minor(amount), 0) !== total) return 'payment';
  if (buyerId !== undefined && !/^\d{13}$/.test(buyerId)) return 'buyer';
  return transactionType === 'Refund' && referentInvoiceNumber === undefined ? 'request' : null;
}

/** Each device counts its receipts, and those it reclaims on their own; what was printed once is answered as it was. */
async function answer({ body }: Message, office: Office): Promise<Answer> {
  const sent = requestIn(body);
  const fault = sent ? faultOf(sent) : 'request';
  if (!sent || fault !== null) return refuse(fault ?? 'request');
  const { sellerId, device, transactionType, invoiceNumber, totalAmount, referentDocumentNumber, referentInvoiceNumber } = sent;
  const own = `${sellerId}/${device}`;
  const original = transactionType === 'Refund' ? (await office.known(`${own}/Sale/${referentInvoiceNumber ?? ''}`))?.bf : undefined;
  const reclaimed = referentDocumentNumber ?? original;
  if (transactionType === 'Refund' && reclaimed === undefined) return refuse('original-unknown');
  const printed = await office.once(`${own}/${transactionType}/${invoiceNumber}`, async (count) => ({
    bf: await count(`${own}/${transactionType}`), totalAmount, time: office.now.toISOString(), ...(reclaimed === undefined ? {} : { reclaimed: Number(reclaimed) }),
  }));
  if (printed.totalAmount !== totalAmount) return refuse('duplicate');
  return reply(200, { invoiceNumber: printed.bf, sdcDateTime: printed.time, ...(printed.reclaimed === undefined ? {} : { referentDocumentNumber: printed.reclaimed }) });
}

/** The service of a register's fiscal device as the product stands in for it. */
export const device: Authority = { answer, refuse };
