import type { Kysely } from 'kysely';
import type { PoolClient } from 'pg';
import { poolOf, type Database } from '#server/db/database.ts';

/** Milliseconds: a look now and then in case nobody told, and soon again when somebody had what is due, or the database was away. */
const [longest, soon, later] = [60_000, 500, 5_000];

export interface Worker {
  /** Ends what is under way and gives it back. */
  readonly stop: () => Promise<void>;
}
interface Options {
  readonly db: Kysely<Database>;
  readonly now: () => Date;
  readonly watchClock: (onSet: () => void) => () => void;
  /** What the database tells when a task is written. */
  readonly channel: string;
  /** Does some of what is due; answers whether there was anything. `signal` ends it. */
  readonly work: (signal: AbortSignal) => Promise<boolean>;
  /** When the next task is due; null when there is none. */
  readonly nextDue: () => Promise<Date | null>;
}

/** Does tasks of the database when they are due, woken by the database when one is written, by the clock when one is due, and by nothing else. */
export function startTaskWorker({ db, now, watchClock, channel, work, nextDue }: Options): Worker {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let listener: PoolClient | undefined;

  const listen = async (): Promise<void> => {
    if (listener) return;
    const client = await poolOf(db).connect();
    const lost = () => {
      if (listener !== client) return;
      listener = undefined;
      client.release(true);
      if (!signal.aborted) wakeIn(later);
    };
    listener = client;
    client.on('error', lost).on('end', lost).on('notification', wake);
    await client.query(`LISTEN ${channel}`).catch((error: unknown) => {
      lost();
      throw error;
    });
  };
  /** All that is due now; answers in how many milliseconds to look again. */
  const all = async (): Promise<number> => {
    await listen();
    while (!signal.aborted && (await work(signal)));
    const due = await nextDue();
    return due === null ? longest : Math.min(longest, Math.max(soon, due.getTime() - now().getTime()));
  };
  const wakeIn = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(wake, milliseconds);
  };
  const run = async (): Promise<void> => {
    let wait = soon;
    do {
      again = false;
      wait = await all().catch((error: unknown) => {
        if (!signal.aborted) console.error(error);
        return later;
      });
    } while (again && !signal.aborted);
    running = undefined;
    if (!signal.aborted) wakeIn(wait);
  };
  function wake(): void {
    clearTimeout(timer);
    if (signal.aborted) return;
    if (running) again = true;
    else running = run();
  }

  const unwatch = watchClock(wake);
  wake();
  return {
    stop: async () => {
      unwatch();
      stopping.abort();
      clearTimeout(timer);
      await running;
      const client = listener;
      listener = undefined;
      client?.release(true);
    },
  };
}
