import type { PoolClient } from 'pg';
import { poolOf } from '#server/db/database.ts';
import type { Services } from '#server/plug.ts';
import { post } from '#server/services/notifications/post.ts';
import { channel, claim, delivered, failed, giveBack, nextDue, type Task } from '#server/services/notifications/queue.ts';

/** Milliseconds: a look now and then in case nobody told, and soon again when somebody had what is due, or the database was away. */
const [longest, soon, later] = [60_000, 500, 5_000];

export interface Worker {
  /** Ends what is under way and gives it back. */
  readonly stop: () => Promise<void>;
}

/** Posts what is due to `url`, woken by the database when a task is written, by the clock when one is due, and by nothing else. */
export function startWorker({ db, now, watchClock, counts }: Pick<Services, 'db' | 'now' | 'watchClock' | 'counts'>, url: string): Worker {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let listener: PoolClient | undefined;

  const send = async (task: Task): Promise<void> => {
    const outcome = await post(url, task, signal);
    if (outcome === null) await delivered(db, task, now());
    else if (outcome === 'stopped') await giveBack(db, task, now());
    else await failed(db, task, outcome, now());
    counts.changed('mobile-notifications');
  };
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
  const work = async (): Promise<number> => {
    await listen();
    for (;;) {
      const tasks = signal.aborted ? [] : await claim(db, now());
      if (tasks.length === 0) break;
      counts.changed('mobile-notifications');
      await Promise.all(tasks.map(send));
    }
    const due = await nextDue(db);
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
      wait = await work().catch((error: unknown) => {
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
