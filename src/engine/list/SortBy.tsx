import type { ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import type { Resource } from '#resources/schema/resolve.ts';
import { fieldLabel } from '#src/engine/rules.ts';
import type { Address } from './address.ts';

interface Props {
  readonly resource: Resource;
  readonly address: Address;
  readonly change: (change: Partial<Address>) => void;
}
/** What a list is sorted by, where there is no table head to press: on cards, and where rows are drawn as cards because the screen is small. */
export const SortBy = ({ resource, address, change }: Props): ReactElement | null => {
  const translate = useTranslate();
  const fields = [...new Set([...resource.list.columns.map(({ path }) => path).filter((path) => resource.list.sortable.has(path)), resource.list.sort[0], address.sort])];
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
