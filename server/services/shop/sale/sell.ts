import { isCore, coinsCategory } from '#resources/domain/core-categories.ts';
import { splitTaxes } from '#resources/domain/tax.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import { happen } from '#server/services/achievements/happenings.ts';
import { saleBody } from '#server/services/shop/sale/body.ts';
import { deliver, deliveriesOf, isEmptyPromise } from '#server/services/shop/sale/deliveries.ts';
import { begin } from '#server/services/shop/sale/fiscal.ts';
import { moveCoins, moveStock, writeInvoice, writeTransaction, type SaleRef } from '#server/services/shop/sale/papers.ts';
import { issuerOf, recipientOf, type Party, type Recipient } from '#server/services/shop/sale/parties.ts';
import { placeOf, type Place } from '#server/services/shop/sale/place.ts';
import { reckon, type SaleLine } from '#server/services/shop/sale/reckon.ts';
import { goodsOf } from '#server/services/shop/sale/shelf.ts';
import type { Context } from '#server/store.ts';

/** What came of a sale: an invoice, or a transaction where nothing was to be paid. */
export type Sold = { readonly id: number } | { readonly transaction: number };

interface Selling {
  readonly place: Place;
  readonly issuer: Party;
  readonly recipient: Recipient;
  readonly lines: readonly SaleLine[];
}

/** The lines at the service's own prices. @throws Refusal for whatever bars the sale, naming the field */
const linesOf = async (context: Context, body: ReturnType<typeof saleBody>, place: Place, player: Party | null): Promise<readonly SaleLine[]> => {
  const goods = await goodsOf(context, place.id, body.variants.map(({ id }) => id));
  const { timezone, coins_per_currency: coinsPerCurrency } = place.frozen;
  const reckoned = reckon(body.variants, goods, { coinsPerCurrency, coinTaxes: place.coinTaxes });
  if ('broken' in reckoned) throw new Refusal(reckoned.because, { violations: reckoned.broken });
  const { lines } = reckoned;
  if (!player && lines.some(({ good }) => isCore(good.category))) throw invalid({ path: 'user.id', rule: 'required' });
  const empty = lines.find((line) => isEmptyPromise(line, context.now(), timezone));
  if (empty) throw new Refusal('notOnSale', { violations: [{ path: `variants.${body.variants.findIndex(({ id }) => id === empty.good.variant)}.id`, rule: 'reference' }] });
  return lines;
};

/** Hands over what was sold: stock leaves the shelf, and the player gets what the lines promise. */
const handOver = async (context: Context, { place, recipient: { player }, lines }: Selling, ref: SaleRef, lineIds: readonly number[], at: Date): Promise<void> => {
  await moveStock(context, place.id, ref, 'sale', lines.flatMap(({ good, taken }) => taken.map(({ warehouse, quantity }) => ({ variant: good.variant, warehouse, amount: -quantity }))));
  if (!player) return;
  for (const [i, line] of lines.entries()) {
    await deliver(context, deliveriesOf(line, at, place.frozen.timezone), { user: player.id, arena: place.id, ref, line: lineIds[i] ?? null, at });
  }
};

const sellPaid = async (context: Context, selling: Selling, register: number, method: 'cash' | 'creditCard' | 'bank', fiscalize: boolean): Promise<Sold> => {
  const { place, issuer, recipient, lines } = selling;
  const written = await writeInvoice(context, {
    arena: place.id, register, currency: place.currency, frozen: place.frozen, issuer, user: { id: recipient.player?.id ?? null, frozen: recipient.frozen }, method, ...splitTaxes(lines), takesBack: null,
    lines: lines.map(({ good, quantity, price, total, taken }) => ({ variant: good.variant, warehouse: taken[0]?.warehouse ?? null, name: good.name, category: good.category, attributes: good.attributes, quantity, price, total })),
  });
  await handOver(context, selling, { invoice: written.id }, written.lineIds, written.at);
  for (const { good, quantity } of recipient.player ? lines.filter((line) => line.good.category === coinsCategory) : []) {
    const to = { id: recipient.player?.id ?? 0, frozen: recipient.player?.frozen ?? null };
    const ledger = await moveCoins(context, { user: to.id, amount: quantity, arena: place.id, reason: 'sale', invoice: written.id });
    await writeTransaction(context, { arena: place.id, description: good.itemName, ledger, issuer, to, invoice: written.id, takesBack: null });
  }
  if (fiscalize) await begin(context, written.id);
  return { id: written.id };
};

/** What costs nothing needs no invoice: a transaction says who gave what to whom. */
const giveAway = async (context: Context, selling: Selling): Promise<Sold> => {
  const { place, issuer, recipient, lines } = selling;
  const description = lines.map(({ good, quantity }) => (quantity === 1 ? good.name : `${quantity} × ${good.name}`)).join(', ');
  const transaction = await writeTransaction(context, { arena: place.id, description, ledger: null, issuer, to: { id: recipient.player?.id ?? null, frozen: recipient.frozen }, invoice: null, takesBack: null });
  await handOver(context, selling, { transaction }, [], context.now());
  return { transaction };
};

/** What was paid for counts as purchases of the player; what is given away does not, nor does what staff sell to themselves: nobody awards themselves. */
const countPurchases = async (context: Context, { place, recipient: { player }, lines }: Selling): Promise<void> => {
  const paid = lines.filter(({ total }) => total > 0);
  if (!player || player.id === context.caller.id || paid.length === 0) return;
  await happen(context, { user: player.id, arena: place.id }, paid.map(({ good }) => ({ context: 'purchase', value: 1, thing: good.itemName })));
};

/**
 * One sale, in the transaction of the context: the paper with its number, lines and taxes, stock, coins, what the player gets and what the tax office will be told.
 * Prices, taxes and who sells are the service's; what the body says of them is compared.
 * @throws Refusal `invalid`, `notOnSale`, `outOfStock` naming the field; `forbidden` for a foreign arena
 */
export async function sell(context: Context, sent: unknown): Promise<Sold> {
  const body = saleBody(sent, context);
  const { place, fiscalize } = await placeOf(context, body);
  const issuer = await issuerOf(context, body.by_user);
  const recipient = await recipientOf(context, body.user);
  const lines = await linesOf(context, body, place, recipient.player);
  const selling: Selling = { place, issuer, recipient, lines };
  const free = lines.every(({ total }) => total === 0);
  const sold = free ? await giveAway(context, selling) : await sellPaid(context, selling, body.cash_register_label, body.payment_method, fiscalize);
  await countPurchases(context, selling);
  return sold;
}
