import { startTaskWorker, type Worker } from '#server/db/task-worker.ts';
import type { Services } from '#server/plug.ts';
import { channel, claimDue, nextDue, patience } from '#server/services/fiscal/tasks.ts';
import { tell } from '#server/services/fiscal/tell.ts';

/** Tells tax offices of what their sales could not tell them. */
export function startFiscalWorker(services: Services): Worker {
  const { db, now, watchClock } = services;
  const work = async (signal: AbortSignal): Promise<boolean> => {
    const tasks = await claimDue(db, now());
    await Promise.all(tasks.map((task) => tell(services, task, patience, signal)));
    return tasks.length > 0;
  };
  return startTaskWorker({ db, now, watchClock, channel, work, nextDue: () => nextDue(db) });
}
