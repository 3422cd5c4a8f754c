import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUpdateWatch } from '#src/app/update.ts';

let served: string;
let asked: number;
const watch = () =>
  createUpdateWatch('1.0.0', (async () => {
    asked += 1;
    return new Response(served);
  }) as typeof fetch);
const visibility = (state: 'visible' | 'hidden') => Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });

describe('the watch for a new version', () => {
  beforeEach(() => {
    served = '{"version":"1.0.0"}';
    asked = 0;
    visibility('visible');
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('SHELL-24 asks every five minutes and on focus, and tells once', async () => {
    const updates = watch();
    let told = 0;
    updates.subscribe(() => (told += 1));
    const stop = updates.start();
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect([asked, updates.get()]).toEqual([1, null]);
    served = '{"version":"1.0.1"}';
    dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(0);
    expect([updates.get(), told]).toEqual(['new', 1]);
    await vi.advanceTimersByTimeAsync(60_000 * 60);
    expect([updates.get(), told]).toEqual(['new', 1]);
    stop();
    const before = asked;
    await vi.advanceTimersByTimeAsync(60_000 * 60);
    expect(asked).toBe(before);
  });

  it('asks nothing in a hidden tab', async () => {
    const stop = watch().start();
    visibility('hidden');
    await vi.advanceTimersByTimeAsync(60_000 * 60);
    expect(asked).toBe(0);
    stop();
  });

  it.each(['', 'not json', '{}', '{"version":""}', 'null'])('says nothing about the answer %j', async (body) => {
    served = body;
    const updates = watch();
    await updates.check();
    expect(updates.get()).toBeNull();
  });

  it('OP-093 tells when a part of this version is gone, not when the server cannot be reached', async () => {
    const updates = watch();
    const stop = updates.start();
    const served200 = served;
    served = '';
    dispatchEvent(new Event('vite:preloadError'));
    await vi.advanceTimersByTimeAsync(0);
    expect([asked, updates.get()]).toEqual([1, null]);
    served = served200;
    dispatchEvent(new Event('vite:preloadError'));
    await vi.advanceTimersByTimeAsync(0);
    expect(updates.get()).toBe('missing');
    stop();
  });
});
