import { openDB, type IDBPDatabase } from 'idb';
import { createKeptStore } from './kept-store.ts';

/** Something done with money or progress whose answer has not come: what is asked for later, instead of doing it again. */
export interface PendingAct {
  /** Who sent it: a service tells what came of a key to nobody else. */
  readonly user: number;
  /** What it does to which record, such as `restore.7`. */
  readonly name: string;
  readonly key: string;
  /** When it was sent, epoch milliseconds. */
  readonly at: number;
  /** What was chosen. */
  readonly chosen?: readonly string[];
}
const idOf = ({ user, name }: Pick<PendingAct, 'user' | 'name'>): string => `${user}/${name}`;
/** In the browser's database and not in its storage of texts: the end of a session empties that, and is often why the answer did not come. */
const open = (): Promise<IDBPDatabase> => openDB('arenadesk.acts', 1, { upgrade: (database) => void database.createObjectStore('acts') });
const store = createKeptStore<{ readonly acts: PendingAct }>({ connect: open, idOf: { acts: idOf } });

/** This person's act of that name that is still open in this browser. */
export const pendingAct = (user: number, name: string): Promise<PendingAct | null> => store.get('acts', idOf({ user, name }));
/** Kept before anything is sent, so that no reload and no other session does it twice. */
export const keepAct = (act: PendingAct): Promise<void> => store.put('acts', act);
export const forgetAct = async (user: number, name: string): Promise<void> => void (await store.take('acts', idOf({ user, name })));
