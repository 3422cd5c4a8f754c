import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { at } from '#resources/schema/condition.ts';
import type { Leaf, Resource } from '#resources/schema/resolve.ts';
import type { MomentFormat } from '#src/lib/format.ts';
import { useFormat, useSurroundings } from '../context.ts';
import type { Row } from '../types.ts';

/** What a value needs to become text: its field, the words, and the currency and zone it is shown in. */
export interface Saying {
  readonly leaf: Leaf;
  readonly resource: Resource;
  readonly under?: string | undefined;
  readonly translate: (key: string, options?: Readonly<Record<string, unknown>>) => string;
  /** ISO 4217 code, null while no arena is known. */
  readonly currency: string | null;
  readonly moment: MomentFormat;
  readonly resourceOf: (name: string) => Resource;
  /** What a record is called that a field names by its id alone, where all of them were looked up: nothing for one that this person may not see. */
  readonly nameOf?: (leaf: Leaf, id: number) => string;
  /** The currency of an arena that a field names by its id alone, where it was looked up. */
  readonly currencyOf?: (leaf: Leaf, id: number) => string | null;
}
type World = Pick<Saying, 'translate' | 'currency' | 'moment' | 'resourceOf'>;

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/**
 * The words, and the currency and zone of a record: those of the arena it embeds, else of the chosen arena;
 * with none chosen, the language's and the browser's. A time told by another clock than the screen's names its zone.
 */
export const useWorld = (record?: Row): World => {
  const { arena, resourceOf } = useSurroundings();
  const translate = useTranslate();
  const { locale, timezone: here } = useFormat();
  const currency = text(at(record, 'arena.currency')) ?? arena?.currency ?? null;
  const timezone = text(at(record, 'arena.timezone')) ?? here;
  return useMemo(() => ({ translate, currency, moment: { locale, timezone, beside: here }, resourceOf }), [translate, currency, locale, timezone, here, resourceOf]);
};
