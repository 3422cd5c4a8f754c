import { standingOf, type OrderStatus } from '#resources/domain/order-status.ts';
import { splitTaxes } from '#resources/domain/tax.ts';
import { names } from '#server/demo/names.ts';
import type { Buyer } from '#server/demo/person.ts';
import type { Random } from '#server/demo/random.ts';
import { frozenBuyer, type HistoryRows, type Ids } from '#server/demo/history/rows.ts';
import type { Sale, SaleLine } from '#server/demo/history/sales.ts';
import type { Venue } from '#server/demo/history/world.ts';

const hour = 3_600_000;
const iso = (at: number) => new Date(at).toISOString();
const placeOf = (venue: Venue, buyer: Buyer, random: Random) => {
  const known = names[(['hr', 'at', 'ba', 'es'] as const).find((code) => code === venue.locale) ?? 'hr'];
  return { name: buyer.name, address: `${random.pick(known.streets)} ${1 + random.below(90)}`, postcode: String(10_000 + random.below(80_000)), city: venue.city, country: venue.locale.toUpperCase(), email: buyer.email, phone: null };
};
/** Where orders that were invoiced have got to, and those that were not. */
const gone = ['completed', 'delivered', 'inDelivery', 'paid'] as const;
const open = ['pending', 'pending', 'refunded'] as const;

/** The web shop of one arena: its orders and carts go into `rows`. */
export function webShopOf(venue: Venue, rows: HistoryRows, ids: Ids, random: Random, now: number) {
  const order = (buyer: Buyer, at: number, lines: readonly SaleLine[], status: OrderStatus, forCompany: boolean): number => {
    const id = ids.order++;
    const place = placeOf(venue, buyer, random);
    const { payment, delivery = null } = standingOf(status);
    rows.orders.push([
      id, venue.id, `WEB-${String(id).padStart(6, '0')}`, status, payment, delivery, random.chance(20) ? 'Leave it at the bar' : null, random.chance(30) ? `SN-${10_000 + random.below(89_999)}` : null, random.chance(60) ? 'pick-up' : 'courier', 0,
      buyer.id, JSON.stringify(frozenBuyer(buyer)), JSON.stringify(forCompany ? { ...place, company: 'Studio Pixel d.o.o.', pidn: '85210036541' } : place), JSON.stringify(place), forCompany, iso(at), iso(at),
    ]);
    for (const [position, { good, quantity, total }] of lines.entries()) rows.order_lines.push([id, position, good.variant, good.name, quantity, good.price, total]);
    return id;
  };
  const cart = (buyer: Buyer | null, at: number, lines: readonly SaleLine[], step: string, ofOrder: number | null, invoice: number | null): void => {
    const id = ids.cart++;
    const split = splitTaxes(lines.map(({ total, good }) => ({ total, taxes: good.taxes })));
    rows.carts.push([id, venue.id, buyer?.id, ofOrder, invoice, step, split.gross, split.net, iso(at), iso(at + 48 * hour), iso(at)]);
    for (const [position, { good, quantity, total }] of lines.entries()) rows.cart_lines.push([id, position, good.variant, good.name, good.category, good.image, quantity, good.price, total]);
  };
  return {
    /** The order that a sale was made for, with its cart; null for a sale at the till. */
    orderOf: (sale: Sale, invoice: number): number | null => {
      if (!sale.ordered || sale.buyer === null) return null;
      const step = ids.order;
      const id = order(sale.buyer, sale.at - hour, sale.lines, gone[step % gone.length] ?? 'completed', step % 5 === 0);
      cart(sale.buyer, sale.at - 2 * hour, sale.lines, 'done', id, invoice);
      return id;
    },
    /** Orders that wait or were refunded, and carts that somebody still fills or has left. */
    addOpen: (buyers: readonly Buyer[]): void => {
      const shelf = venue.goods.filter(({ personal }) => !personal);
      const early = buyers.filter(({ since }) => since < now - 96 * hour);
      if (!venue.webShop || early.length === 0) return;
      const line = (): SaleLine => {
        const good = random.pick(shelf);
        return { good, quantity: 1, total: good.price };
      };
      for (const standing of open) {
        const [buyer, at, lines] = [random.pick(early), now - (1 + random.below(70)) * hour, [line(), line()]];
        cart(buyer, at - hour, lines, 'done', order(buyer, at, lines, standing, false), null);
      }
      const coins: SaleLine = { good: venue.coins, quantity: 10 * venue.coinsPerUnit, total: 1_000 };
      cart(random.pick(early), now - random.below(40) * hour, [coins, line()], 'payment', null, null);
      cart(random.pick(early), now - random.below(40) * hour, [line()], 'cart', null, null);
      cart(null, now - (50 + random.below(40)) * hour, [line(), line()], 'details', null, null);
    },
  };
}
