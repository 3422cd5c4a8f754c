import { useCallback, useEffect, useState } from 'react';
import { useTranslate } from 'ra-core';
import { useForm, type FieldErrors, type FieldValues, type ResolverResult, type UseFormReturn } from 'react-hook-form';
import { bodyOf } from '#resources/schema/body.ts';
import { put } from '#resources/schema/condition.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { violationsOf, type Violation } from '#resources/schema/violations.ts';
import { useEngine } from '#src/engine/context.ts';
import { mergedValues, typedSince, versionsOf, withoutUploads } from '#src/engine/draft.ts';
import { failureOf } from '#src/engine/failure.ts';
import { same } from '#src/engine/same.ts';
import { placeOf, rulesNow, sentenceOf } from '#src/engine/rules.ts';
import { useFormat, withRefusedFiles } from '#src/fields/index.ts';
import type { Row } from '#src/fields/types.ts';
import { useCall } from './useCall.ts';
import type { EntityForm } from './useEntityForm.ts';
import { useDraftKept, useKeptDraft } from './useDraftKept.ts';
import { useMended } from './useMended.ts';
import { useRefusedFields } from './useRefusedFields.ts';

export interface CallForm extends Pick<EntityForm, 'conflict' | 'settle'> {
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
  /**
   * Makes the call. What it answers, if anything, is what the form goes on with. Work of several calls that breaks off tells `goOn` what is
   * stored so far and what stays typed, so that the next try does nothing twice.
   */
  readonly run: (body: Row, values: Row, goOn: (stored: Row, typed: Row) => void) => Promise<Row | void>;
  /** What a save that came too late was answered with, in the shape of the form's values; as it is, unless said otherwise. */
  readonly theirs?: (current: Row) => Row;
  /** Key of the words said when it worked, and in front of what went wrong. */
  readonly done: string;
  readonly failed: string;
  /** Id of the record that it is about, where the address does not say it: what was typed for one is given back to no other. */
  readonly of?: number | undefined;
}
const asItIs = (current: Row): Row => current;

/** What a form compares its values with, known at once: a choice between two versions saves before anything is drawn again. */
const holding = (begun: Row) => {
  let held = begun;
  return {
    now: () => held,
    hold: (next: Row) => {
      held = next;
    },
  };
};
/** The form of one call that is no record's: its rules before anything is sent, one call at a time, refusals at their fields, what was typed kept. */
export const useCallForm = ({ rules, start, also, run, theirs = asItIs, done, failed, of }: Options): CallForm => {
  const translate = useTranslate();
  const { caller } = useEngine();
  const { locale, timezone } = useFormat();
  const call = useCall({ rules, done, failed });
  const form = `${location.pathname} ${rules.name} ${rules.leaves[0]?.path ?? ''} ${of ?? ''}`;
  const draft = useKeptDraft(form);
  const begun = draft?.before ?? start;
  const [kept, setKept] = useState(begun);
  const [base] = useState(() => holding(begun));
  const [conflict, setConflict] = useState<CallForm['conflict']>(null);
  const bodyFrom = useCallback((values: Row) => bodyOf(rules, 'create', values, rules.leaves), [rules]);
  const errorsOf = (violations: readonly Violation[]): FieldErrors<FieldValues> =>
    violations.reduce<FieldErrors<FieldValues>>((errors, violation) => put(errors, placeOf(rules.leaves, violation.path)?.source ?? 'elsewhere', { type: violation.rule, message: sentenceOf(rules, violation, translate, locale) }), {});
  const mended = useMended();
  const methods: UseFormReturn<FieldValues> = useForm<FieldValues>({
    defaultValues: begun,
    resolver: (values): ResolverResult<FieldValues> => {
      const body = bodyFrom(values);
      const byFields = withoutUploads(body, violationsOf(rules, 'create', body, rulesNow(caller, timezone)));
      const broken = byFields.length > 0 ? byFields : (also?.(body) ?? []);
      const errors = mended(withRefusedFiles(methods.control, errorsOf(broken)), methods.clearErrors);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const { getValues, setValue, subscribe, reset, handleSubmit } = methods;
  const mark = useRefusedFields(methods);
  const { unsay } = call;
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ name }) => (typeof name === 'string' ? unsay() : undefined) }), [subscribe, unsay]);
  const goOn = (stored: Row, typed: Row) => {
    base.hold(stored);
    setKept(stored);
    reset(typed);
  };
  const versions = (typed: Row, there: Row) => versionsOf(rules, base.now(), typed, there, rules.leaves);
  const save = handleSubmit((values) => call.run(
    async () => {
      // What is typed while a save is on its way stays typed, to be saved by the next.
      const goOnTyped = (stored: Row, typed: Row) => goOn(stored, typedSince(rules, values, getValues(), typed, rules.leaves));
      const next = await run(bodyFrom(values), values, goOnTyped).catch((error: unknown) => {
        const { code, current } = failureOf(error);
        // An earlier save had arrived and only its answer was lost, or somebody else saved the very same.
        if (code === 'stale' && current && versions(values, theirs(current)).differences.length === 0) return theirs(current);
        throw error;
      }) ?? values;
      goOnTyped(next, next);
    },
    ({ code, current, violations }) => {
      if (code === 'stale' && current) {
        // Work that broke off halfway has put what it stored into what is typed.
        setConflict({ theirs: theirs(current), ...versions(getValues(), theirs(current)) });
        return true;
      }
      mark(violations.map((violation) => ({ source: placeOf(rules.leaves, violation.path)?.source ?? 'elsewhere', rule: violation.rule, message: sentenceOf(rules, violation, translate, locale) })));
      return false;
    },
  ));
  const settle: CallForm['settle'] = (keep) => {
    if (!conflict) return;
    const { theirs: there, mine } = conflict;
    setConflict(null);
    goOn(there, { ...there, ...mergedValues(rules, mine, there, keep ?? []) });
    if (keep !== null) void save();
  };
  const unsaved = useCallback(() => !same(bodyFrom(getValues()), bodyFrom(kept)), [bodyFrom, getValues, kept]);
  useDraftKept({
    form, kept: draft, leaves: rules.leaves, unsaved, now: useCallback(() => ({ before: kept, values: getValues() }), [kept, getValues]),
    fill: useCallback((values) => {
      for (const [source, value] of Object.entries(values)) setValue(source, value, { shouldDirty: true });
    }, [setValue]),
  });
  return {
    methods, saving: call.saving, kept, conflict, settle, submit: () => void save(),
    unsaved,
    subscribe: useCallback((tell: () => void) => subscribe({ formState: { values: true }, callback: tell }), [subscribe]),
  };
};
