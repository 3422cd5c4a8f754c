import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coinsFor } from '#resources/domain/coins.ts';
import { formatMoney } from '#resources/domain/money.ts';
import { afterStep, amountOf, emptySale, isBlank, keptOf, piecesOf, totalOf, type Player, type Sale, type Step } from './basket.ts';
import { shelvesOf, type Good } from './goods.ts';
import { most, mostMoney, readCoins, readPieces } from './quantity.ts';

const good = (variant: number, price: number, more: Partial<Good> = {}): Good => ({ variant, item: variant, name: `Item ${variant}`, sku: `S${variant}`, category: 'Drinks', price, rate: null, stock: null, ...more });
const [cola, chips, coins] = [good(1, 150), good(2, 399), good(9, 1, { category: 'Coins', rate: 100 })];
const player: Player = { id: 6, username: 'marko.k', name: 'Marko K.', email: 'marko@example.org' };
const after = (...steps: readonly Step[]): Sale => steps.reduce(afterStep, emptySale);
const typed = (of: Good, text: string, from: Sale = emptySale): Sale => {
  const line = from.lines.find(({ variant }) => variant === of.variant) ?? null;
  return afterStep(from, { do: 'type', good: of, typed: of.rate === null ? readPieces(text) : readCoins(text, of.rate), from: line });
};
const shown = ({ lines }: Sale) => lines.map(({ variant, quantity, amount }) => [variant, quantity, ...(amount === undefined ? [] : [amount])]);

describe('quantities', () => {
  it('PURCH-09 PURCH-10 PURCH-19 minus, plus and remove change the line; pieces and amounts add up', () => {
    const sale = after({ do: 'more', good: cola, by: 1 }, { do: 'more', good: cola, by: 1 }, { do: 'more', good: chips, by: 3 });
    expect(shown(sale)).toEqual([[1, 2], [2, 3]]);
    expect([piecesOf(sale.lines), ...sale.lines.map(amountOf), totalOf(sale.lines)]).toEqual([5, 300, 1197, 1497]);
    expect(shown(afterStep(sale, { do: 'more', good: cola, by: -1 }))).toEqual([[1, 1], [2, 3]]);
    expect(shown(after({ do: 'more', good: cola, by: 1 }, { do: 'more', good: cola, by: -1 }))).toEqual([]);
    expect(shown(after({ do: 'more', good: cola, by: -1 }))).toEqual([]);
    expect(shown(afterStep(sale, { do: 'remove', variant: 2 }))).toEqual([[1, 2]]);
  });

  it('PURCH-25 PURCH-26 PURCH-27 OP-034 what a typed quantity means', () => {
    const two = typed(cola, '2');
    for (const gone of ['0', 'abc', '1.5', '1,5', '1e3', '٣', '', '+3', '0x10', '000']) expect(shown(typed(cola, gone, two)), gone).toEqual([]);
    for (const kept of ['-3', '-1', '-', '−2', ' -5']) expect(shown(typed(cola, kept, two)), kept).toEqual([[1, 2]]);
    for (const [text, quantity] of [[' 2 ', 2], ['12', 12], ['1.000', 1000], ['007', 7]] as const) expect(shown(typed(cola, text, two)), text).toEqual([[1, quantity]]);
    for (const text of ['99999999999', '1000001', '99999999999999999999']) {
      expect(readPieces(text), text).toEqual({ means: 'tooMuch' });
      expect(shown(typed(cola, text, two)), text).toEqual([[1, 2]]);
    }
    expect(shown(typed(cola, '-3'))).toEqual([]);
  });

  it('OP-030 ten thousand pieces at 9.999,99 are an amount, not an overflow', () => {
    expect(formatMoney(totalOf(typed(good(3, 999_999), '10.000').lines))).toBe('99.999.900,00');
  });

  it('PURCH-28 PURCH-29 OP-027 OP-028 coins are typed as money', () => {
    const at = (rate: number, text: string) => shown(typed(good(9, 1, { category: 'Coins', rate }), text));
    expect(at(100, '10,00')).toEqual([[9, 1000, 1000]]);
    expect(at(25, '0,58')).toEqual([[9, 15, 58]]);
    expect(at(25, '2,30')).toEqual([[9, 58, 230]]);
    expect(at(25, '4,02')).toEqual([[9, 101, 402]]);
    expect(at(10, '0,04')).toEqual([]);
    expect(at(10, '0,05')).toEqual([[9, 1, 5]]);
    expect(at(100, '100.000')).toEqual([[9, 10_000_000, 10_000_000]]);
    expect(at(100, '12,')).toEqual([[9, 1200, 1200]]);
    expect(at(0, '10')).toEqual([]);
    for (const text of ['0', 'abc', '12.5.1', '']) expect(at(100, text), text).toEqual([]);
    expect(shown(typed(coins, '-5', typed(coins, '10')))).toEqual([[9, 1000, 1000]]);
    // A keypad has but a dot; before three digits it stands between thousands.
    for (const text of ['10.5', '10.50', '10,5', '10,50']) expect(readCoins(text, 100), text).toEqual({ means: 'set', quantity: 1050, amount: 1050 });
    for (const text of ['12.', '12,', '12']) expect(readCoins(text, 100), text).toEqual({ means: 'set', quantity: 1200, amount: 1200 });
    expect(readCoins('1.000', 100)).toEqual({ means: 'set', quantity: 100_000, amount: 100_000 });
    expect(readCoins('99999999999999', 100)).toEqual({ means: 'tooMuch' });
    expect(readCoins('99999999999999999999', 100)).toEqual({ means: 'tooMuch' });
  });

  it('plus and minus of coins are a currency unit', () => {
    const ten = after({ do: 'more', good: coins, by: 10 });
    expect(shown(ten)).toEqual([[9, 1000, 1000]]);
    expect(shown(afterStep(ten, { do: 'more', good: coins, by: -10 }))).toEqual([]);
    expect(piecesOf(ten.lines)).toBe(1);
  });
});

describe('PURCH-19 amounts', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('more' as const), good: fc.constantFrom(cola, chips, coins), by: fc.integer({ min: -5, max: 5 }) }),
    fc.record({ do: fc.constant('type' as const), good: fc.constantFrom(cola, chips), typed: fc.string({ unit: fc.constantFrom(...'0123456789.,-+ex ') }).map(readPieces), from: fc.constant(null) }),
    fc.record({ do: fc.constant('type' as const), good: fc.constant(coins), typed: fc.string({ unit: fc.constantFrom(...'0123456789.,-+ex ') }).map((text) => readCoins(text, 100)), from: fc.constant(null) }),
    fc.record({ do: fc.constant('remove' as const), variant: fc.constantFrom(1, 2, 9) }),
  );
  it('are whole, never negative, and add up, whatever is typed and pressed', () => {
    fc.assert(fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { lines } = after(...(steps as readonly Step[]));
      expect(lines.every((line) => Number.isSafeInteger(line.quantity) && line.quantity >= 1 && Number.isSafeInteger(amountOf(line)) && amountOf(line) >= 0)).toBe(true);
      expect(new Set(lines.map(({ variant }) => variant)).size).toBe(lines.length);
      expect(Number.isSafeInteger(totalOf(lines))).toBe(true);
      for (const { rate, quantity, amount } of lines) if (rate !== null) expect(quantity).toBe(coinsFor(amount ?? 0, rate));
    }));
  });
  it('typed as they are shown are the same quantity again', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: most.money }), fc.integer({ min: 1, max: 10_000 }), (amount, rate) => {
      const read = readCoins(formatMoney(amount), rate);
      if (read.means === 'set') expect([read.amount, read.quantity]).toEqual([amount, coinsFor(amount, rate)]);
      else expect(read.means).toBe(coinsFor(amount, rate) < 1 ? 'remove' : 'tooMuch');
    }));
  });
});

describe('the form', () => {
  it('PURCH-36 pressing the chosen player again deselects; another one takes the place', () => {
    const one = after({ do: 'press', player });
    expect(one.player).toEqual(player);
    expect(afterStep(one, { do: 'press', player: { ...player, id: 7 } }).player?.id).toBe(7);
    expect(afterStep(one, { do: 'press', player: { ...player } }).player).toBeNull();
  });
  it('PURCH-05 PURCH-30 a reset leaves nothing: items, player, method, company, search, step', () => {
    const full = after({ do: 'more', good: cola, by: 1 }, { do: 'step', step: 2 }, { do: 'press', player }, { do: 'pay', method: 'bank' }, { do: 'company', change: { open: true, name: 'Firma' } }, { do: 'search', text: 'co' }, { do: 'give', text: '20' });
    expect(full.step).toBe(2);
    expect(afterStep(full, { do: 'reset' })).toEqual({ ...emptySale, form: 1 });
  });
  it('PURCH-16 the second step begins with the first item and ends with the last', () => {
    expect(after({ do: 'step', step: 2 }).step).toBe(1);
    expect(after({ do: 'more', good: cola, by: 1 }, { do: 'step', step: 2 }, { do: 'remove', variant: 1 }).step).toBe(1);
  });
  it('what is kept of a sale brings it back', () => {
    const full = after({ do: 'more', good: cola, by: 2 }, { do: 'press', player }, { do: 'pay', method: 'bank' });
    const back = afterStep(afterStep(full, { do: 'reset' }), { do: 'restore', kept: keptOf(full) });
    expect(keptOf(back)).toEqual(keptOf(full));
    expect([isBlank(keptOf(full)), isBlank(keptOf(emptySale))]).toEqual([false, true]);
  });
  it('a new list changes prices visibly; what is not in it is looked up', () => {
    const sale = after({ do: 'more', good: cola, by: 2 }, { do: 'more', good: coins, by: 10 }, { do: 'more', good: chips, by: 1 });
    const same = afterStep(sale, { do: 'restock', goods: new Map([cola, coins, chips].map((each) => [each.variant, each])) });
    expect(same.lines).toBe(sale.lines);
    const dearer = afterStep(sale, { do: 'restock', goods: new Map([{ ...cola, price: 200 }, { ...coins, rate: 50 }].map((each) => [each.variant, each])) });
    expect(dearer.lines).toMatchObject([{ price: 200, was: 150, quantity: 2 }, { quantity: 500, amount: 1000 }, { gone: false }]);
    expect(totalOf(dearer.lines)).toBe(400 + 1000 + 399);
    const again = afterStep(dearer, { do: 'restock', goods: new Map([cola, coins, chips].map((each) => [each.variant, each])) });
    expect(again.lines).toEqual(sale.lines);
    // It has only run out, or is gone; and comes back with another list.
    const short = afterStep(dearer, { do: 'sought', variant: chips.variant, good: { ...chips, stock: 0 } });
    expect(short.lines[2]).toEqual({ ...sale.lines[2], stock: 0 });
    const lost = afterStep(dearer, { do: 'sought', variant: chips.variant, good: null });
    expect(lost.lines[2]).toEqual({ ...sale.lines[2], gone: true });
    for (const one of [short, lost]) expect(afterStep(one, { do: 'restock', goods: new Map([cola, coins, chips].map((each) => [each.variant, each])) }).lines).toEqual(sale.lines);
    // A basket that is brought back meets the prices of now.
    const back = afterStep(afterStep(dearer, { do: 'reset' }), { do: 'restore', kept: keptOf(sale) });
    expect(back.lines).toEqual(dearer.lines);
  });
});

describe('shelves', () => {
  it('PURCH-07 PURCH-08 are the groups of the answer, coins first', () => {
    const item = (id: number, name: string, ...variants: object[]) => ({ id, name, variants });
    const shelves = shelvesOf({
      Drinks: [item(1, 'Cola', { id: 11, name: '0,33 l', sku: 'C33', price: 200 }, { id: 12, name: 'Cola', sku: 'C', price: 250 })], Coins: [item(2, 'Coins', { id: 21, name: 'Coins', sku: 'COINS', price: 1, coins_per_currency: 25 })], Empty: [],
    }, 100);
    expect(shelves.map(({ category }) => category)).toEqual(['Coins', 'Drinks']);
    expect(shelves[0]?.goods).toEqual([{ variant: 21, item: 2, name: 'Coins', sku: 'COINS', category: 'Coins', price: 1, rate: 25, stock: null }]);
    expect(shelves[1]?.goods.map(({ name, rate }) => [name, rate])).toEqual([['Cola · 0,33 l', null], ['Cola', null]]);
  });
});

it('an amount that would buy more coins than can be counted is too much, at any rate', () => {
  for (const rate of [1_000_000, 1_000_000_000]) expect(readCoins('99.999.999,00', rate)).toEqual({ means: 'tooMuch' });
});
it.each([100, 50, 200, 1, 7])('PURCH-28 the most that is said to be taken is taken, and not a cent more, at %i coins for one', (rate) => {
  const text = (amount: number) => formatMoney(amount);
  expect(readCoins(text(mostMoney(rate)), rate)).toMatchObject({ means: 'set' });
  expect(readCoins(text(mostMoney(rate) + Math.ceil(100 / rate)), rate)).toEqual({ means: 'tooMuch' });
});
