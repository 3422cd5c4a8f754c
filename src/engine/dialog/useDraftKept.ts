import { useEffect, useState } from 'react';
import { useNotify } from 'ra-core';
import { put } from '#resources/schema/condition.ts';
import type { Leaf } from '#resources/schema/resolve.ts';
import { useEngine } from '#src/engine/context.ts';
import type { Row } from '#src/fields/types.ts';
import { dropDraft, keepDraft, keptDraft, type Draft } from './drafts.ts';

/** What was typed into this form when the session ended, if anything. @param form tells it from every other, such as by the record it is of */
export const useKeptDraft = (form: string): Draft | undefined => {
  const { caller } = useEngine();
  const [kept] = useState(() => keptDraft(caller.id, form));
  return kept;
};

interface Filled {
  readonly form: string;
  readonly kept: Draft | undefined;
  readonly leaves: readonly Leaf[];
  readonly unsaved: () => boolean;
  /** What the form holds now, and what it began with. */
  readonly now: () => Draft;
  /** Types the kept values into the form anew. */
  readonly fill: (values: Row) => void;
}
/** Keeps what is typed when the session ends by itself, and gives it back to the same person as the form opens. A password is typed anew. */
export const useDraftKept = ({ form, kept, leaves, unsaved, now, fill }: Filled): void => {
  const { caller: { id: person }, shell } = useEngine();
  const notify = useNotify();
  useEffect(() => shell.onExpired(() => {
    if (!unsaved()) return;
    const { before, values } = now();
    keepDraft(person, form, { before, values: leaves.filter(({ kind }) => kind === 'secret').reduce((open, { source }) => put(open, source, null), values) });
  }), [shell, unsaved, person, form, leaves, now]);
  useEffect(() => {
    if (!kept) return;
    dropDraft(form);
    fill(kept.values);
    notify('engine.draftBack', { type: 'info' });
    // Once, as the form opens.
  }, [kept, form, fill, notify]);
};
