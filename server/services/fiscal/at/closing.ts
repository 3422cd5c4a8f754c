import { draftOf, entryOf, type Entry, type Register } from '#server/services/fiscal/at/receipt.ts';

/** `2026-11` → `2026-10`. */
const monthBefore = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number > 1 ? `${year}-${String(number - 1).padStart(2, '0')}` : `${year - 1}-12`;
};

/** What goes on from one link of a chain to the next. */
export const carried = ({ closed, life }: Entry): Pick<Entry, 'closed' | 'life'> => ({ ...(closed === undefined ? {} : { closed }), ...(life === undefined ? {} : { life }) });

/**
 * The receipt that ends a month, or a year where one has ended: every month has one, by the clock of the register's place, before anything else is sold and also when
 * nothing was. It takes nothing and shows the turnover so far. Null while the month of the last receipt lasts, or after the register's final one.
 * @param now local wall time
 */
export function periodEnd(head: Entry, now: string, register: Register): Entry | null {
  const [last, current] = [head.receipt.issued.slice(0, 7), now.slice(0, 7)];
  const ended = monthBefore(current);
  if (head.kind === 'final' || last >= current || (head.closed ?? '') >= ended) return null;
  const yearly = last.slice(0, 4) < current.slice(0, 4);
  const number = yearly ? `JAHR-${Number(current.slice(0, 4)) - 1}` : `MONAT-${ended}`;
  return { ...carried(head), ...entryOf(register, draftOf(yearly ? 'yearly' : 'monthly', { number, issued: now }, head.turnover)), closed: ended };
}

/** A year's receipt must be signed: one that was not is made once more. @param position its place in the chain */
export const yearAgain = (unsigned: Entry, head: Entry, now: string, position: number, register: Register): Entry =>
  ({ ...carried(head), ...entryOf(register, draftOf('yearly', { number: `${unsigned.receipt.number.split('-').slice(0, 2).join('-')}-${position}`, issued: now }, head.turnover)) });

/** The last receipt of a register that is given up; null where it stands already. */
export const finalEntry = (head: Entry, now: string, position: number, register: Register): Entry | null =>
  head.kind === 'final' ? null : { ...carried(head), ...entryOf(register, draftOf('final', { number: `SCHLUSS-${position}`, issued: now }, head.turnover)) };
