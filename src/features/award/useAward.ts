import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useQueryClient } from '@tanstack/react-query';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { failureOf } from '#src/engine/failure.ts';
import { isRefusal } from '#src/lib/answered.ts';
import { randomKey } from '#src/lib/random.ts';
import { forgetAward, keepAward, pendingAward } from './pending.ts';

export interface Awarding {
  readonly chosen: readonly string[];
  readonly choose: (contexts: readonly string[]) => void;
  /** `unknown`: sent, and nobody knows yet what came of it. */
  readonly state: 'open' | 'busy' | 'unknown';
  readonly send: () => Promise<void>;
  /** Asks what came of the award that is unknown. */
  readonly ask: () => Promise<void>;
}
interface Player {
  readonly id: number;
  readonly username: string;
}

/** Awards events once: the key is kept before anything is sent, and an answer that was lost is asked for, never sent blindly again. */
export const useAward = ({ id, username }: Player, onDone: () => void): Awarding => {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider<ServiceProvider>();
  const queryClient = useQueryClient();
  const [before] = useState(() => pendingAward(id));
  const [chosen, choose] = useState<readonly string[]>(before?.contexts ?? []);
  const [state, setState] = useState<Awarding['state']>(before ? 'unknown' : 'open');
  const running = useRef(false);

  const finish = useCallback((names: readonly string[]) => {
    forgetAward(id);
    notify(names.length === 0 ? 'people.award.done' : 'people.award.completed', { type: 'success', messageArgs: { names: names.join(', ') } });
    void queryClient.invalidateQueries({ queryKey: ['user-panel'] });
    void queryClient.invalidateQueries({ queryKey: ['users'] });
    onDone();
  }, [id, notify, onDone, queryClient]);
  const settle = useCallback(async (): Promise<void> => {
    const pending = pendingAward(id);
    if (!pending) return setState('open');
    try {
      const outcome = await provider.awardOutcome(pending.key);
      if (outcome.state === 'done') return finish(Array.isArray(outcome.result) ? outcome.result.map(String) : []);
    } catch (error) {
      // A service that keeps no outcomes has none of this one.
      if (failureOf(error).status !== 404) return setState('unknown');
    }
    // It never arrived, or was refused, and cannot arrive any more.
    forgetAward(id);
    setState('open');
  }, [finish, id, provider]);

  const alone = useCallback(async (work: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    try {
      await work();
    } finally {
      running.current = false;
    }
  }, []);
  const ask = useCallback(() => alone(settle), [alone, settle]);
  useEffect(() => {
    if (before) void ask();
  }, [before, ask]);

  const send = () => alone(async () => {
    const key = randomKey();
    keepAward(id, { key, contexts: chosen });
    setState('busy');
    try {
      finish(await provider.award({ user_id: id, username, events: chosen.map((context) => ({ context, data: { value: 1 } })) }, key));
    } catch (error) {
      const { status, sentence, code } = failureOf(error);
      if (status !== 0 || code !== 'unavailable') {
        const text = [translate('people.award.failed', { status }), sentence].filter(Boolean).join('\n');
        notify(text, { type: 'error', messageArgs: { _: text } });
      }
      // A refusal is an answer; anything else may have been done all the same.
      if (isRefusal(error)) {
        forgetAward(id);
        setState('open');
      } else await settle();
    }
  });
  return { chosen, choose, state, send, ask };
};
