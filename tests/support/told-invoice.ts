import { splitTaxes } from '#resources/domain/tax.ts';
import type { FiscalInvoice } from '#server/services/fiscal/types.ts';

/** A sale of two things with one tax, or its reversal; each part can be another one. */
export function fiscalInvoice(more: Partial<FiscalInvoice> & { readonly totals?: readonly number[]; readonly tax?: { readonly name: string; readonly rate: number } } = {}): FiscalInvoice {
  const { totals = [250, 1_000], tax = { name: 'Tax', rate: 20 }, ...rest } = more;
  const split = splitTaxes(totals.map((total) => ({ total, taxes: [tax] })));
  const sign = rest.takesBack ? -1 : 1;
  return {
    id: 1, arena: 1, locale: 'at', issued: '2026-11-28T13:00:00', timezone: 'Europe/Vienna', place: 'PP4', register: 1, year: 2026, sequence: 1, label: 'PP4-1-2026-1', currency: 'EUR', gross: sign * split.gross, net: sign * split.net,
    taxes: split.taxes.map((share) => ({ ...share, base: sign * share.base, amount: sign * share.amount })), paymentMethod: 'cash', issuer: { id: 1, name: 'Spielhalle GmbH', address: 'Straße 1', pidn: 'B84712303' }, recipient: null,
    operator: { name: 'Ema Novak', pidn: null }, lines: totals.map((total, i) => ({ name: `Thing ${i + 1}`, quantity: sign, price: total, total: sign * total })), takesBack: null, ...rest,
  };
}
