import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { onDatabase } from '#src/lib/kept-connection.ts';
import { randomKey } from '#src/lib/random.ts';
import { isPaper, type Paper } from './paper.ts';

interface Memory extends DBSchema {
  /** Register -> paper. */
  papers: { key: string; value: string };
  /** Invoice -> how often it was printed here. */
  prints: { key: number; value: number };
  /** Invoice -> the key under which the service noted a print that has not come out yet. */
  notes: { key: number; value: string };
}
/** In the browser's database and not in its storage of texts: the paper of a printer and what was printed outlive a sign-out. */
const open = (): Promise<IDBPDatabase<Memory>> =>
  openDB<Memory>('arenadesk-receipts', 2, {
    upgrade: (database, before) => {
      if (before < 1) for (const name of ['papers', 'prints'] as const) database.createObjectStore(name);
      database.createObjectStore('notes');
    },
    // A newer version in another tab goes first; what is done here meanwhile lasts for this visit.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase | null)?.close(),
  });
const memory = onDatabase(open);
/** What lasts for this visit where the browser keeps nothing. */
const papersHere = new Map<string, Paper>();
const printsHere = new Map<number, number>();
const notesHere = new Map<number, string>();

/** The name a printer is remembered by: its register, else its arena. */
export const printerOf = (arena: number, register: string | number | null): string => `${arena}/${register ?? ''}`;

/** The paper that was last chosen for a printer; 80 mm until one was. */
export const paperOf = async (printer: string): Promise<Paper> => {
  const kept = await memory((database) => database.get('papers', printer)).catch(() => papersHere.get(printer));
  return isPaper(kept) ? kept : (papersHere.get(printer) ?? '80');
};
export const keepPaper = async (printer: string, paper: Paper): Promise<void> => {
  papersHere.set(printer, paper);
  await memory((database) => database.put('papers', paper, printer)).catch(() => undefined);
};
/** How often an invoice was printed in this browser: all that is known where the service cannot be asked. */
export const printsOf = async (invoice: number): Promise<number> => {
  const kept = await memory((database) => database.get('prints', invoice)).catch(() => undefined);
  return Math.max(kept ?? 0, printsHere.get(invoice) ?? 0);
};
export const countPrint = async (invoice: number): Promise<void> => {
  const next = (await printsOf(invoice)) + 1;
  printsHere.set(invoice, next);
  await memory((database) => database.put('prints', next, invoice)).catch(() => undefined);
};

/** The key of a print of an invoice that was noted and has not come out; a new one, kept, where there is none. */
export const noteKeyOf = async (invoice: number): Promise<string> => {
  const kept = notesHere.get(invoice) ?? (await memory((database) => database.get('notes', invoice)).catch(() => undefined));
  const key = kept ?? randomKey();
  notesHere.set(invoice, key);
  if (kept === undefined) await memory((database) => database.put('notes', key, invoice)).catch(() => undefined);
  return key;
};
/** It came out: the next print is another one. */
export const forgetNote = async (invoice: number): Promise<void> => {
  notesHere.delete(invoice);
  await memory((database) => database.delete('notes', invoice)).catch(() => undefined);
};
