import type { Services } from '#server/plug.ts';
import type { FiscalInvoice, TakenBack } from '#server/services/fiscal/types.ts';
import { placeMark } from '#server/services/shop/sale/place.ts';
import type { Written } from '#server/services/shop/sale/papers.ts';
import type { Context } from '#server/store.ts';

/** A written invoice as it is told to a tax office. */
export const fiscalInvoiceOf = (paper: Written, recipient: FiscalInvoice['recipient'], takesBack: TakenBack | null): FiscalInvoice => ({
  id: paper.id, arena: paper.arena, locale: paper.frozen.locale, issued: paper.issued, timezone: paper.frozen.timezone, place: placeMark(paper.arena, paper.frozen), register: paper.register, year: paper.year,
  sequence: paper.sequence, label: paper.label, currency: paper.currency, gross: paper.gross, net: paper.net, taxes: paper.taxes, paymentMethod: paper.method, issuer: paper.frozen.company, recipient,
  operator: { name: paper.issuer.frozen.name, pidn: paper.issuer.frozen.pidn }, lines: paper.lines.map(({ name, quantity, price, total }) => ({ name, quantity, price, total })), takesBack,
});

/** Computes and stores what the tax office wants of an invoice, in the transaction that writes it. Talks to nobody. */
export async function begin(_context: Context, _invoice: FiscalInvoice): Promise<void> {}

/** Asks the tax office, after the commit and outside of any transaction. Whatever it does, the invoice stands. */
export async function settle(_services: Services, _invoice: number): Promise<void> {}
