import { useCallback, useMemo } from 'react';
import { useListContext } from 'ra-core';
import type { Resource } from '#resources/schema/resolve.ts';
import { useAccess } from '#src/engine/access.ts';
import { useEngine } from '#src/engine/context.ts';
import type { Row } from '#src/fields/types.ts';

/** The rows in sight that are chosen for one change of all of them. */
export interface Selection {
  /** Whether the row is selected; null for one that this person may neither change nor remove: it cannot be. */
  readonly of: (record: Row) => boolean | null;
  readonly toggle: (record: Row) => void;
  readonly rows: readonly Row[];
  /** Whether any row in sight can be selected, and whether all of those are. */
  readonly some: boolean;
  readonly whole: boolean;
  readonly page: () => void;
  readonly clear: () => void;
}

/** The selection of a list; null where nothing is done with selected rows or nobody here may change one. What is out of sight is left out until it is seen again. */
export const useSelection = (resource: Resource): Selection | null => {
  const { data, selectedIds, onToggleItem, onSelect, onUnselectItems } = useListContext<Row & { id: number }>();
  const can = useAccess(resource);
  const offered = useEngine().tools?.selection !== undefined && (can('update') !== 'never' || can('delete') !== 'never');
  const able = useCallback((record: Row) => can('update', record) === 'yes' || can('delete', record) === 'yes', [can]);
  const toggle = useCallback((record: Row) => onToggleItem(Number(record.id)), [onToggleItem]);
  return useMemo(() => {
    if (!offered) return null;
    const chosen = new Set(selectedIds);
    const has = (record: Row) => chosen.has(Number(record.id));
    const ables = (data ?? []).filter(able);
    const rows = ables.filter(has);
    const some = ables.length > 0;
    const whole = some && rows.length === ables.length;
    return { of: (record) => (able(record) ? has(record) : null), toggle, rows, some, whole, page: () => onSelect(whole ? [] : ables.map(({ id }) => id)), clear: () => onUnselectItems() };
  }, [offered, selectedIds, data, able, toggle, onSelect, onUnselectItems]);
};
