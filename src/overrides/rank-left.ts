import { useGetList, useTranslate } from 'ra-core';
import { formatDecimal } from '#resources/domain/decimal.ts';
import { searchText } from '#resources/domain/text.ts';
import { writeInteger } from '#src/fields/parts/numbers.ts';
import { loaded } from '#src/fields/parts/loaded.ts';

/** A rank as it stands among the others. Experience within the bounds of one that is not active is no rank's. */
export interface Band {
  readonly id: number;
  readonly name?: string | null;
  readonly active?: boolean | null;
  readonly experience_lower?: number | null;
  readonly experience_upper?: number | null;
}
/** Every rank; nothing while they are not known. */
export const useRanks = (): readonly Band[] | undefined =>
  useGetList<Band>('ranks', { pagination: { page: 1, perPage: loaded }, sort: { field: 'experience_lower', order: 'ASC' }, filter: {} }).data;

/** Experience from one point to another, both included, as it is said. */
export const rangeText = (from: number, to: number): string => (from === to ? writeInteger(from) : `${writeInteger(from)}–${writeInteger(to)}`);

/** How many users stand at an active rank; nothing where the list of users cannot tell: it finds ranks by a part of their name. */
const useHolders = (rank: Band | null): number | undefined => {
  const ranks = useRanks();
  const name = searchText(rank?.name ?? '');
  const alone = name !== '' && ranks !== undefined && ranks.every((other) => other.id === rank?.id || other.active !== true || !searchText(other.name ?? '').includes(name));
  const { total } = useGetList('users', { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' }, filter: { q: rank?.name ?? '', by: ['rank'] } }, { enabled: alone });
  return alone ? total : undefined;
};

/**
 * What is left without a rank once an active one is in force no more: its experience, and the users who stand there.
 * @param rank null: nothing is taken away
 * @param holding key of what is said of those users
 */
export const useLeft = (rank: Band | null, holding: 'without' | 'held'): readonly string[] => {
  const translate = useTranslate();
  const taken = rank?.active === true ? rank : null;
  const holders = useHolders(taken) ?? 0;
  if (taken === null) return [];
  return [
    translate('resources.ranks.notes.left', { range: rangeText(taken.experience_lower ?? 0, taken.experience_upper ?? 0) }),
    ...(holders > 0 ? [translate(`resources.ranks.notes.${holding}`, { smart_count: holders, count: formatDecimal(holders) })] : []),
  ];
};
