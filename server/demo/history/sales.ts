import type { Buyer } from '#server/demo/person.ts';
import type { Random } from '#server/demo/random.ts';
import type { Moments } from '#server/demo/history/times.ts';
import type { Clerk, Good, Venue } from '#server/demo/history/world.ts';

export interface SaleLine {
  readonly good: Good;
  readonly quantity: number;
  /** Minor units. */
  readonly total: number;
}
/** One sale of the past, before it has a number. */
export interface Sale {
  readonly at: number;
  readonly register: number;
  readonly clerk: Clerk;
  readonly method: 'cash' | 'creditCard' | 'bank';
  readonly buyer: Buyer | null;
  readonly company: { readonly name: string; readonly address: string; readonly pidn: string } | null;
  readonly lines: readonly SaleLine[];
  /** It was taken back so many minutes later, and why. */
  readonly restored: { readonly after: number; readonly reason: string } | null;
  /** Ordered in the web shop. */
  readonly ordered: boolean;
}

const reasons = ['Wrong item', 'Wrong player', 'Paid by card instead', 'Customer changed their mind'] as const;
const methods = ['cash', 'cash', 'cash', 'creditCard', 'creditCard', 'bank'] as const;
const firms = [
  { name: 'Studio Pixel d.o.o.', address: 'Ulica grada Vukovara 12, Zagreb', pidn: '85210036541' }, { name: 'Nordwind GmbH', address: 'Hauptplatz 3, Linz', pidn: 'ATU55512345' }, { name: 'Lan Klub Iskra', address: 'Titova 7, Sarajevo', pidn: '4209876540003' },
] as const;

const lineOf = (good: Good, quantity: number): SaleLine => ({ good, quantity, total: good.price * quantity });
/** Coins: the quantity is coins, the total the money entered for them. */
const coinsOf = ({ coins, coinsPerUnit }: Venue, amount: number): SaleLine => ({ good: coins, quantity: amount, total: Math.round((amount * 100) / coinsPerUnit) });

/** Some coins at once, or in two purchases. */
const parts = (coins: number, random: Random): readonly number[] => {
  if (coins < 2_000 || !random.chance(25)) return [coins];
  const first = 100 * (1 + random.below(coins / 100 - 1));
  return [first, coins - first];
};

/**
 * Everything an arena sold: what its players have of coins they once bought, and besides that `others` sales of all kinds. In no order.
 * @param since when the history begins, epoch milliseconds
 */
export function drawSales(venue: Venue, buyers: readonly Buyer[], others: number, since: number, now: number, moments: Moments, random: Random): readonly Sale[] {
  const kept = venue.goods.filter(({ personal }) => !personal);
  const personal = venue.goods.filter((good) => good.personal);
  const sale = (at: number, lines: readonly SaleLine[], buyer: Buyer | null, more: Partial<Sale> = {}): Sale => ({
    at, lines, buyer, register: random.pick(venue.registers), clerk: random.pick(venue.clerks), method: random.pick(methods), company: null, restored: null, ordered: false, ...more,
  });
  const sales: Sale[] = [];
  for (const buyer of buyers) {
    const from = Math.max(since, buyer.since);
    // Early enough to play with them.
    for (const coins of buyer.coins.bought > 0 ? parts(buyer.coins.bought, random) : []) sales.push(sale(moments.between(from, from + (now - from) / 2), [coinsOf(venue, coins)], buyer));
  }
  const early = buyers.filter((buyer) => buyer.since < now - 86_400_000);
  for (let i = 0; i < others; i += 1) {
    // Some coins are taken back everywhere.
    const wrong = i % 30 === 7;
    const known = early.length > 0 && (random.chance(40) || wrong) ? random.pick(early) : null;
    const lines = Array.from({ length: 1 + random.below(3) }, () => random.pick(kept)).filter((good, n, all) => all.findIndex(({ variant }) => variant === good.variant) === n).map((good) => lineOf(good, 1 + random.below(3)));
    if (known && random.chance(35)) lines.push(lineOf(random.pick(personal), 1));
    const back = random.chance(2) || wrong ? { after: 2 + random.below(9), reason: random.pick(reasons) } : null;
    // Coins that are taken back were never played with.
    if (known && back && (wrong || random.chance(50))) lines.push(coinsOf(venue, 100 * (1 + random.below(20))));
    const at = moments.between(known ? Math.max(since, known.since) : since, now - 15 * 60_000);
    sales.push(sale(at, lines, known, { restored: back, company: random.chance(4) ? random.pick(firms) : null, ordered: known !== null && venue.webShop && back === null && i % 6 === 0 }));
  }
  // Who looks at the desk of an employee finds what was sold today.
  for (const [n, at] of moments.today(4).entries()) sales.push(sale(at, [lineOf(random.pick(kept), 1 + n)], null, { clerk: venue.clerks[n % Math.min(3, venue.clerks.length)] ?? random.pick(venue.clerks) }));
  return sales;
}
