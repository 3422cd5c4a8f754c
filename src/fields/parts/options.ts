import { useGetList, useGetMany, useTranslate } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import { at, type Condition, holds } from '#resources/schema/condition.ts';
import type { Leaf, Resource } from '#resources/schema/resolve.ts';
import { useSurroundings } from '../context.ts';
import type { Row } from '../types.ts';
import { loaded } from './loaded.ts';
import type { Option } from './Picker.tsx';
import { targetOf } from './targets.ts';
import { isEmpty, labelOf } from './value.ts';

/** Milliseconds between the last key and the call. */
export const wait = 400;

type Known = Row & { readonly id: number };
export interface Options {
  readonly options: readonly Option[];
  /** The option of a value that is chosen, also when it is none of the loaded. */
  readonly of: (value: number | string) => Option;
  readonly loading: boolean;
  readonly search: (text: string) => void;
  /** They could not be had; asks anew. Null while they can. */
  readonly again: (() => void) | null;
  /** The service has searched: the options need no filter here. */
  readonly searched: boolean;
}

const useLater = (text: string): string => {
  const [later, setLater] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), wait);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : later;
};

/** The filter that finds records of a resource by their label, or by the first attribute it is searched by. Null where it is not searched. */
export const searchFilter = ({ label, list }: Resource, text: string): Row | null => {
  const keys = Object.entries(list.search.keys);
  const [key] = keys.find(([, path]) => path === label) ?? keys[0] ?? [];
  return key === undefined ? null : { q: text, by: [key] };
};

/** @param inactive what is said of a row that is in force no more */
const optionsOf = (leaf: Leaf, target: Resource, list: Leaf | null, allowed: Condition, records: readonly Known[], inactive: string): readonly Option[] => {
  if (list === null) return records.map((record) => ({ value: leaf.options.by === 'name' ? String(record.name) : record.id, label: labelOf(target, record),
    locked: !holds(allowed, record) }));
  const [first] = list.rows;
  return records.flatMap((record) => {
    const rows = at(record, list.path);
    return (Array.isArray(rows) ? (rows as readonly Known[]) : []).map((row) => {
      const name = first ? at(row, first.path) : undefined;
      return { value: row.id, label: `${records.length > 1 ? `${labelOf(target, record)} – ` : ''}${isEmpty(name) ? `#${row.id}` : String(name)}${row.active === false ? ` (${inactive})` : ''}`,
        off: row.active === false, locked: !holds(allowed, row) };
    });
  });
};

/**
 * What a reference may choose from: the first records of its target by label, what is typed searched by the service only if there
 * are more than those, and what is chosen fetched by id if it is none of them, so that a value is never shown as empty.
 * @param chosen the values in the form
 * @param known labels that came with the record
 * @param owner for rows of a list in records (`countries.taxes`): the one record whose rows may be chosen; null for all
 */
export const useOptions = (leaf: Leaf, chosen: readonly (number | string)[], known: ReadonlyMap<number | string, string>, owner: number | null): Options => {
  const { resourceOf, caller } = useSurroundings();
  const translate = useTranslate();
  const { resource: target, list } = useMemo(() => targetOf(leaf, resourceOf), [leaf, resourceOf]);
  const allowed = useMemo(() => leaf.options.members?.(caller) ?? true, [leaf, caller]);
  const [text, search] = useState('');
  const later = useLater(text.trim());
  const [many, setMany] = useState(false);
  const filter = (many && later !== '' ? searchFilter(target, later) : null) ?? {};
  const [field, order] = target.list.sortable.has(target.label) ? ([target.label, 'ASC'] as const) : target.list.sort;
  const { data, total = 0, isFetching, error, refetch } = useGetList<Known>(target.name, { pagination: { page: 1, perPage: loaded }, sort: { field, order }, filter },
    { placeholderData: (before) => before });
  if (!many && 'q' in filter === false && total > loaded) setMany(true);

  const records = useMemo(() => (data ?? []).filter(({ id }) => owner === null || list === null || id === owner), [data, owner, list]);
  const [seen] = useState(() => new Map<number | string, Option>());
  const remembered = (found: readonly Option[]): readonly Option[] => {
    for (const option of found) seen.set(option.value, option);
    return found;
  };
  const inactive = translate('common.inactive');
  const options = remembered(useMemo(() => optionsOf(leaf, target, list, allowed, records, inactive), [leaf, target, list, allowed, records, inactive]));
  const byId = list === null && leaf.options.by !== 'name';
  const missing = data && byId ? chosen.filter((value): value is number => typeof value === 'number' && !seen.has(value)) : [];
  const { data: fetched } = useGetMany<Known>(target.name, { ids: missing }, { enabled: missing.length > 0 });
  const others = useMemo(() => optionsOf(leaf, target, null, allowed, (fetched ?? []).filter(Boolean), inactive), [leaf, target, allowed, fetched, inactive]);
  remembered(others);

  const of = (value: number | string): Option => {
    const found = seen.get(value);
    if (found) return found;
    const gone = fetched !== undefined && missing.includes(value as number);
    return { value, label: typeof value === 'string' ? value : (known.get(value) ?? (gone ? `#${value} (${translate('fields.missing')})` : `#${value}`)),
      locked: typeof value === 'string' && !holds(allowed, { name: value }) };
  };
  return { options, of, loading: isFetching, again: error ? () => void refetch() : null, search, searched: 'q' in filter };
};
