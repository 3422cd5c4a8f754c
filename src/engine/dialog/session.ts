import type { Resource } from '#resources/schema/resolve.ts';
import { startValues } from '#src/engine/draft.ts';
import { createKeptKey, type KeptKey } from '#src/lib/kept-key.ts';
import type { Row } from '#src/fields/types.ts';

/** What a form compares its values with, from opening to saving. It outlives renders and is never drawn. */
export interface FormSession extends KeptKey {
  /** The record as it was opened, or as somebody else saved it since; null for a new one. */
  readonly before: () => Row | null;
  /** The values the form started with. */
  readonly start: () => Row;
  readonly rebase: (theirs: Row) => void;
  /** Once released, nothing typed counts as unsaved. */
  readonly release: () => void;
  readonly released: () => boolean;
  /** Runs one save at a time; a second one meanwhile is not run. */
  readonly once: (save: () => Promise<void>) => Promise<void>;
}
/** @param arena id of the chosen one @param begins what a new record starts with, where that is more than its declaration says */
export const createFormSession = (resource: Resource, record: Row | null, arena: number | null = null, begins: Row = {}): FormSession => {
  let before = record;
  let start: Row = { ...startValues(resource, record, arena), ...begins };
  let released = false;
  let running = false;
  return {
    before: () => before,
    start: () => start,
    rebase: (theirs) => {
      before = theirs;
      start = startValues(resource, theirs);
    },
    release: () => {
      released = true;
    },
    released: () => released,
    ...createKeptKey(),
    once: async (save) => {
      if (running) return;
      running = true;
      try {
        await save();
      } finally {
        running = false;
      }
    },
  };
};
