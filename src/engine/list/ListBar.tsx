import type { ReactElement } from 'react';
import { useListContext, useTranslate } from 'ra-core';
import { useQueryClient } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { formatCoins } from '#resources/domain/coins.ts';
import { useAccess } from '#src/engine/access.ts';
import { useEngine } from '#src/engine/context.ts';
import { preloadForms } from '#src/engine/dialog/lazy.ts';
import type { DialogLinks } from '#src/engine/dialog/links.ts';
import { Freshness } from '#src/ui/Freshness.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { OrderMenu } from '#src/ui/OrderMenu.tsx';
import type { AddressProps } from './address.ts';
import type { Columns } from './columns.ts';
import { Filters } from './Filters.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SortBy } from './SortBy.tsx';

interface Props extends AddressProps {
  readonly columns: Columns;
  readonly links: DialogLinks;
}
/** The one line above a list: what it is, how many and how fresh; then search, filters, columns, refresh and add. */
export const ListBar = ({ resource, address, change, columns, links }: Props): ReactElement => {
  const translate = useTranslate();
  const { total, isPending, isFetching } = useListContext();
  const queryClient = useQueryClient();
  const { overrides, tools } = useEngine();
  const departures = overrides[resource.name];
  const ListTools = tools?.list;
  const Toolbar = departures?.list?.toolbar;
  const can = useAccess(resource);
  const words = `resources.${resource.name}`;
  const refresh = translate('common.refresh');
  const add = translate(`${words}.add`);
  return (
    <header className="ad-list-bar">
      <div className="ad-list-title">
        <h1>{translate(`${words}.name`)}</h1>
        <span className="ad-figure ad-muted">{isPending || total === undefined ? '' : translate('engine.total', { smart_count: total, total: formatCoins(total) })}</span>
        <Freshness />
      </div>
      <div className="ad-list-tools">
        <SearchBox resource={resource} address={address} change={change} />
        <Filters resource={resource} address={address} change={change} />
        <SortBy resource={resource} address={address} change={change} />
        {resource.list.as === 'table' && <OrderMenu {...columns} />}
        {ListTools && <ListTools resource={resource} address={address} change={change} columns={columns} />}
        <button type="button" className="ad-icon-button" aria-label={refresh} title={refresh} onClick={() => void queryClient.invalidateQueries({ queryKey: [resource.name, 'getList'] })}><Icon name="refresh" className={isFetching ? 'ad-spin' : undefined} /></button>
        {Toolbar && <Toolbar resource={resource} />}
        {can('create') !== 'never' && (
          <Button variant="contained" aria-label={add} startIcon={<Icon name="add" size={18} />} data-focus-key="add" onClick={links.create} onMouseEnter={() => preloadForms(departures)} onFocus={() => preloadForms(departures)}>
            <span className="ad-word">{add}</span>
          </Button>
        )}
      </div>
    </header>
  );
};
