import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '#server/plug.ts';
import { claimOne, standing } from '#server/services/fiscal/tasks.ts';
import { tell } from '#server/services/fiscal/tell.ts';
import type { FiscalState } from '#server/services/fiscal/types.ts';

/** Milliseconds between looks while another process tells it. */
const look = 100;

/** Waits until nobody is telling it any more. */
const whenIdle = async (services: Services, invoice: number, until: number): Promise<FiscalState> => {
  for (;;) {
    const { state, busy } = await standing(services.db, invoice);
    if (state !== 'pending' || !busy || Date.now() >= until) return state;
    await pause(look);
  }
};

/**
 * Tells the authority of an invoice whose sale has committed, outside any transaction, and stores its answer; waits for at most so many milliseconds. Another
 * process that tells it at this moment is waited for. Whatever the authority does, or the network, it answers how the invoice stands.
 */
export async function settleFiscal(services: Services, invoice: number, within: number): Promise<FiscalState> {
  const until = Date.now() + within;
  try {
    const task = services.ownUrl() === null ? null : await claimOne(services.db, invoice, services.now(), within);
    if (task) await tell(services, task, within);
    return task ? (await standing(services.db, invoice)).state : await whenIdle(services, invoice, until);
  } catch (error) {
    // The sale stands, and a worker goes on with the task.
    console.error(`fiscal: invoice ${invoice}`, error);
    return 'pending';
  }
}
