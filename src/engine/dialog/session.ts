import type { Resource } from '#resources/schema/resolve.ts';
import { startValues } from '#src/engine/draft.ts';
import { randomKey } from '#src/lib/random.ts';
import type { Row } from '#src/fields/types.ts';

/** What a form compares its values with, from opening to saving. It outlives renders and is never drawn. */
export interface FormSession {
  /** The record as it was opened, or as somebody else saved it since; null for a new one. */
  readonly before: () => Row | null;
  /** The values the form started with. */
  readonly start: () => Row;
  readonly rebase: (theirs: Row) => void;
  /** Once released, nothing typed counts as unsaved. */
  readonly release: () => void;
  readonly released: () => boolean;
  /** The key under which this body is sent: the same body keeps it until the service has said something, so that a save after a lost answer makes nothing twice. */
  readonly keyFor: (body: Row) => string;
  readonly settled: () => void;
  /** Runs one save at a time; a second one meanwhile is not run. */
  readonly once: (save: () => Promise<void>) => Promise<void>;
}
export const createFormSession = (resource: Resource, record: Row | null): FormSession => {
  let before = record;
  let start = startValues(resource, record);
  let released = false;
  let running = false;
  let sent: { readonly text: string; readonly key: string } | null = null;
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
    keyFor: (body) => {
      const text = JSON.stringify(body);
      if (sent?.text !== text) sent = { text, key: randomKey() };
      return sent.key;
    },
    settled: () => {
      sent = null;
    },
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
