import type { BulkRemoval, Departures, RemovalWords } from '#src/engine/overrides.ts';
import type { EngineContextValue } from '#src/engine/context.ts';

const usual: RemovalWords = {
  open: 'tools.bulk.delete', title: 'tools.bulk.deleteTitle', text: 'tools.bulk.deleteText', confirm: 'ra.action.delete', done: 'tools.bulk.deleted', some: 'tools.bulk.someDeleted', skipped: 'tools.bulk.skippedDelete',
};
export interface Removal extends Pick<BulkRemoval, 'remove'> {
  readonly words: RemovalWords;
  readonly named: Readonly<Record<string, string>>;
}
/** How many rows are removed here; null where only one can be, since its question is one of its own. */
export const removalOf = (departures: Departures | undefined, context: EngineContextValue): Removal | null => {
  const own = departures?.bulk?.removal?.(context);
  if (own === undefined && departures?.remover) return null;
  return { words: { ...usual, ...own?.words }, named: own?.named ?? {}, ...(own?.remove ? { remove: own.remove } : {}) };
};
