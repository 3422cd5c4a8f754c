import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useQueryClient } from '@tanstack/react-query';
import { outcomeForgotten } from '#resources/domain/outcomes.ts';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { useEngine } from '#src/engine/context.ts';
import { failureOf } from '#src/engine/failure.ts';
import { isRefusal } from '#src/lib/answered.ts';
import { forgetAct, keepAct, pendingAct, type PendingAct } from '#src/lib/pending-acts.ts';
import { randomKey } from '#src/lib/random.ts';

export interface Awarding {
  readonly chosen: readonly string[];
  readonly choose: (contexts: readonly string[]) => void;
  /** `unknown`: sent, and nobody knows yet what came of it. */
  readonly state: 'open' | 'busy' | 'unknown';
  /** When one was sent before of which nobody can tell any more what came of it; epoch milliseconds. */
  readonly unsure: number | null;
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
  const { caller: { id: user } } = useEngine();
  const name = `award.${id}`;
  const [chosen, choose] = useState<readonly string[]>([]);
  const [state, setState] = useState<Awarding['state']>('open');
  const [unsure, setUnsure] = useState<number | null>(null);
  const running = useRef(false);

  const finish = (names: readonly string[]) => {
    void forgetAct(user, name);
    notify(names.length === 0 ? 'people.award.done' : 'people.award.completed', { type: 'success', messageArgs: { names: names.join(', ') } });
    void queryClient.invalidateQueries({ queryKey: ['user-panel'] });
    void queryClient.invalidateQueries({ queryKey: ['users'] });
    onDone();
  };
  const reopen = () => {
    void forgetAct(user, name);
    setState('open');
  };
  const settle = async ({ key }: PendingAct): Promise<void> => {
    try {
      const outcome = await provider.awardOutcome(key);
      if (outcome.state === 'done') return finish(Array.isArray(outcome.result) ? outcome.result.map(String) : []);
    } catch (error) {
      // A service that keeps no outcomes has none of this one.
      if (failureOf(error).status !== 404) return setState('unknown');
    }
    // It never arrived, or was refused, and cannot arrive any more.
    reopen();
  };
  const alone = useCallback(async (work: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    try {
      await work();
    } finally {
      running.current = false;
    }
  }, []);
  /** Goes on with what this person sent before, if its answer has not come. Answers whether there was something. */
  const goOn = async (): Promise<boolean> => {
    const before = await pendingAct(user, name);
    if (before === null) return false;
    if (outcomeForgotten(before.at, Date.now())) {
      setUnsure(before.at);
      return false;
    }
    choose(before.chosen ?? []);
    setState('unknown');
    await settle(before);
    return true;
  };
  const ask = () => alone(async () => {
    if (!(await goOn())) setState('open');
  });
  const resume = useEffectEvent(() => alone(async () => void (await goOn())));
  useEffect(() => void resume(), []);

  const send = () => alone(async () => {
    setState('busy');
    if (await goOn()) return;
    const act: PendingAct = { user, name, key: randomKey(), at: Date.now(), chosen };
    await keepAct(act);
    try {
      finish(await provider.award({ user_id: id, username, events: chosen.map((context) => ({ context, data: { value: 1 } })) }, act.key));
    } catch (error) {
      const { status, sentence, code } = failureOf(error);
      if (status !== 0 || code !== 'unavailable') {
        const text = [translate('people.award.failed', { status }), sentence].filter(Boolean).join('\n');
        notify(text, { type: 'error', messageArgs: { _: text } });
      }
      // A refusal is an answer; anything else may have been done all the same.
      if (isRefusal(error)) reopen();
      else await settle(act);
    }
  });
  return { chosen, choose, state, unsure, send, ask };
};
