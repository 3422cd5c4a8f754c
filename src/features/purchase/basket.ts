import { formatMoney } from '#resources/domain/money.ts';
import type { Barring } from '#src/features/till/index.ts';
import { withNote } from './cash.ts';
import type { Good } from './goods.ts';
import { coinsOf, most, type Typed } from './quantity.ts';

/** A line of the basket. `price` is that of one piece as it was seen, in minor units; coins carry the money entered for them. */
export interface Line extends Good {
  readonly quantity: number;
  readonly amount?: number;
  /** What a piece cost when it was chosen, where that has changed since. */
  readonly was?: number;
  /** It was on sale when it was chosen, and is not any more; `false` while that is being looked up, since what has run out is in no list either. */
  readonly gone?: boolean;
}
/** Who buys. */
export interface Player {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  /** Where they may not play. */
  readonly barred?: Barring;
}
export interface Company {
  readonly open: boolean;
  readonly name: string;
  readonly pidn: string;
  readonly address: string;
}
/** What is kept of a sale that waits, or that came to nothing. */
export interface Kept {
  readonly lines: readonly Line[];
  readonly player: Player | null;
  readonly method: string | null;
  readonly company: Company;
  /** Money the customer handed over, as it was typed; of a parked sale nothing was. */
  readonly given?: string;
}
/** The sale on the screen. */
export interface Sale extends Kept {
  /** 1 items, 2 player. */
  readonly step: 1 | 2;
  readonly itemText: string;
  /** The category that was picked, and what was searched for then: another search begins at its first. */
  readonly tab: { readonly asked: string; readonly category: string } | null;
  /** Money the customer handed over, as it is typed. */
  readonly given: string;
  /** Everything on sale, by variant, as it was last listed. */
  readonly stock: ReadonlyMap<number, Good> | null;
  /** Counts the forms since the page was opened: what is searched for starts anew with each. */
  readonly form: number;
}
export const noCompany: Company = { open: false, name: '', pidn: '', address: '' };
export const emptySale: Sale = { lines: [], player: null, method: null, company: noCompany, step: 1, itemText: '', tab: null, given: '', stock: null, form: 0 };

export type Step =
  /** A quantity was typed. `from` is the line as it was before the typing began; null: there was none. */
  | { readonly do: 'type'; readonly good: Good; readonly typed: Typed; readonly from: Pick<Line, 'quantity' | 'amount'> | null }
  /** So many pieces more or fewer; of coins, so many currency units. */
  | { readonly do: 'more'; readonly good: Good; readonly by: number }
  /** Coins for so much money, in minor units. */
  | { readonly do: 'coins'; readonly good: Good; readonly amount: number }
  | { readonly do: 'remove'; readonly variant: number }
  | { readonly do: 'choose'; readonly player: Player | null }
  | { readonly do: 'press'; readonly player: Player }
  | { readonly do: 'pay'; readonly method: string }
  | { readonly do: 'company'; readonly change: Partial<Company> }
  | { readonly do: 'step'; readonly step: 1 | 2 }
  | { readonly do: 'search'; readonly text: string }
  | { readonly do: 'tab'; readonly asked: string; readonly category: string }
  | { readonly do: 'give'; readonly text: string }
  /** One more note, in minor units; all that is to be paid. */
  | { readonly do: 'note'; readonly note: number }
  | { readonly do: 'exact' }
  /** What no list has was looked up; null: it is no longer on sale. */
  | { readonly do: 'sought'; readonly variant: number; readonly good: Good | null }
  /** The whole list of what is sold came anew. */
  | { readonly do: 'restock'; readonly goods: ReadonlyMap<number, Good> }
  | { readonly do: 'restore'; readonly kept: Kept }
  | { readonly do: 'reset' };

const without = (lines: readonly Line[], variant: number): readonly Line[] => lines.filter((line) => line.variant !== variant);
const put = (lines: readonly Line[], good: Good, amounts: Pick<Line, 'quantity' | 'amount'> | null): readonly Line[] => {
  if (amounts === null) return without(lines, good.variant);
  const line: Line = { ...good, quantity: amounts.quantity, ...(amounts.amount === undefined ? {} : { amount: amounts.amount }) };
  return lines.some(({ variant }) => variant === good.variant) ? lines.map((old) => (old.variant === good.variant ? line : old)) : [...lines, line];
};
const more = (lines: readonly Line[], good: Good, by: number): readonly Line[] => {
  const now = lines.find(({ variant }) => variant === good.variant);
  if (good.rate !== null) {
    const amount = Math.min((now?.amount ?? 0) + by * 100, most.money);
    const quantity = amount > 0 ? (coinsOf(amount, good.rate) ?? 0) : 0;
    return put(lines, good, quantity < 1 ? null : { quantity, amount });
  }
  const quantity = Math.min((now?.quantity ?? 0) + by, most.pieces);
  return put(lines, good, quantity < 1 ? null : { quantity });
};
/** Prices and names of now; a price that changed says what it was, and coins follow their rate. */
const restocked = (line: Line, good: Good | undefined): Line => {
  const { was, gone, ...plain } = line;
  if (!good) return gone === undefined ? { ...line, gone: false } : line;
  const before = was ?? line.price;
  const same = good.price === line.price && good.rate === line.rate && good.name === line.name && good.stock === line.stock && gone === undefined;
  if (same) return line;
  const coins = good.rate !== null && line.amount !== undefined ? { quantity: coinsOf(line.amount, good.rate) ?? line.quantity } : {};
  return { ...plain, ...good, ...coins, ...(good.price === before ? {} : { was: before }) };
};
const restocks = (lines: readonly Line[], stock: ReadonlyMap<number, Good> | null): readonly Line[] => {
  const now = stock === null ? lines : lines.map((line) => restocked(line, stock.get(line.variant)));
  return now.every((line, i) => line === lines[i]) ? lines : now;
};
const stepped = (sale: Sale, lines: readonly Line[]): Sale => (lines === sale.lines ? sale : { ...sale, lines, step: lines.length === 0 ? 1 : sale.step });

/** The sale after a step. */
export const afterStep = (sale: Sale, step: Step): Sale => {
  switch (step.do) {
    case 'type': {
      const { typed, good, from } = step;
      return stepped(sale, put(sale.lines, good, typed.means === 'set' ? typed : typed.means === 'remove' ? null : from));
    }
    case 'more': return stepped(sale, more(sale.lines, step.good, step.by));
    case 'coins': {
      const quantity = coinsOf(step.amount, step.good.rate ?? 0) ?? 0;
      return stepped(sale, put(sale.lines, step.good, quantity < 1 ? null : { quantity, amount: step.amount }));
    }
    case 'remove': return stepped(sale, without(sale.lines, step.variant));
    case 'choose': return { ...sale, player: step.player };
    case 'press': return { ...sale, player: sale.player?.id === step.player.id ? null : step.player };
    case 'pay': return { ...sale, method: step.method };
    case 'company': return { ...sale, company: { ...sale.company, ...step.change } };
    case 'step': return sale.step === step.step || (step.step === 2 && sale.lines.length === 0) ? sale : { ...sale, step: step.step };
    case 'search': return { ...sale, itemText: step.text };
    case 'tab': return { ...sale, tab: { asked: step.asked, category: step.category } };
    case 'give': return { ...sale, given: step.text };
    case 'note': return { ...sale, given: formatMoney(withNote(sale.given, step.note)) };
    case 'exact': return { ...sale, given: formatMoney(totalOf(sale.lines)) };
    case 'sought': return { ...sale, lines: sale.lines.map((line) => (line.variant !== step.variant || line.gone === undefined ? line : step.good ? restocked(line, step.good) : { ...line, gone: true })) };
    case 'restock': return { ...sale, stock: step.goods, lines: restocks(sale.lines, step.goods) };
    case 'restore': return { ...emptySale, ...step.kept, lines: restocks(step.kept.lines, sale.stock), stock: sale.stock, form: sale.form + 1 };
    case 'reset': return { ...emptySale, stock: sale.stock, form: sale.form + 1 };
  }
};

/** What a line costs, in minor units. */
export const amountOf = ({ price, quantity, amount }: Pick<Line, 'price' | 'quantity' | 'amount'>): number => amount ?? price * quantity;
/** What everything costs, in minor units. */
export const totalOf = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + amountOf(line), 0);
/** How many pieces there are; coins, bought by an amount, are one. */
export const piecesOf = (lines: readonly Line[]): number => lines.reduce((sum, { quantity, amount }) => sum + (amount === undefined ? quantity : 1), 0);
/** What is kept of a sale. */
export const keptOf = ({ lines, player, method, company }: Sale): Kept => ({ lines, player, method, company });
/** Whether there is nothing in it worth keeping. */
export const isBlank = ({ lines, player, company }: Kept): boolean => lines.length === 0 && player === null && !company.open;
