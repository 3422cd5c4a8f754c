/** One entry of a list that people put in order: lower numbers stand first, equal ones by id. */
export interface Placed {
  readonly id: number;
  readonly display_order: number;
}

const byPlace = (a: Placed, b: Placed) => a.display_order - b.display_order || a.id - b.id;
/** The entries as they stand. */
export const inPlace = <P extends Placed>(entries: readonly P[]): P[] => [...entries].sort(byPlace);

/**
 * The numbers that a new sequence gives: the places keep their numbers, the entries between the first and the last that moved change places. Places that share a
 * number are told apart from the first change on, no further than needed.
 * @param ids every entry of `placed`, in the wanted sequence
 */
export const numbersOf = (placed: readonly Placed[], ids: readonly number[]): ReadonlyMap<number, number> => {
  const before = inPlace(placed);
  const moved = ids.map((id, i) => before[i]?.id !== id);
  const [first, last] = [moved.indexOf(true), moved.lastIndexOf(true)];
  const numbers = before.map((entry) => entry.display_order);
  const from = first < 0 ? numbers.length : Math.max(first, 1);
  for (let i = from; i < numbers.length; i += 1) {
    const [previous = 0, own = 0] = [numbers[i - 1], before[i]?.display_order];
    // Behind the last change only what was pushed on makes way.
    if (own > previous || (i > last + 1 && previous === before[i - 1]?.display_order)) continue;
    numbers[i] = previous + 1;
  }
  return new Map(ids.map((id, i) => [id, numbers[i] ?? 0]));
};

/** The list with the entry at `from` at `to`, the others moving up. */
export const movedTo = <T>(list: readonly T[], from: number, to: number): T[] => {
  const next = list.filter((_, i) => i !== from);
  next.splice(to, 0, ...list.slice(from, from + 1));
  return next;
};

/**
 * A number for an order as a whole: the same for the same entries with the same numbers, another for any other as good as always. Whoever saves an order says
 * by it which one they saw. Below 10^15, so that it stands where a version stands.
 */
export const orderVersion = (placed: readonly Placed[]): number => {
  const text = [...placed].sort((a, b) => a.id - b.id).map(({ id, display_order }) => `${id}:${display_order}`).join();
  let [a, b] = [0x811c9dc5, 0x9e3779b9];
  for (let i = 0; i < text.length; i += 1) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b) + i;
  }
  return (a >>> 0) * 2 ** 17 + ((b ^ (b >>> 15)) & 0x1ffff);
};
