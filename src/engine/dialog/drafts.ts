import type { Row } from '#src/fields/types.ts';

/** What somebody had typed when their session ended, or when what they typed it for closed. */
export interface Draft {
  /** The record as the form had it; null for none. */
  readonly before: Row | null;
  readonly values: Row;
}
let whose: number | null = null;
const drafts = new Map<string, Draft>();
/** Only one person's are kept, and only as long as the page stands: nobody else who signs in gets them. */
const forPerson = (caller: number) => {
  if (whose !== caller) drafts.clear();
  whose = caller;
};
export const keepDraft = (caller: number, form: string, draft: Draft): void => {
  forPerson(caller);
  drafts.set(form, draft);
};
export const keptDraft = (caller: number, form: string): Draft | undefined => {
  forPerson(caller);
  return drafts.get(form);
};
export const dropDraft = (form: string): void => void drafts.delete(form);
