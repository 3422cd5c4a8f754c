import { acquireLease, type LeaseOptions } from '#src/lib/lease.ts';

/** What a tab lock needs of the browser; tests give their own. */
export interface TabLockOptions extends LeaseOptions {
  /** Web Locks, absent without a secure context. */
  locks?: Pick<LockManager, 'request'> | undefined;
}

/** How long what another tab stored before it let go of a lock may take to be seen here, in ms: browsers pass it on between processes without waiting. */
const ARRIVAL_MS = 100;

/** Runs work while no other tab of this browser, and no other call in this tab, runs work under the same name. */
export type TabLock = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/**
 * Makes a tab lock: by Web Locks where the browser has them, else by a lease in localStorage. Work is run once and its answer
 * or error passed on. The lease is a best effort (two tabs may pass within its settling time when the browser is stalled), so what
 * must not happen twice also carries an idempotency key. Without a usable storage only calls of this tab wait for each other.
 */
export function createTabLock(options: () => TabLockOptions): TabLock {
  /** The last call of this tab under each name. */
  const last = new Map<string, Promise<unknown>>();

  async function leased<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = last.get(name);
    const mine = (async () => {
      await before?.catch(() => undefined);
      const release = await acquireLease(name, options());
      try {
        return await work();
      } finally {
        release();
      }
    })();
    last.set(name, mine);
    try {
      return await mine;
    } finally {
      if (last.get(name) === mine) last.delete(name);
    }
  }

  return async (name, work) => {
    const { locks } = options();
    if (!locks) return leased(name, work);
    let started = false;
    try {
      const run = () => {
        started = true;
        return work();
      };
      const free = await locks.request(name, { ifAvailable: true }, async (lock) => (lock ? { done: await run() } : null));
      if (free) return free.done;
      return await locks.request(name, async () => {
        await new Promise((resolve) => setTimeout(resolve, ARRIVAL_MS));
        return await run();
      });
    } catch (error) {
      if (started) throw error;
      return leased(name, work);
    }
  };
}

/** The tab lock of this browser. @example await withTabLock('refresh-token', refresh) */
export const withTabLock: TabLock = createTabLock(() => ({
  locks: globalThis.navigator?.locks,
  storage: () => globalThis.localStorage,
  events: globalThis,
}));
