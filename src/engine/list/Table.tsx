import { memo, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react';
import { DataTableBase, RecordContextProvider, useDataTableCallbacksContext, useDataTableDataContext, useDataTableSortContext, useListContext, useTranslate } from 'ra-core';
import type { Resource } from '#resources/schema/resolve.ts';
import { useEngine } from '#src/engine/context.ts';
import type { DialogLinks } from '#src/engine/dialog/links.ts';
import { fieldKinds } from '#src/fields/index.ts';
import type { Row } from '#src/fields/types.ts';
import { Icon } from '#src/ui/icons.tsx';
import { SkeletonRows } from '#src/ui/Skeleton.tsx';
import type { Column } from './columns.ts';
import { RowActions } from './RowActions.tsx';

/** Draws a field in a cell: by an override of just this cell, else as its kind does. */
export const Cell = ({ column, record, resource }: { readonly column: Column; readonly record: Row; readonly resource: Resource }): ReactElement | null => {
  const override = useEngine().overrides[resource.name]?.list?.cell;
  if (column.extra) return <column.extra.Cell record={record} resource={resource} />;
  if (!column.leaf) return null;
  const Draw = override?.[column.name] ?? fieldKinds[column.leaf.kind].Cell;
  return <Draw leaf={column.leaf} record={record} resource={resource} />;
};

const placeOf = (column: Column) => `ad-${column.leaf ? fieldKinds[column.leaf.kind].align : 'left'}`;
const lineOf = (index: number) => (index === 0 ? ' ad-first' : index === 1 ? ' ad-second' : '');
const controls = 'button, a, input, select, label';

/** Enter opens the row, arrows go up and down, Home and End to the ends. */
const onKey = (event: KeyboardEvent<HTMLElement>, open: () => void): void => {
  if (event.target !== event.currentTarget) return;
  const row = event.currentTarget;
  const to = { ArrowDown: row.nextElementSibling, ArrowUp: row.previousElementSibling, Home: row.parentElement?.firstElementChild, End: row.parentElement?.lastElementChild }[event.key];
  if (event.key === 'Enter') open();
  if (to instanceof HTMLElement) to.focus();
  if (event.key === 'Enter' || to) event.preventDefault();
};

interface RowProps {
  readonly record: Row;
  readonly columns: readonly Column[];
  readonly resource: Resource;
  readonly links: DialogLinks;
}
const TableRow = memo(({ record, columns, resource, links }: RowProps): ReactElement => {
  const open = () => links.show(String(record.id));
  const onClick = (event: MouseEvent<HTMLElement>) => {
    // Selecting text in a row is no click on it.
    if (!(event.target as HTMLElement).closest(controls) && window.getSelection()?.toString() === '') open();
  };
  return (
    <tr className="ad-row" tabIndex={0} data-focus-key={`row-${String(record.id)}`} onClick={onClick} onKeyDown={(event) => onKey(event, open)}>
      {columns.map((column, i) => (
        <td key={column.name} className={placeOf(column) + lineOf(i)} data-label={i === 1 && placeOf(column) !== 'ad-left' ? column.label : undefined}><Cell column={column} record={record} resource={resource} /></td>
      ))}
      <td className="ad-actions"><RowActions resource={resource} record={record} links={links} /></td>
    </tr>
  );
});

const Head = ({ columns, resource }: { readonly columns: readonly Column[]; readonly resource: Resource }): ReactElement => {
  const translate = useTranslate();
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const sortable = resource.list.sortable.has(column.name);
          const order = sort?.field === column.name ? sort.order : null;
          return (
            <th key={column.name} scope="col" className={placeOf(column)} aria-sort={!sortable ? undefined : order === 'ASC' ? 'ascending' : order === 'DESC' ? 'descending' : 'none'}>
              {sortable ? (
                <button type="button" className="ad-sort" data-field={column.name} data-order="ASC" onClick={handleSort}>
                  {column.label}
                  <Icon name="arrow_upward" size={14} />
                </button>
              ) : column.label}
            </th>
          );
        })}
        <th scope="col" className="ad-actions"><span className="ad-hidden">{translate('engine.actions')}</span></th>
      </tr>
    </thead>
  );
};

const Body = ({ columns, resource, links }: Omit<RowProps, 'record'>): ReactElement => {
  const data = useDataTableDataContext() as readonly Row[] | undefined;
  return (
    <tbody>
      {data?.map((record) => (
        <RecordContextProvider key={String(record.id)} value={record}>
          <TableRow record={record} columns={columns} resource={resource} links={links} />
        </RecordContextProvider>
      ))}
    </tbody>
  );
};

const Waiting = ({ columns, rows }: { readonly columns: readonly Column[]; readonly rows: number }): ReactElement => (
  <>
    <thead><tr>{columns.map((column) => <th key={column.name} scope="col" className={placeOf(column)}>{column.label}</th>)}</tr></thead>
    <tbody><SkeletonRows rows={rows} columns={columns.length} /></tbody>
  </>
);

/** The rows of a list as plain elements inside react-admin's table. While nothing has come, rows of the final size stand there. */
export const Table = ({ resource, columns, links }: { readonly resource: Resource; readonly columns: readonly Column[]; readonly links: DialogLinks }): ReactElement => {
  const { perPage, isFetching } = useListContext();
  const translate = useTranslate();
  return (
    <div className="ad-table-frame ad-list-frame" aria-busy={isFetching}>
      <table className="ad-table">
        <caption className="ad-hidden">{translate(`resources.${resource.name}.name`)}</caption>
        <DataTableBase hasBulkActions={false} loading={<Waiting columns={columns} rows={Math.min(perPage, 25)} />} empty={null}>
          <Head columns={columns} resource={resource} />
          <Body columns={columns} resource={resource} links={links} />
        </DataTableBase>
      </table>
    </div>
  );
};
