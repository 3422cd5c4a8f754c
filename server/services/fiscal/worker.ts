import { startTaskWorker, type Worker } from '#server/db/task-worker.ts';
import type { Services } from '#server/plug.ts';
import { closePeriods } from '#server/services/fiscal/closing.ts';
import { channel, claimDue, nextDue, patience } from '#server/services/fiscal/tasks.ts';
import { tell } from '#server/services/fiscal/tell.ts';

/** Milliseconds between one look at what is due without a sale and the next. */
const between = 60_000;

/** Tells tax offices of what their sales could not tell them, and adds to their chains what is due without a sale. */
export function startFiscalWorker(services: Services): Worker {
  const { db, now, watchClock } = services;
  let looked = -Infinity;
  const closings = async (signal: AbortSignal): Promise<void> => {
    const at = now().getTime();
    if (at >= looked && at < looked + between) return;
    looked = at;
    await closePeriods(services, signal);
  };
  const work = async (signal: AbortSignal): Promise<boolean> => {
    const tasks = await claimDue(db, now());
    await Promise.all(tasks.map((task) => tell(services, task, patience, signal)));
    if (tasks.length === 0) await closings(signal);
    return tasks.length > 0;
  };
  return startTaskWorker({ db, now, watchClock, channel, work, nextDue: () => nextDue(db) });
}
