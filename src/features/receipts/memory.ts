import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { isPaper, type Paper } from './paper.ts';

interface Memory extends DBSchema {
  /** Register -> paper. */
  papers: { key: string; value: string };
  /** Invoice -> how often it was printed here. */
  prints: { key: number; value: number };
}
/** In the browser's database and not in its storage of texts: the paper of a printer and what was printed outlive a sign-out. */
const open = (): Promise<IDBPDatabase<Memory>> =>
  openDB<Memory>('arenadesk-receipts', 1, { upgrade: (database) => { database.createObjectStore('papers'); database.createObjectStore('prints'); } });
let opening: Promise<IDBPDatabase<Memory>> | null = null;
const memory = (): Promise<IDBPDatabase<Memory>> => {
  opening ??= open().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
};
/** What lasts for this visit where the browser keeps nothing. */
const papersHere = new Map<string, Paper>();
const printsHere = new Map<number, number>();

/** The name a printer is remembered by: its register, else its arena. */
export const printerOf = (arena: number, register: string | number | null): string => `${arena}/${register ?? ''}`;

/** The paper that was last chosen for a printer; 80 mm until one was. */
export const paperOf = async (printer: string): Promise<Paper> => {
  const kept = await memory().then((database) => database.get('papers', printer), () => papersHere.get(printer));
  return isPaper(kept) ? kept : (papersHere.get(printer) ?? '80');
};
export const keepPaper = async (printer: string, paper: Paper): Promise<void> => {
  papersHere.set(printer, paper);
  await memory().then((database) => database.put('papers', paper, printer), () => undefined);
};
/** How often an invoice was printed in this browser. */
export const printsOf = async (invoice: number): Promise<number> => {
  const kept = await memory().then((database) => database.get('prints', invoice), () => undefined);
  return Math.max(kept ?? 0, printsHere.get(invoice) ?? 0);
};
export const countPrint = async (invoice: number): Promise<void> => {
  const next = (await printsOf(invoice)) + 1;
  printsHere.set(invoice, next);
  await memory().then((database) => database.put('prints', next, invoice), () => undefined);
};
