import { useMemo, useState, type ReactElement } from 'react';
import { ListBase, ResourceContextProvider, useListContext, useTranslate } from 'ra-core';
import { formatCoins } from '#resources/domain/coins.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { useAsksArena } from '#src/engine/access.ts';
import { useDialogLinks } from '#src/engine/dialog/links.ts';
import { Freshness } from '#src/ui/Freshness.tsx';
import { Icon } from '#src/ui/icons.tsx';
import type { Address } from './address.ts';
import { useColumns } from './columns.ts';
import { Pager } from './Pager.tsx';
import { ChooseArena, ListPlace } from './Places.tsx';
import { Table } from './Table.tsx';
import './list.css';

interface Props {
  readonly resource: Resource;
  readonly title: string;
  /** What its list call says besides. The same object as long as it says the same. */
  readonly query: Readonly<Record<string, string | number>>;
}

const Body = ({ resource, title }: Omit<Props, 'query'>): ReactElement => {
  const translate = useTranslate();
  const { data, total, isPending, isFetching, page, perPage, sort, refetch, setPage, setPerPage } = useListContext();
  const columns = useColumns(resource);
  const links = useDialogLinks(resource);
  const [all, setAll] = useState(false);
  const address: Address = { page, perPage, all, sort: sort.field, order: sort.order, filter: {} };
  const change = (part: Partial<Address>) => {
    if (part.all !== undefined) setAll(part.all);
    if (part.perPage !== undefined) setPerPage(part.perPage);
    setPage(part.page ?? 1);
  };
  const refresh = translate('common.refresh');
  return (
    <>
      <header className="ad-list-bar">
        <div className="ad-list-title">
          <h2>{title}</h2>
          <span className="ad-figure ad-muted">{isPending || total === undefined ? '' : translate('engine.total', { smart_count: total, total: formatCoins(total) })}</span>
          <Freshness />
        </div>
        <div className="ad-list-tools">
          <button type="button" className="ad-icon-button" aria-label={`${refresh}: ${title}`} title={refresh} onClick={() => void refetch()}><Icon name="refresh" className={isFetching ? 'ad-spin' : undefined} /></button>
        </div>
      </header>
      {isPending || (data?.length ?? 0) > 0 ? <Table resource={resource} columns={columns.shown} links={links} selection={null} />
        : <div className="ad-table-frame ad-list-frame ad-list-place"><ListPlace resource={resource} filtered={false} onClear={() => undefined} links={links} /></div>}
      {total !== undefined && total > 0 && <Pager resource={resource} address={address} change={change} />}
    </>
  );
};

/** The list of a resource within another page: the same columns, sorting, paging and actions, its state kept here and not in the address. */
export const EmbeddedList = ({ resource, title, query }: Props): ReactElement => {
  const asksArena = useAsksArena(resource);
  const queryOptions = useMemo(() => ({ meta: { query } }), [query]);
  return (
    <ResourceContextProvider value={resource.name}>
      <section className="ad-list ad-list-inside" aria-label={title}>
        {asksArena ? <ChooseArena resource={resource} /> : (
          <ListBase resource={resource.name} sort={{ field: resource.list.sort[0], order: resource.list.sort[1] }} perPage={resource.list.size} storeKey={false} exporter={false} disableAuthentication disableSyncWithLocation queryOptions={queryOptions}>
            <Body resource={resource} title={title} />
          </ListBase>
        )}
      </section>
    </ResourceContextProvider>
  );
};
