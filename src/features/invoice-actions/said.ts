import type { Translate } from '#src/engine/rules.ts';

/** What the service says by itself of a transaction -> the word for it. Everything else is somebody's own text. */
const own: ReadonlyMap<string, string> = new Map([['Coins', 'sale'], ['Coins taken back', 'restore'], ['Award', 'award']]);
export interface Described {
  readonly description?: string | null;
  readonly coins?: number | null;
  readonly restored_transaction_id?: unknown;
}
/** It takes something back, whether it names that or only takes coins. */
const reverses = ({ coins, restored_transaction_id: taken }: Described): boolean => (taken !== null && taken !== undefined) || (coins ?? 0) < 0;
/** What a transaction is in words: a reversal is kept under the text of what it takes back. */
export const saidOf = (record: Described, translate: Translate): string | null | undefined => {
  const { description } = record;
  const word = own.get(description ?? '');
  const say = (key: string, values?: Readonly<Record<string, unknown>>) => translate(`resources.transactions.notes.${key}`, values);
  if (word !== undefined) return say(word === 'sale' && reverses(record) ? 'restore' : word);
  return description && reverses(record) ? say('reversed', { what: description }) : description;
};
