import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import type { Resource } from '#resources/schema/resolve.ts';
import { failureOf, failureText, type Failure } from '#src/engine/failure.ts';
import { useFormat } from '#src/fields/context.ts';
import { useRefusal } from './useRefusal.ts';

interface Options {
  /** Whose words a refusal is told in. */
  readonly rules: Resource;
  /** Key of the words said when it worked, and in front of what went wrong. */
  readonly done: string;
  readonly failed: string;
}
export interface Calling {
  readonly saving: boolean;
  /** Runs the work, unless the work before still runs. `refused` hears of a failure; where it answers `true` it tells the person itself. */
  readonly run: (work: () => Promise<void>, refused?: (failure: Failure) => boolean | void) => Promise<void>;
  /** What was refused has been changed: its sentence goes. */
  readonly unsay: () => void;
}

/** One save at a time, with the words for both its ends. */
export const useCall = ({ rules, done, failed }: Options): Calling => {
  const translate = useTranslate();
  const { locale } = useFormat();
  const notify = useNotify();
  const { say, unsay } = useRefusal();
  const [saving, setSaving] = useState(false);
  const running = useRef(false);
  const run: Calling['run'] = async (work, refused) => {
    if (running.current) return;
    running.current = true;
    unsay();
    setSaving(true);
    try {
      await work();
      notify(done, { type: 'success' });
    } catch (error) {
      const failure = failureOf(error);
      if (refused?.(failure) === true) return;
      say([translate(failed), ...failureText(failure, rules, translate, locale)].join('\n'));
    } finally {
      running.current = false;
      setSaving(false);
    }
  };
  return { saving, run, unsay };
};
