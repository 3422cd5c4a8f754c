import { useEffect, useState, type ReactElement, type RefObject } from 'react';
import { ListBase, useListContext, useLocation, useNavigate } from 'ra-core';
import { useQueryClient } from '@tanstack/react-query';
import type { Resource } from '#resources/schema/resolve.ts';
import { useEngine } from '#src/engine/context.ts';
import { preloadForms } from '#src/engine/dialog/lazy.ts';
import { useAsksArena } from '#src/engine/access.ts';
import type { DialogLinks } from '#src/engine/dialog/links.ts';
import { isOdd, useAddress, type Address } from './address.ts';
import { Cards } from './Cards.tsx';
import { useColumns } from './columns.ts';
import { ListBar } from './ListBar.tsx';
import { Pager } from './Pager.tsx';
import { ChooseArena, isFiltered, ListPlace } from './Places.tsx';
import { useSelection } from './selection.ts';
import { Table } from './Table.tsx';

interface Props {
  readonly resource: Resource;
  readonly links: DialogLinks;
  /** Keeps how many rows are shown, for who deletes the last one of a page. */
  readonly rowsRef: RefObject<number>;
}
const log = (resource: Resource) => (error: unknown) => console.error(`[${resource.name}] the list could not be loaded`, error);

/** How a list starts that is opened without a word about how: null once its address says so, or where nothing else is wanted. */
const useStart = (resource: Resource, listPath: string): string | null => {
  const { tools, caller } = useEngine();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [start, setStart] = useState(() => (search === '' && pathname === listPath ? (tools?.startOf?.(resource, caller) ?? null) : null));
  if (start !== null && search !== '') setStart(null);
  useEffect(() => {
    if (start !== null) void navigate({ search: start }, { replace: true });
  }, [start, navigate]);
  return start;
};

/** The list of a resource with all its state in the address. It stays mounted under its dialogs. */
export const ResourceList = ({ resource, links, rowsRef }: Props): ReactElement => {
  const { overrides } = useEngine();
  const [address, change] = useAddress(resource);
  const odd = isOdd(useLocation().search, resource);
  const start = useStart(resource, links.listPath);
  useEffect(() => {
    if (odd) change({ page: address.page }, { replace: true });
  }, [odd, change, address.page]);
  const asksArena = useAsksArena(resource);
  const Before = overrides[resource.name]?.list?.before;
  const After = overrides[resource.name]?.list?.after;
  return (
    <div className="ad-list" data-list={resource.name}>
      {Before && <Before resource={resource} />}
      {odd || start !== null ? null : asksArena ? (
        <ChooseArena resource={resource} />
      ) : (
        <ListBase
          resource={resource.name}
          sort={{ field: resource.list.sort[0], order: resource.list.sort[1] }}
          perPage={resource.list.size}
          storeKey={false}
          exporter={false}
          disableAuthentication
          queryOptions={{ onError: log(resource) }}
        >
          <ListBody resource={resource} links={links} rowsRef={rowsRef} address={address} change={change} />
        </ListBase>
      )}
      {After && <After resource={resource} />}
    </div>
  );
};

/** Some seconds after a list has come, when nothing else is going on. The first list itself pays nothing for it. */
const idle = (run: () => void): (() => void) => {
  let handle = 0;
  const timer = setTimeout(() => {
    handle = window.requestIdleCallback?.(run) ?? 0;
  }, 3000);
  return () => {
    clearTimeout(timer);
    if (handle) cancelIdleCallback(handle);
  };
};

const ListBody = ({ resource, links, rowsRef, address, change }: Props & { readonly address: Address; readonly change: ReturnType<typeof useAddress>[1] }): ReactElement => {
  const { data, total = 0, error, isPending } = useListContext();
  const columns = useColumns(resource);
  const { overrides, tools } = useEngine();
  const departures = overrides[resource.name];
  const selection = useSelection(resource);
  const Selected = tools?.selection;
  const queryClient = useQueryClient();
  const loaded = !isPending && !error;
  const Foot = departures?.list?.pager;
  useEffect(() => (loaded ? idle(() => preloadForms(departures)) : undefined), [loaded, departures]);
  const onClear = () => {
    change({ filter: {} });
    void queryClient.invalidateQueries({ queryKey: [resource.name, 'getList'] });
  };
  const count = data?.length ?? 0;
  useEffect(() => {
    rowsRef.current = count;
  }, [rowsRef, count]);
  const shown = resource.list.as === 'cards' ? <Cards resource={resource} columns={columns.shown} links={links} selection={selection} /> : <Table resource={resource} columns={columns.shown} links={links} selection={selection} />;
  return (
    <>
      <ListBar resource={resource} address={address} change={change} columns={columns} links={links} />
      {/* A page that has lost its rows is left for the one before, which is on its way. */}
      {isPending || count > 0 || total > 0 ? shown : <div className="ad-table-frame ad-list-frame ad-list-place"><ListPlace resource={resource} filtered={isFiltered(address)} onClear={onClear} links={links} /></div>}
      {Selected && selection && selection.rows.length > 0 && <Selected resource={resource} rows={selection.rows} selectPage={selection.page} clear={selection.clear} />}
      {Foot ? <Foot resource={resource} /> : <Pager resource={resource} address={address} change={change} />}
    </>
  );
};
