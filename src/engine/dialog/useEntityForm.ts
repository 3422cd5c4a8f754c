import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDataProvider, useTranslate, type DataProvider } from 'ra-core';
import { flushSync } from 'react-dom';
import { useForm, type FieldErrors, type FieldValues, type ResolverResult, type UseFormReturn } from 'react-hook-form';
import { at, put } from '#resources/schema/condition.ts';
import type { Leaf, Resource, Section } from '#resources/schema/resolve.ts';
import { rowsOf } from '#resources/schema/rows.ts';
import type { Violation } from '#resources/schema/violations.ts';
import { useEngine } from '#src/engine/context.ts';
import { type Difference, type FormOperation, changedLeaves, draftOf, mergedValues, problemsOf, removedRows, startValues, typedSince, versionsOf } from '#src/engine/draft.ts';
import { failureOf, failureText } from '#src/engine/failure.ts';
import type { FormSlots } from '#src/engine/overrides.ts';
import { placeOf, rulesNow, sentenceOf } from '#src/engine/rules.ts';
import { uploadPending, useFormat, useSurroundings, withRefusedFiles } from '#src/fields/index.ts';
import type { Row } from '#src/fields/types.ts';
import { removeRows, withoutRows, type Removals } from './remove-rows.ts';
import type { Saves } from './saves.ts';
import { createFormSession } from './session.ts';
import { useRefusal } from './useRefusal.ts';
import { useDraftKept, useKeptDraft } from './useDraftKept.ts';
import { useMended } from './useMended.ts';
import { useRefresh } from './useRefresh.ts';
import { useRefusedFields } from './useRefusedFields.ts';

export interface EntityForm {
  readonly methods: UseFormReturn<FieldValues>;
  readonly operation: FormOperation;
  /** The record as it was opened, or as somebody else saved it meanwhile; null for a new one. */
  readonly before: Row | null;
  readonly saving: boolean;
  /** Sentences about what no input of this form shows. */
  readonly problems: readonly string[];
  /** Somebody else saved the same record: their version, and where the two differ. */
  readonly conflict: { readonly theirs: Row; readonly mine: Row; readonly differences: readonly Difference[] } | null;
  readonly submit: () => void;
  /** Settles a conflict: keeps what is typed in these fields, takes theirs in the others, and saves again; null takes all of theirs and saves nothing. */
  readonly settle: (keep: readonly Leaf[] | null) => void;
  /** Would leaving lose anything? */
  readonly unsaved: () => boolean;
}
interface Options {
  readonly resource: Resource;
  /** null: a new record. */
  readonly record: Row | null;
  /** What a new record starts with, such as what a catalogue proposes: nobody's work yet. */
  readonly begins?: Row;
  /** Id of what it is made of, where there may be several at one address: what was typed for one is given back to no other. */
  readonly of?: number;
  readonly sections: readonly Section[];
  readonly slots: FormSlots;
  /** After the service took it, or when nothing had changed and nothing was sent; the form lets go of its values before. */
  readonly onSaved: (record: Row, sent: boolean) => void;
  /** The form goes on after a save, with what was saved; otherwise it lets go of its values. */
  readonly stays?: boolean;
  /** What the other forms of the same record have saved, where there are some. */
  readonly saves?: Saves;
  /** What a failure is called where it has a sentence of its own; the shared handler's text follows. */
  readonly failed?: string;
  /** Asks before a save that nothing is wrong with; without a yes nothing is sent. */
  readonly confirm?: ((values: Row, before: Row | null) => Promise<boolean>) | undefined;
}
/** What the engine asks of a provider beside react-admin's own. */
interface RemovesRows {
  readonly removeRow: (resource: string, row: { readonly id: number; readonly list: string; readonly row: number; readonly version: unknown }) => Promise<{ readonly data: unknown }>;
}
/** A save that left rows where they were, and the values that the form has since. */
class Unfinished extends Error {
  readonly done: Removals;
  readonly rest: Row;
  constructor(done: Removals, rest: Row) {
    super();
    this.done = done;
    this.rest = rest;
  }
}
class NotUploaded extends Error {
  constructor(cause: unknown) {
    super('', { cause });
  }
}

/**
 * One form of a record: its values, the rules of the declaration over what a save would send, uploads first, then one call.
 * Nothing is sent while anything is wrong; a refusal finds its fields; a stale save shows both versions.
 */
export const useEntityForm = ({ resource, record, begins, of, sections, slots, onSaved, failed, stays = false, saves, confirm }: Options): EntityForm => {
  const context = useEngine();
  const translate = useTranslate();
  const { say, unsay } = useRefusal();
  const refresh = useRefresh(resource);
  const provider = useDataProvider<DataProvider & RemovesRows>();
  const { upload } = useSurroundings();
  const { locale, timezone } = useFormat();
  const operation: FormOperation = record === null ? 'create' : 'update';
  const drawn = useMemo(() => sections.flatMap(({ leaves }) => leaves), [sections]);
  const form = `${resource.name} ${String(record?.id ?? 'new')} ${drawn[0]?.path ?? ''} ${of ?? ''}`;
  const kept = useKeptDraft(form);
  const opened = kept ? kept.before : record;
  const [before, setBefore] = useState(opened);
  const [saving, setSaving] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [conflict, setConflict] = useState<EntityForm['conflict']>(null);
  const [session] = useState(() => createFormSession(resource, opened, context.arena?.id ?? null, begins));
  const leaves = useMemo(() => [...drawn, ...(slots.also ?? []).flatMap((path) => resource.leaf(path) ?? [])], [drawn, slots, resource]);
  const prepared = useCallback((values: Row) => slots.prepare?.(values, context, operation) ?? values, [slots, context, operation]);

  /** Puts violations on their inputs; what no input shows becomes a sentence above them. */
  const errorsOf = useCallback((violations: readonly Violation[]) => {
    let errors: FieldErrors<FieldValues> = {};
    const elsewhere: string[] = [];
    for (const violation of violations) {
      const place = placeOf(resource.leaves, violation.path);
      const message = sentenceOf(resource, violation, translate, locale);
      const shown = place !== null && drawn.some((leaf) => place.source === leaf.source || place.source.startsWith(`${leaf.source}.`));
      if (shown) errors = put(errors, place.source, { type: violation.rule, message });
      else elsewhere.push(`${violation.path}: ${message}`);
    }
    return { errors, elsewhere };
  }, [resource, drawn, translate, locale]);

  const mended = useMended();
  const methods: UseFormReturn<FieldValues> = useForm<FieldValues>({
    defaultValues: session.start(),
    resolver: (values): ResolverResult<FieldValues> => {
      const wanted = prepared(values);
      const declared = problemsOf(resource, operation, wanted, session.before() ?? {}, leaves, rulesNow(context.caller, timezone));
      const { errors, elsewhere } = errorsOf([...(slots.violations?.(wanted, context) ?? []), ...declared]);
      setProblems(elsewhere);
      const found = mended(withRefusedFiles(methods.control, errors), methods.clearErrors);
      const all = elsewhere.length > 0 ? put(found, 'elsewhere', { type: 'elsewhere' }) : found;
      return Object.keys(all).length > 0 ? { values: {}, errors: all } : { values, errors: {} };
    },
  });

  const mark = useRefusedFields(methods);
  const { subscribe, setValue, getValues, formState: { defaultValues } } = methods;
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ name }) => {
    if (typeof name !== 'string') return;
    unsay();
    if (!slots.onChange) return;
    const get = (source: string): unknown => getValues(source);
    slots.onChange({ source: name, value: get(name), get, set: (source, value) => setValue(source, value, { shouldDirty: true }) }, context);
  } }), [subscribe, setValue, getValues, slots, context, unsay]);

  const rebase = (theirs: Row, values: Row) => {
    session.rebase(theirs);
    setBefore(theirs);
    setConflict(null);
    methods.reset(values);
  };
  /** Rows that the service keeps are there again, marked with why. */
  const markKept = (saved: Row, kept: Removals['kept']) => {
    const told = kept.map(({ failure }) => failureText(failure, resource, translate, locale).join(' '));
    mark(kept.flatMap(({ list, row, failure }, i) => {
      const leaf = resource.leaf(list);
      const first = leaf?.rows[0];
      const index = leaf ? rowsOf(saved, leaf.source).findIndex(({ id }) => id === row) : -1;
      return leaf && first && index >= 0 ? [{ source: `${leaf.source}.${index}.${first.source}`, rule: failure.code, message: told[i] ?? '' }] : [];
    }), true);
    say([translate('engine.failures.rowsKept'), ...new Set(told)].join('\n'));
  };
  /** What changed goes first, for a refusal leaves all as it was; then rows that were taken out, each by its own call. Null: nothing did. */
  const change = async (opened: Row, values: Row, data: Row) => {
    if (Object.keys(data).length === 0) return null;
    const id = Number(opened.id);
    const send = async (over: unknown) => {
      const made = (await provider.update(resource.name, { id, data, previousData: { ...opened, id }, meta: { version: over } })).data as Row;
      saves?.took(over, made.version);
      return made;
    };
    const saved = await send(saves ? saves.over(opened.version) : opened.version).catch((error: unknown) => {
      const { code, current } = failureOf(error);
      // What somebody else has saved in a part that another form holds is no conflict of this one.
      if (!saves || code !== 'stale' || !current || changedLeaves(resource, operation, startValues(resource, current), startValues(resource, opened), leaves).length > 0) throw error;
      return send(current.version);
    });
    const gone = removedRows(leaves, opened, values);
    if (gone.length === 0) return { data: saved };
    const done = await removeRows(gone, saved, async ({ list, row }, { version: seen }) => (await provider.removeRow(resource.name, { id, list, row, version: seen })).data as Row);
    if (done.kept.length === 0 && done.left.length === 0) return { data: done.saved };
    // All else is saved: the form goes on from there, so that the next try does nothing twice. Drawn at once, for what is marked next gets the focus.
    const rest = withoutRows(startValues(resource, done.saved), done.left);
    flushSync(() => rebase(done.saved, rest));
    refresh();
    throw new Unfinished(done, rest);
  };
  /** @param pressed the values as they were when the save began: what is typed since stays typed */
  const taken = (saved: Row, sent: boolean, pressed: Row) => {
    if (stays && session.before() !== null) rebase(saved, typedSince(resource, pressed, methods.getValues(), startValues(resource, saved), leaves));
    else session.release();
    onSaved(saved, sent);
  };
  const refuse = (error: unknown, values: Row, pressed: Row) => {
    const failure = failureOf(error);
    session.failed(error);
    const opened = session.before();
    if (failure.code === 'stale' && failure.current && opened) {
      const { mine, differences } = versionsOf(resource, opened, typedSince(resource, pressed, methods.getValues(), values, leaves), failure.current, leaves);
      // An earlier save had arrived and only its answer was lost, or somebody else saved the very same.
      if (differences.length === 0) taken(failure.current, true, pressed);
      else setConflict({ theirs: failure.current, mine, differences });
      return;
    }
    // Somebody has deleted it: the list behind shows that, and what is typed stays.
    if (failure.status === 404 && opened) {
      refresh();
      say(translate('engine.failures.gone'));
      return;
    }
    for (const violation of failure.violations) slots.refused?.(violation, (source, value) => setValue(source, value, { shouldDirty: true }));
    const { errors, elsewhere } = errorsOf(failure.violations);
    setProblems(elsewhere);
    if (Object.keys(errors).length > 0) mark(failure.violations.flatMap((violation) => {
      const source = placeOf(resource.leaves, violation.path)?.source;
      return source ? [{ source, rule: violation.rule, message: sentenceOf(resource, violation, translate, locale) }] : [];
    }), true);
    say([...(failed ? [translate(failed)] : []), ...failureText(failure, resource, translate, locale)].join('\n'));
  };
  const save = (typed: Row) => session.once(async () => {
    setSaving(true);
    unsay();
    const opened = session.before();
    let values = typed;
    try {
      values = await uploadPending(prepared(typed), leaves, upload).catch((error: unknown) => Promise.reject(new NotUploaded(error)));
      const data = draftOf(resource, operation, values, opened ?? {}, leaves);
      const answer = opened === null
        ? await provider.create(resource.name, { data, meta: { key: session.keyFor(data) } })
        : await change(opened, values, data);
      taken((answer?.data ?? opened) as Row, answer !== null, typed);
    } catch (error) {
      if (error instanceof NotUploaded) say(translate('engine.failures.upload'));
      else if (!(error instanceof Unfinished)) refuse(error, values, typed);
      else if (error.done.left.length > 0) refuse(error.done.error, error.rest, error.rest);
      else markKept(error.done.saved, error.done.kept);
    } finally {
      setSaving(false);
    }
  });
  const settle = (keep: readonly Leaf[] | null) => {
    if (!conflict) return;
    const values = mergedValues(resource, conflict.mine, conflict.theirs, keep ?? []);
    rebase(conflict.theirs, values);
    refresh();
    if (keep !== null) void methods.handleSubmit(save)();
  };
  const unsaved = useCallback(
    // What a slot has put into a new form as its start is nothing that was typed.
    () => !session.released() && changedLeaves(resource, operation, prepared(getValues()), prepared(operation === 'create' ? (defaultValues ?? {}) : session.start()), leaves).length > 0,
    [resource, operation, leaves, prepared, getValues, session, defaultValues],
  );
  useDraftKept({
    form, kept, leaves, unsaved, now: useCallback(() => ({ before: session.before(), values: getValues() }), [session, getValues]),
    fill: useCallback((values) => {
      for (const { source } of changedLeaves(resource, operation, values, session.start(), leaves)) setValue(source, at(values, source), { shouldDirty: true });
    }, [resource, operation, session, leaves, setValue]),
  });
  return { methods, operation, before, saving, problems, conflict, submit: () => void methods.handleSubmit(async (values) => ((await confirm?.(values, session.before())) === false ? undefined : await save(values)))(), settle, unsaved };
};
