import { countPrint, forgetNote, noteKeyOf, printsOf } from './memory.ts';

/** Notes at the service that an invoice is printed once more; answers which copy it is, 0 for the original, null where the service counts no prints. */
export type NotePrint = (invoice: number, key: string, signal: AbortSignal) => Promise<number | null>;

/** Milliseconds that a print waits for its number. */
const patience = 3_000;

/**
 * Which copy of an invoice is to be printed now. The service counts for all machines. Where it does not answer nobody knows whether somebody else has the original, so
 * what is printed says that it is a copy; a print that did not come out is printed under the number that it has.
 */
export const copyOf = async (invoice: number, note?: NotePrint): Promise<number> => {
  const here = await printsOf(invoice);
  if (!note) return here;
  try {
    return (await note(invoice, await noteKeyOf(invoice), AbortSignal.timeout(patience))) ?? here;
  } catch {
    return Math.max(1, here);
  }
};
/** It came out. */
export const printed = async (invoice: number): Promise<void> => {
  await Promise.all([countPrint(invoice), forgetNote(invoice)]);
};
