import type { Likeness, Person, SaleLine, SentSale, SoldInvoice, SoldLine } from '#dataProviders/adapter/types.ts';
import { at } from '#resources/schema/condition.ts';

/** Milliseconds around the moment at which a sale was sent: clocks differ a little, and a service may answer long after it sold. */
const [before, after] = [2 * 60_000, 10 * 60_000];

/** The earliest moment at which what was sent can have been sold. */
export const earliest = ({ at: sent }: SentSale): number => sent - before;

/** The register in the number as it is printed: the last part of `12/PP1/2`, the last but one of `PP1-2-12`. */
const registerIn = (invoice: SoldInvoice): string => {
  const named = at(invoice, 'cash_register_label') ?? at(invoice, 'register_label');
  if (typeof named === 'number' || typeof named === 'string') return String(named);
  const slashed = invoice.label.split('/');
  return (slashed.length === 3 ? slashed[2] : invoice.label.split('-').at(-2)) ?? '';
};
/** Money that a line of a sale comes to, minor units. */
const totalOf = ({ price, quantity, amount }: SaleLine): number => amount ?? price * quantity;
const sameLine = (asked: SaleLine, sold: SoldLine): boolean =>
  (sold.variant_id === undefined || sold.variant_id === asked.id) && sold.quantity === asked.quantity && sold.total_price === totalOf(asked);
/** Each line for one of those sold, and none left over. */
const sameLines = (asked: readonly SaleLine[], sold: readonly SoldLine[]): boolean => {
  const left = [...sold];
  return asked.length === sold.length && asked.every((line) => {
    const found = left.findIndex((one) => sameLine(line, one));
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
};
const soldAt = (invoice: SoldInvoice): number => Date.parse(invoice.created_at);

/**
 * Which invoices may be what came of a sale whose answer was lost, at a service that knows no keys. `certain` are alike in everything that can be compared: seller,
 * arena, register, time, method, player, total and lines. `near` are those of this seller around that time with the same total.
 */
export function likenessOf({ body, gross, at: sent }: SentSale, caller: Pick<Person, 'id'>, invoices: readonly SoldInvoice[]): Likeness {
  const player = body.user && 'id' in body.user ? body.user.id : null;
  const near = invoices.filter((invoice) => {
    const time = soldAt(invoice);
    return time >= sent - before && time <= sent + after && invoice.cart.gross === gross && (invoice.restored_invoice_id ?? null) === null && at(invoice, 'by_user.id') === caller.id && (at(invoice, 'arena.id') ?? body.arena_id) === body.arena_id;
  });
  const certain = near.filter((invoice) =>
    registerIn(invoice) === String(body.cash_register_label) && invoice.payment_method.name === body.payment_method && (at(invoice, 'user.id') ?? null) === player && sameLines(body.variants, invoice.cart.items));
  return { certain, near };
}
