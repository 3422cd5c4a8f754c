import { startTaskWorker, type Worker } from '#server/db/task-worker.ts';
import type { Services } from '#server/plug.ts';
import { post } from '#server/services/notifications/post.ts';
import { channel, claim, delivered, failed, giveBack, nextDue, type Task } from '#server/services/notifications/queue.ts';

export type { Worker } from '#server/db/task-worker.ts';

/** Posts notifications to `url` when they are due. */
export function startWorker({ db, now, watchClock, counts }: Pick<Services, 'db' | 'now' | 'watchClock' | 'counts'>, url: string): Worker {
  const send = async (task: Task, signal: AbortSignal): Promise<void> => {
    const outcome = await post(url, task, signal);
    if (outcome === null) await delivered(db, task, now());
    else if (outcome === 'stopped') await giveBack(db, task, now());
    else await failed(db, task, outcome, now());
    counts.changed('mobile-notifications');
  };
  const work = async (signal: AbortSignal): Promise<boolean> => {
    const tasks = await claim(db, now());
    if (tasks.length === 0) return false;
    counts.changed('mobile-notifications');
    await Promise.all(tasks.map((task) => send(task, signal)));
    return true;
  };
  return startTaskWorker({ db, now, watchClock, channel, work, nextDue: () => nextDue(db) });
}
