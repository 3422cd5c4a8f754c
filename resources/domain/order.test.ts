import { describe, expect, it } from 'vitest';
import { inPlace, movedTo, numbersOf, orderVersion, type Placed } from './order.ts';

const placed = (...numbers: readonly number[]): Placed[] => numbers.map((display_order, i) => ({ id: i + 1, display_order }));
/** Ids after moving, with the numbers they get. */
const after = (entries: readonly Placed[], from: number, to: number) => [...numbersOf(entries, movedTo(inPlace(entries).map(({ id }) => id), from, to))];

describe('numbers of a new sequence', () => {
  it('GAME-07 the third of five at the first place: the first three change, the others do not', () => {
    expect(after(placed(1, 2, 5, 9, 10), 2, 0)).toEqual([[3, 1], [1, 2], [2, 5], [4, 9], [5, 10]]);
  });
  it('GAME-07 downwards too', () => {
    expect(after(placed(1, 2, 3, 4, 5), 1, 3)).toEqual([[1, 1], [3, 2], [4, 3], [2, 4], [5, 5]]);
  });
  it('GAME-09 there and back is as before, ties and all', () => {
    const ties = placed(1000, 1000, 1000, 1004);
    const there = movedTo(ties.map(({ id }) => id), 2, 0);
    expect([...numbersOf(ties, movedTo(there, 0, 2))]).toEqual([[1, 1000], [2, 1000], [3, 1000], [4, 1004]]);
  });
  it('entries that shared a number are told apart, those far behind are left alone', () => {
    expect(after(placed(1000, 1000, 1000, 1004, 1004), 1, 0)).toEqual([[2, 1000], [1, 1001], [3, 1002], [4, 1004], [5, 1004]]);
    expect(after(placed(7, 7, 7, 7), 3, 2)).toEqual([[1, 7], [2, 7], [4, 8], [3, 9]]);
  });
  it('whatever is moved, sorting by the new numbers gives the wanted sequence', () => {
    for (const numbers of [[0, 0, 0, 0, 0, 0], [1, 1, 2, 2, 3, 3], [1, 2, 2, 2, 50, 51], [5, 4, 4, 9, 9, 1]])
      for (let from = 0; from < 6; from += 1) for (let to = 0; to < 6; to += 1) {
        const entries = placed(...numbers);
        const wanted = movedTo(inPlace(entries).map(({ id }) => id), from, to);
        const given = numbersOf(entries, wanted);
        expect(inPlace(entries.map(({ id }) => ({ id, display_order: given.get(id) ?? -1 }))).map(({ id }) => id), `${numbers.join()} ${from} to ${to}`).toEqual(wanted);
      }
  });
});

describe('the version of an order', () => {
  it('is the same whatever sequence the entries come in, and differs for any other order, one more or one less', () => {
    const order = placed(1, 2, 3, 4);
    expect(orderVersion(order.toReversed())).toBe(orderVersion(order));
    const others = [placed(1, 2, 4, 3), placed(1, 2, 3), placed(1, 2, 3, 4, 5), placed(1, 2, 3, 5), [{ id: 12, display_order: 3 }], [{ id: 1, display_order: 23 }], []];
    expect(new Set([order, ...others].map(orderVersion)).size).toBe(others.length + 1);
  });
  it('is a whole number that stands where a version stands', () => {
    for (let n = 0; n < 500; n += 1) {
      const version = orderVersion(placed(...Array.from({ length: 20 }, (_, i) => (i * 7919 + n * 104_729) % 1000)));
      expect(Number.isSafeInteger(version) && version >= 0 && version < 1e15).toBe(true);
    }
  });
});
