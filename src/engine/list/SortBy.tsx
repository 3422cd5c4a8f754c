import type { ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { fieldLabel } from '#src/engine/rules.ts';
import { useEngine } from '#src/engine/context.ts';
import type { AddressProps } from './address.ts';

/** What a list is sorted by, where there is no table head to press: on cards, and where rows are drawn as cards because the screen is small. */
export const SortBy = ({ resource, address, change }: AddressProps): ReactElement | null => {
  const translate = useTranslate();
  const { arena } = useEngine();
  // With an arena chosen, every row has the same one: there is no column of it, and no order.
  const same = arena === null ? undefined : resource.scope?.through;
  const offered = resource.list.columns.filter(({ path, kind }) => resource.list.sortable.has(path) && !(kind === 'reference' && path === same)).map(({ path }) => path);
  const fields = [...new Set([...offered, resource.list.sort[0], address.sort])];
  if (resource.list.sortable.size === 0) return null;
  return (
    <select className={`ad-input ad-select-input ${resource.list.as === 'table' ? 'ad-narrow-only' : ''}`} aria-label={translate('engine.sort.by')} value={`${address.sort} ${address.order}`}
      onChange={({ target }) => {
        const [sort = address.sort, order] = target.value.split(' ');
        change({ sort, order: order === 'DESC' ? 'DESC' : 'ASC' });
      }}>
      {fields.flatMap((field) => (['ASC', 'DESC'] as const).map((order) => <option key={`${field} ${order}`} value={`${field} ${order}`}>{translate(`engine.sort.${order}`, { field: fieldLabel(resource, field, translate) })}</option>))}
    </select>
  );
};
