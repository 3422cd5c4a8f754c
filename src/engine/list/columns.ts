import { useMemo } from 'react';
import { useStore, useTranslate } from 'ra-core';
import type { Leaf, Resource } from '#resources/schema/resolve.ts';
import { useEngine } from '#src/engine/context.ts';
import type { ExtraColumn } from '#src/engine/overrides.ts';
import { fieldLabel } from '#src/engine/rules.ts';

/** One column of a list: a declared field or an override's own. */
export interface Column {
  readonly name: string;
  readonly label: string;
  readonly leaf: Leaf | null;
  readonly extra: ExtraColumn | null;
}
export interface Columns {
  /** All of them, in the order chosen. */
  readonly all: readonly Column[];
  readonly shown: readonly Column[];
  readonly isHidden: (name: string) => boolean;
  /** The last shown column stays. */
  readonly toggle: (name: string) => void;
  readonly move: (from: number, to: number) => void;
  readonly reset: () => void;
}

const none: readonly string[] = [];
/** Which columns are shown and in which order: kept under the keys that react-admin's own table keeps them under. */
export const useColumns = (resource: Resource): Columns => {
  const translate = useTranslate();
  const { overrides, arena } = useEngine();
  const extras = overrides[resource.name]?.list?.columns;
  const said = arena === null ? undefined : resource.scope?.through;
  const [hidden, setHidden] = useStore<readonly string[]>(`${resource.name}.datatable`, none);
  const [ranks, setRanks] = useStore<readonly number[] | null>(`${resource.name}.datatable_columnRanks`, null);
  return useMemo(() => {
    const declared: readonly Column[] = [
      ...resource.list.columns.map((leaf) => ({ name: leaf.path, label: fieldLabel(resource, leaf.path, translate), leaf, extra: null })),
      ...(extras ?? []).map((extra) => ({ name: extra.name, label: translate(extra.label), leaf: null, extra })),
    ];
    // A rank that no column has (a column went away with a new version) is passed over; a column without rank comes last.
    // With an arena chosen, every row would say the same one.
    const order = [...new Set([...(ranks ?? []).filter((rank) => rank < declared.length), ...declared.keys()])].filter((rank) => declared[rank]?.leaf?.kind !== 'reference' || declared[rank]?.name !== said);
    const all = order.flatMap((rank) => declared[rank] ?? []);
    const isHidden = (name: string) => hidden.includes(name);
    const visible = all.filter((column) => !isHidden(column.name));
    return {
      all,
      shown: visible.length > 0 ? visible : all,
      isHidden,
      toggle: (name) => setHidden(isHidden(name) ? hidden.filter((other) => other !== name) : visible.length > 1 ? [...hidden, name] : hidden),
      move: (from, to) => {
        const next = order.filter((_, i) => i !== from);
        next.splice(to, 0, ...order.slice(from, from + 1));
        setRanks(next);
      },
      reset: () => {
        setHidden(none);
        setRanks(null);
      },
    };
  }, [resource, translate, extras, said, hidden, ranks, setHidden, setRanks]);
};
