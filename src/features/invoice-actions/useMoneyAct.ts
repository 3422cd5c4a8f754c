import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDataProvider } from 'ra-core';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { useEngine } from '#src/engine/context.ts';
import { failureOf } from '#src/engine/failure.ts';
import { isRefusal } from '#src/lib/answered.ts';
import { forgetAct, keepAct, pendingAct } from '#src/lib/pending-acts.ts';
import { randomKey } from '#src/lib/random.ts';

interface Options<T> {
  /** Of this act on this record, such as `restore.7`. */
  readonly name: string;
  readonly run: (key: string) => Promise<T>;
  /** It was done; null where only its outcome is known, not its answer. */
  readonly onDone: (answer: T | null) => void;
  readonly onRefused: (error: unknown) => void;
}
export interface MoneyAct {
  /** `unknown`: sent, and nobody knows yet what came of it. */
  readonly state: 'open' | 'busy' | 'unknown';
  /** Does it; while its outcome is unknown, asks for that instead. A second press while it runs does nothing. */
  readonly go: () => void;
}

/** Does something with money once: the key is kept before anything is sent, and a lost answer is asked for, never sent blindly again. */
export const useMoneyAct = <T,>({ name, run, onDone, onRefused }: Options<T>): MoneyAct => {
  const provider = useDataProvider<ServiceProvider>();
  const { caller: { id: user } } = useEngine();
  const [state, setState] = useState<MoneyAct['state']>('open');
  const running = useRef(false);
  const end = useCallback((tell: () => void) => {
    void forgetAct(user, name);
    setState('open');
    tell();
  }, [name, user]);
  /** Asks what came of a key. `error` is what the act itself threw, where it did in this visit. */
  const settle = useCallback(async (key: string, error?: unknown): Promise<void> => {
    try {
      const outcome = await provider.outcomeOf(key);
      if (outcome.state === 'done') return end(() => onDone(null));
      if (outcome.state === 'refused') return end(() => onRefused(outcome.error));
    } catch (lost) {
      // A service that keeps no outcomes has none of this one.
      if (failureOf(lost).status !== 404) return setState('unknown');
    }
    // It never arrived and cannot arrive any more.
    end(() => error !== undefined && onRefused(error));
  }, [end, onDone, onRefused, provider]);

  const alone = useCallback((work: () => Promise<void>): void => {
    if (running.current) return;
    running.current = true;
    setState('busy');
    void work().finally(() => {
      running.current = false;
    });
  }, []);
  const go = useCallback(() => alone(async () => {
    const before = await pendingAct(user, name);
    if (before !== null) return await settle(before.key);
    const key = randomKey();
    await keepAct({ user, name, key, at: Date.now() });
    try {
      const answer = await run(key);
      end(() => onDone(answer));
    } catch (error) {
      // A refusal is an answer; anything else may have been done all the same.
      if (isRefusal(error)) end(() => onRefused(error));
      else await settle(key, error);
    }
  }), [alone, end, name, onDone, onRefused, run, settle, user]);
  const resume = useEffectEvent(async (here: () => boolean) => {
    const before = await pendingAct(user, name);
    // Asks and no more: where it has been settled elsewhere meanwhile, doing it anew is for a person to say.
    if (before !== null && here()) alone(() => settle(before.key));
  });
  useEffect(() => {
    let here = true;
    void resume(() => here);
    return () => {
      here = false;
    };
  }, []);
  return { state, go };
};
