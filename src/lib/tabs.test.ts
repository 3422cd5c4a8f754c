import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LEASE_MS, SETTLE_MS } from '#src/lib/lease.ts';
import { createTabLock, withTabLock, type TabLock } from '#src/lib/tabs.ts';

/** Tabs over one storage; a change by one tab is an event in the others. */
function browser(texts = new Map<string, string>()): { tab: () => TabLock; texts: Map<string, string> } {
  const tabs: EventTarget[] = [];
  const tab = (): TabLock => {
    const events = new EventTarget();
    tabs.push(events);
    const tell = (key: string): void => {
      for (const other of tabs) if (other !== events) setTimeout(() => other.dispatchEvent(Object.assign(new Event('storage'), { key })), 1);
    };
    const storage = {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, value: string) => { texts.set(key, value); tell(key); },
      removeItem: (key: string) => { texts.delete(key); tell(key); },
    };
    return createTabLock(() => ({ storage: () => storage, events }));
  };
  return { tab, texts };
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => { setTimeout(resolve, milliseconds); });

/** Work that notes how many of its kind run at once. */
function counted(milliseconds: number): { work: () => Promise<string>; most: () => number; runs: () => number } {
  let [running, most, runs] = [0, 0, 0];
  const work = async (): Promise<string> => {
    running += 1;
    runs += 1;
    most = Math.max(most, running);
    await pause(milliseconds);
    running -= 1;
    return 'done';
  };
  return { work, most: () => most, runs: () => runs };
}

describe('tab lock without a secure context', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('AUTH-15 two tabs that ask at the same moment go one after the other', async () => {
    const { tab, texts } = browser();
    const { work, most, runs } = counted(300);
    const all = Promise.all([tab(), tab(), tab()].map((lock) => lock('refresh', work)));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await all).toEqual(['done', 'done', 'done']);
    expect([most(), runs()]).toEqual([1, 3]);
    expect(texts.size).toBe(0);
  });

  test('AUTH-15 calls of one tab wait for each other, and a failed one holds up nobody', async () => {
    const lock = browser().tab();
    const { work, most } = counted(100);
    const failing = lock('refresh', () => Promise.reject(new RangeError('x')));
    const all = Promise.all([lock('refresh', work), lock('refresh', work)]);
    await Promise.all([expect(failing).rejects.toThrow('x'), vi.advanceTimersByTimeAsync(2000)]);
    expect(await all).toEqual(['done', 'done']);
    expect(most()).toBe(1);
  });

  test('AUTH-15 other names do not wait', async () => {
    const { tab } = browser();
    const { work, most } = counted(300);
    const all = Promise.all([tab()('a', work), tab()('b', work)]);
    await vi.advanceTimersByTimeAsync(1000);
    await all;
    expect(most()).toBe(2);
  });

  test('AUTH-15 long work renews its lease', async () => {
    const { tab } = browser();
    const { work, most } = counted(LEASE_MS * 3);
    const all = Promise.all([tab()('refresh', work), tab()('refresh', work)]);
    await vi.advanceTimersByTimeAsync(LEASE_MS * 7);
    await all;
    expect(most()).toBe(1);
  });

  test('AUTH-15 the next tab starts soon after the one before, told by the storage event', async () => {
    const { tab } = browser();
    const { work, runs } = counted(200);
    const all = Promise.all([tab()('refresh', work), tab()('refresh', work)]);
    await vi.advanceTimersByTimeAsync(SETTLE_MS + 200 + SETTLE_MS + 20);
    expect(runs()).toBe(2);
    await vi.advanceTimersByTimeAsync(1000);
    await all;
  });

  test('AUTH-15 a crashed tab is waited for no longer than its lease, rubbish and far futures not at all', async () => {
    const dead = JSON.stringify({ owner: 'dead', until: Date.now() + LEASE_MS });
    for (const [text, wait] of [[dead, LEASE_MS], ['{', 0], ['null', 0], [JSON.stringify({ owner: 'x', until: Date.now() + 1e9 }), 0]] as const) {
      const { work, runs } = counted(10);
      const done = browser(new Map([['lock:refresh', text]])).tab()('refresh', work);
      if (wait > 0) await vi.advanceTimersByTimeAsync(wait - 100);
      expect(runs()).toBe(0);
      await vi.advanceTimersByTimeAsync(SETTLE_MS + 120);
      expect(runs()).toBe(1);
      await done;
    }
  });

  test('AUTH-15 a blocked storage still keeps the calls of this tab apart', async () => {
    const lock = createTabLock(() => ({ storage: () => { throw new DOMException('', 'SecurityError'); }, events: new EventTarget() }));
    const { work, most } = counted(100);
    const all = Promise.all([lock('refresh', work), lock('refresh', work)]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await all).toEqual(['done', 'done']);
    expect(most()).toBe(1);
  });
});

describe('tab lock with Web Locks', () => {
  /** The lock manager of a browser, for one name. */
  const manager = () => {
    let holders: Promise<unknown> = Promise.resolve();
    let held = 0;
    const asked: string[] = [];
    const request = async (_name: string, given: unknown, then?: unknown): Promise<unknown> => {
      const work = (then ?? given) as (lock: object | null) => Promise<unknown>;
      asked.push(then ? 'now' : 'later');
      if (then && held > 0) return work(null);
      held += 1;
      const mine = holders.then(() => work({})).finally(() => (held -= 1));
      holders = mine.catch(() => undefined);
      return mine;
    };
    return { asked, request: request as unknown as LockManager['request'] };
  };
  const nothing = { storage: () => { throw new DOMException('', 'SecurityError'); }, events: new EventTarget() };

  test('AUTH-15 Web Locks serve where they are, and errors of the work pass', async () => {
    const { asked, request } = manager();
    const lock = createTabLock(() => ({ ...nothing, locks: { request } }));
    expect(await lock('refresh', async () => 7)).toBe(7);
    await expect(lock('refresh', () => Promise.reject(new RangeError('x')))).rejects.toThrow('x');
    expect(asked).toEqual(['now', 'now']);
  });

  test('OP-002 whoever waited for the lock begins only when what its holder stored has had time to arrive', async () => {
    const { asked, request } = manager();
    const tab = () => createTabLock(() => ({ ...nothing, locks: { request } }));
    const seen: string[] = [];
    let arrived = false;
    const first = tab()('refresh', async () => {
      await pause(20);
      // Other processes see a stored text a little later.
      setTimeout(() => (arrived = true), 30);
    });
    const second = tab()('refresh', async () => seen.push(arrived ? 'new' : 'old'));
    await Promise.all([first, second]);
    expect(seen).toEqual(['new']);
    expect(asked).toEqual(['now', 'now', 'later']);
  });

  test('AUTH-15 Web Locks that refuse give way to the lease', async () => {
    const refused = (() => Promise.reject(new DOMException('', 'SecurityError'))) as LockManager['request'];
    expect(await createTabLock(() => ({ ...nothing, locks: { request: refused } }))('refresh', async () => 7)).toBe(7);
  });

  test('AUTH-15 the lock of this browser runs the work even where there is neither', async () => {
    expect(await withTabLock('refresh', async () => 7)).toBe(7);
  });
});
