import { useCallback, useState } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { useForm, type FieldErrors, type FieldValues, type ResolverResult, type UseFormReturn } from 'react-hook-form';
import { todayIn } from '#resources/domain/day.ts';
import { bodyOf } from '#resources/schema/body.ts';
import { put } from '#resources/schema/condition.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { violationsOf, type Violation } from '#resources/schema/violations.ts';
import { useEngine } from '#src/engine/context.ts';
import { same } from '#src/engine/draft.ts';
import { failureOf, failureText } from '#src/engine/failure.ts';
import { placeOf, sentenceOf } from '#src/engine/rules.ts';
import { withRefusedFiles } from '#src/fields/index.ts';
import type { Row } from '#src/fields/types.ts';

export interface CallForm {
  readonly methods: UseFormReturn<FieldValues>;
  readonly saving: boolean;
  /** What the form began with, or was saved as last. */
  readonly kept: Row;
  readonly submit: () => void;
  /** Would leaving lose anything? */
  readonly unsaved: () => boolean;
  /** Calls on every change of a value; answers the way to stop. */
  readonly subscribe: (tell: () => void) => () => void;
}
interface Options {
  /** The fields with their rules, resolved; they need belong to no list. */
  readonly rules: Resource;
  readonly start: Row;
  /** Rules beyond those of the fields; asked once these hold. */
  readonly also?: (body: Row) => readonly Violation[];
  /** Makes the call. What it answers, if anything, is what the form goes on with. */
  readonly run: (body: Row, values: Row) => Promise<Row | void>;
  /** Key of the words said when it worked, and in front of what went wrong. */
  readonly done: string;
  readonly failed: string;
}
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The form of one call that is no record's: its rules before anything is sent, one call at a time, refusals at their fields, what was typed kept. */
export const useCallForm = ({ rules, start, also, run, done, failed }: Options): CallForm => {
  const translate = useTranslate();
  const notify = useNotify();
  const { caller, arena } = useEngine();
  const [saving, setSaving] = useState(false);
  const [kept, setKept] = useState(start);
  const bodyFrom = useCallback((values: Row) => bodyOf(rules, 'create', values, rules.leaves), [rules]);
  const errorsOf = (violations: readonly Violation[]): FieldErrors<FieldValues> =>
    violations.reduce<FieldErrors<FieldValues>>((errors, violation) => put(errors, placeOf(rules.leaves, violation.path)?.source ?? 'elsewhere', { type: violation.rule, message: sentenceOf(rules, violation, translate) }), {});
  const methods: UseFormReturn<FieldValues> = useForm<FieldValues>({
    defaultValues: start,
    resolver: (values): ResolverResult<FieldValues> => {
      const uploads = JSON.stringify(bodyFrom(values), (_, part: unknown) => (part instanceof Blob ? '/' : part));
      const body = JSON.parse(uploads) as Row;
      const byFields = violationsOf(rules, 'create', body, { caller, today: todayIn(arena?.timezone ?? zone()) });
      const broken = byFields.length > 0 ? byFields : (also?.(body) ?? []);
      const errors = withRefusedFiles(methods.control, errorsOf(broken));
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const { getValues, subscribe, reset, setError, handleSubmit } = methods;
  const save = handleSubmit(async (values) => {
    if (saving) return;
    setSaving(true);
    try {
      const next = (await run(bodyFrom(values), values)) ?? values;
      setKept(next);
      reset(next);
      notify(done, { type: 'success' });
    } catch (error) {
      const failure = failureOf(error);
      for (const violation of failure.violations) setError(placeOf(rules.leaves, violation.path)?.source ?? 'elsewhere', { type: violation.rule, message: sentenceOf(rules, violation, translate) });
      const text = [translate(failed), ...failureText(failure, rules, translate)].join('\n');
      notify(text, { type: 'error', messageArgs: { _: text } });
    } finally {
      setSaving(false);
    }
  });
  return {
    methods, saving, kept, submit: () => void save(),
    unsaved: useCallback(() => !same(bodyFrom(getValues()), bodyFrom(kept)), [bodyFrom, getValues, kept]),
    subscribe: useCallback((tell: () => void) => subscribe({ formState: { values: true }, callback: tell }), [subscribe]),
  };
};
