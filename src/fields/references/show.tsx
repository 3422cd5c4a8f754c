import { useGetList, useGetManyAggregate } from 'ra-core';
import { memo, type ReactElement, useMemo } from 'react';
import { at } from '#resources/schema/condition.ts';
import type { Leaf, Resource } from '#resources/schema/resolve.ts';
import { rowsOf } from '#resources/schema/rows.ts';
import { Chips } from '#src/ui/Chips.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useSurroundings } from '../context.ts';
import { Filter } from '../reference/show.tsx';
import { Nothing, type TextOf } from '../parts/cells.tsx';
import { useWorld, type Saying } from '../parts/say.ts';
import { loaded } from '../parts/loaded.ts';
import { embeddedLabel, keyOf, targetOf } from '../parts/targets.ts';
import { isEmpty, labelOf, valueOf } from '../parts/value.ts';
import type { CellProps, FieldKind, Row } from '../types.ts';

/** What is embedded is called by its name; of what is in force no more that is said, where it travels with it. */
const labelsOf = (members: readonly unknown[], leaf: Leaf, target: Resource, translate: Saying['translate']): readonly string[] =>
  members.map((member) => {
    const label = embeddedLabel(leaf, member, target) ?? `#${String(keyOf(member))}`;
    return (member as Row | null)?.active === false ? `${label} (${translate('common.inactive')})` : label;
  });

interface SeveralProps {
  readonly labels: readonly string[];
  /** The ids of the records they name, where they have one that could be opened. */
  readonly ids: readonly (number | null)[];
  /** How many more there are that this person may not see, or that are gone: a number says nothing to a person. */
  readonly nameless?: number;
  readonly target: Resource;
  readonly wrap: boolean;
}
const Several = ({ labels, ids, nameless = 0, target, wrap }: SeveralProps): ReactElement => {
  const { translate } = useWorld();
  const { linkTo } = useSurroundings();
  const to = (id: number | null | undefined) => (typeof id === 'number' ? linkTo?.(target.name, id) ?? null : null);
  return <Chips items={labels.map((label, i) => ({ key: i, label, to: to(ids[i]) }))} most={wrap ? labels.length : 5} nameless={nameless} wrap={wrap}
    others={(count) => translate('fields.others', { smart_count: count })} />;
};

/** Ids alone: those of a whole page are asked for in one call. */
const Fetched = ({ ids, target, wrap }: { readonly ids: readonly number[]; readonly target: Resource; readonly wrap: boolean }): ReactElement => {
  const { data, isPending } = useGetManyAggregate<Row & { id: number }>(target.name, { ids: [...ids] });
  const known = useMemo(() => {
    const found = new Map((data ?? []).filter(Boolean).map((record) => [record.id, labelOf(target, record)]));
    return ids.flatMap((id) => (found.has(id) ? [[id, found.get(id) ?? ''] as const] : []));
  }, [data, ids, target]);
  return isPending ? <Skeleton width="8em" /> : <Several labels={known.map(([, label]) => label)} ids={known.map(([id]) => id)} nameless={ids.length - known.length} target={target} wrap={wrap} />;
};

/** Rows of a list in records, known by their ids alone: what they are called stands in the records, which are few. */
const FetchedRows = ({ ids, target, list, wrap }: { readonly ids: readonly number[]; readonly target: Resource; readonly list: Leaf; readonly wrap: boolean }): ReactElement => {
  const [field, order] = target.list.sort;
  const { data, isPending } = useGetList<Row & { id: number }>(target.name, { pagination: { page: 1, perPage: loaded }, sort: { field, order }, filter: {} });
  const { translate } = useWorld();
  const labels = useMemo(() => {
    const [first] = list.rows;
    const rows = new Map((data ?? []).flatMap((record) => rowsOf(record, list.path)).map((row) => [row.id, row]));
    return ids.map((id) => {
      const row = rows.get(id);
      const name = row && first ? at(row, first.path) : undefined;
      return isEmpty(name) ? `#${id}` : `${String(name)}${row?.active === false ? ` (${translate('common.inactive')})` : ''}`;
    });
  }, [data, ids, list, translate]);
  return isPending ? <Skeleton width="8em" /> : <Several labels={labels} ids={ids.map(() => null)} target={target} wrap={wrap} />;
};

const drawn = (wrap: boolean) =>
  memo(({ leaf, record }: CellProps): ReactElement => {
    const { resourceOf } = useSurroundings();
    const { translate } = useWorld();
    const value = valueOf(leaf, record);
    if (!Array.isArray(value) || value.length === 0) return <Nothing />;
    const { resource, list } = targetOf(leaf, resourceOf);
    const bare = value.every((member) => typeof member === 'number');
    if (bare && list) return <FetchedRows ids={value as readonly number[]} target={resource} list={list} wrap={wrap} />;
    if (bare) return <Fetched ids={value as readonly number[]} target={resource} wrap={wrap} />;
    const ids = value.map((member: unknown) => (list === null && member !== null && typeof member === 'object' && 'id' in member && typeof member.id === 'number' ? member.id : null));
    return <Several labels={labelsOf(value, leaf, resource, translate)} ids={ids} target={resource} wrap={wrap} />;
  });

const text: TextOf = (value, { leaf, resourceOf, nameOf, translate }) => {
  if (!Array.isArray(value)) return String(value);
  const { resource } = targetOf(leaf, resourceOf);
  return value.flatMap((member: unknown) => (nameOf && typeof member === 'number' ? nameOf(leaf, member) || [] : labelsOf([member], leaf, resource, translate))).join(', ');
};

export const references: FieldKind = { Cell: drawn(false), View: drawn(true), Filter, align: 'left', text };
