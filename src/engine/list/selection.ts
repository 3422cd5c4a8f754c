import { useCallback, useMemo } from 'react';
import { useListContext } from 'ra-core';
import type { Resource } from '#resources/schema/resolve.ts';
import { useAccess } from '#src/engine/access.ts';
import { useEngine } from '#src/engine/context.ts';
import type { Row } from '#src/fields/types.ts';

/** The rows in sight that are chosen for one change of all of them. */
export interface Selection {
  /** May this person change or remove the row at all? Others cannot be selected. */
  readonly able: (record: Row) => boolean;
  readonly has: (record: Row) => boolean;
  readonly toggle: (record: Row) => void;
  readonly rows: readonly Row[];
  /** All rows in sight that can be. */
  readonly whole: boolean;
  readonly page: () => void;
  readonly clear: () => void;
}

/** The selection of a list; null where nothing is done with selected rows or nobody here may change one. What is out of sight is left out until it is seen again. */
export const useSelection = (resource: Resource): Selection | null => {
  const { data, selectedIds, onToggleItem, onSelect, onUnselectItems } = useListContext<Row & { id: number }>();
  const can = useAccess(resource);
  const offered = useEngine().tools?.selection !== undefined && resource.list.as === 'table' && (can('update') !== 'never' || can('delete') !== 'never');
  const able = useCallback((record: Row) => can('update', record) === 'yes' || can('delete', record) === 'yes', [can]);
  const toggle = useCallback((record: Row) => onToggleItem(Number(record.id)), [onToggleItem]);
  return useMemo(() => {
    if (!offered) return null;
    const chosen = new Set(selectedIds);
    const has = (record: Row) => chosen.has(Number(record.id));
    const ables = (data ?? []).filter(able);
    const rows = ables.filter(has);
    const whole = ables.length > 0 && rows.length === ables.length;
    return { able, has, toggle, rows, whole, page: () => onSelect(whole ? [] : ables.map(({ id }) => id)), clear: () => onUnselectItems() };
  }, [offered, selectedIds, data, able, toggle, onSelect, onUnselectItems]);
};
