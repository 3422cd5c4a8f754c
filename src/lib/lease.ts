import { randomKey } from '#src/lib/random.ts';

/** What a lease needs: the storage that all tabs share (reading it may throw) and the target of its `storage` events. */
export interface LeaseOptions {
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** How long an entry holds unless it is renewed: the wait after a tab that crashed. */
export const LEASE_MS = 10_000;
/** How long a tab waits before it trusts its own entry, so that a tab that wrote at the same moment is seen. */
export const SETTLE_MS = 50;
/** The longest wait before the entry is looked at again, should an event be missed. */
const LOOK_MS = 1000;

/**
 * Waits until this call owns the named entry, keeps it renewed, and gives the function that frees it.
 * A storage that is blocked or full answers at once: there is nothing to share then.
 */
export async function acquireLease(name: string, { storage, events }: LeaseOptions): Promise<() => void> {
  const key = `lock:${name}`;
  const owner = randomKey();
  const write = (): void => storage().setItem(key, JSON.stringify({ owner, until: Date.now() + LEASE_MS }));
  const holder = (): Entry | null => read(storage().getItem(key));

  try {
    for (let held = false; !held; ) {
      const other = holder();
      if (other !== null) await change(key, Math.min(other.until - Date.now(), LOOK_MS), events);
      else {
        write();
        await change(null, SETTLE_MS, events);
        held = holder()?.owner === owner;
      }
    }
  } catch {
    return () => undefined;
  }

  const attempt = (work: () => void): void => {
    try {
      if (holder()?.owner === owner) work();
    } catch {
      // Blocked in the meantime: the entry runs out by itself.
    }
  };
  const renewal = setInterval(() => attempt(write), LEASE_MS / 4);
  return () => {
    clearInterval(renewal);
    attempt(() => storage().removeItem(key));
  };
}

interface Entry { owner: string; until: number }

/** The entry that holds now; one that ran out, that reaches further than any lease (the clock was set back) or that is no entry is none. */
function read(text: string | null): Entry | null {
  try {
    const entry = JSON.parse(text ?? 'null') as Partial<Entry> | null;
    const left = Number(entry?.until) - Date.now();
    return typeof entry?.owner === 'string' && left > 0 && left <= LEASE_MS ? { owner: entry.owner, until: Number(entry.until) } : null;
  } catch {
    return null;
  }
}

/** Waits for a time, or less when another tab changes the key. */
function change(key: string | null, milliseconds: number, events: LeaseOptions['events']): Promise<void> {
  return new Promise((resolve) => {
    const done = (event?: Event): void => {
      const changed = event && 'key' in event ? event.key : null;
      if (event && (key === null || (changed !== key && changed !== null))) return;
      clearTimeout(timer);
      events.removeEventListener('storage', done);
      resolve();
    };
    const timer = setTimeout(() => done(), milliseconds);
    events.addEventListener('storage', done);
  });
}
