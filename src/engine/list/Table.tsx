import { memo, useMemo, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react';
import { DataTableBase, RecordContextProvider, useDataTableCallbacksContext, useDataTableDataContext, useDataTableSortContext, useListContext, useTranslate } from 'ra-core';
import type { Kind } from '#resources/schema/kinds.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { useEngine } from '#src/engine/context.ts';
import type { DialogLinks } from '#src/engine/dialog/links.ts';
import { fieldKinds } from '#src/fields/index.ts';
import type { Row } from '#src/fields/types.ts';
import { Icon } from '#src/ui/icons.tsx';
import { SkeletonRows } from '#src/ui/Skeleton.tsx';
import type { Column } from './columns.ts';
import { linesOf, namedOf, type Line } from './lines.ts';
import { RowActions } from './RowActions.tsx';
import { SelectPage, SelectRow } from './Select.tsx';
import type { Selection } from './selection.ts';

/** Draws a field in a cell: by an override of just this cell, else as its kind does. */
export const Cell = ({ column, record, resource }: { readonly column: Column; readonly record: Row; readonly resource: Resource }): ReactElement | null => {
  const override = useEngine().overrides[resource.name]?.list?.cell;
  if (column.extra) return <column.extra.Cell record={record} resource={resource} />;
  if (!column.leaf) return null;
  const Draw = override?.[column.name] ?? fieldKinds[column.leaf.kind].Cell;
  return <Draw leaf={column.leaf} record={record} resource={resource} />;
};

const placeOf = (column: Column) => `ad-${column.leaf ? fieldKinds[column.leaf.kind].align : 'left'}`;
const exact: readonly Kind[] = ['money', 'coins', 'instant', 'dateTime', 'day', 'timeOfDay', 'integer', 'number', 'percent', 'choice', 'boolean', 'flag', 'status', 'image'];
/** Text gives way in a narrow list; figures, times and the few words of a choice never do. */
const yieldOf = ({ leaf }: Column) => (leaf && exact.includes(leaf.kind) ? '' : ' ad-yields');
const controls = 'button, a, input, select, label';

/** Enter opens the row, the space bar selects it, arrows go up and down, Home and End to the ends. */
const onKey = (event: KeyboardEvent<HTMLElement>, open: () => void, select: (() => void) | null): void => {
  if (event.target !== event.currentTarget) return;
  const row = event.currentTarget;
  const to = { ArrowDown: row.nextElementSibling, ArrowUp: row.previousElementSibling, Home: row.parentElement?.firstElementChild, End: row.parentElement?.lastElementChild }[event.key];
  const selects = event.key === ' ' && select !== null;
  if (event.key === 'Enter') open();
  if (selects) select();
  if (to instanceof HTMLElement) to.focus();
  if (event.key === 'Enter' || selects || to) event.preventDefault();
};

interface RowProps {
  readonly record: Row;
  readonly columns: readonly Column[];
  /** Which of them a card shows. */
  readonly lines: ReadonlyMap<string, Line>;
  /** Which of these say their name there. */
  readonly named: ReadonlySet<string>;
  readonly resource: Resource;
  readonly links: DialogLinks;
  /** Whether it is selected; null where it cannot be, nothing where no row can. */
  readonly selected?: boolean | null | undefined;
  readonly onSelect?: ((record: Row) => void) | undefined;
}
const TableRow = memo(({ record, columns, lines, named, resource, links, selected, onSelect }: RowProps): ReactElement => {
  const select = selected === undefined || selected === null || !onSelect ? null : () => onSelect(record);
  const open = () => links.show(String(record.id));
  const onClick = (event: MouseEvent<HTMLElement>) => {
    // Selecting text in a row is no click on it.
    if (!(event.target as HTMLElement).closest(controls) && window.getSelection()?.toString() === '') open();
  };
  return (
    <tr className="ad-row" tabIndex={0} aria-selected={select ? selected === true : undefined} data-focus-key={`row-${String(record.id)}`} onClick={onClick} onKeyDown={(event) => onKey(event, open, select)}>
      {onSelect && <td className="ad-select">{select && <SelectRow resource={resource} record={record} selected={selected === true} onSelect={select} />}</td>}
      {columns.map((column) => {
        const line = lines.get(column.name);
        return <td key={column.name} className={`${placeOf(column)}${yieldOf(column)}${line ? ` ad-${line}` : ''}`} data-label={named.has(column.name) ? column.label : undefined}><Cell column={column} record={record} resource={resource} /></td>;
      })}
      <td className="ad-actions"><RowActions resource={resource} record={record} links={links} /></td>
    </tr>
  );
});

const Head = ({ columns, resource, selection }: { readonly columns: readonly Column[]; readonly resource: Resource; readonly selection: Selection | null }): ReactElement => {
  const translate = useTranslate();
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  return (
    <thead>
      <tr>
        {selection && <th scope="col" className="ad-select"><SelectPage selection={selection} /></th>}
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

const Body = ({ columns, resource, links, selection }: Omit<RowProps, 'record' | 'lines' | 'named' | 'selected' | 'onSelect'> & { readonly selection: Selection | null }): ReactElement => {
  const data = useDataTableDataContext() as readonly Row[] | undefined;
  const lines = useMemo(() => linesOf(columns, resource), [columns, resource]);
  const named = useMemo(() => namedOf(columns, lines), [columns, lines]);
  return (
    <tbody>
      {data?.map((record) => (
        <RecordContextProvider key={String(record.id)} value={record}>
          <TableRow record={record} columns={columns} lines={lines} named={named} resource={resource} links={links} selected={selection?.of(record)} onSelect={selection?.toggle} />
        </RecordContextProvider>
      ))}
    </tbody>
  );
};

const Waiting = ({ columns, rows, selects }: { readonly columns: readonly Column[]; readonly rows: number; readonly selects: boolean }): ReactElement => (
  <>
    <thead><tr>{selects && <th className="ad-select" aria-hidden="true" />}{columns.map((column) => <th key={column.name} scope="col" className={placeOf(column)}>{column.label}</th>)}</tr></thead>
    <tbody><SkeletonRows rows={rows} columns={columns.length + (selects ? 1 : 0)} /></tbody>
  </>
);

/** The rows of a list as plain elements inside react-admin's table. While nothing has come, rows of the final size stand there. */
export const Table = ({ resource, columns, links, selection }: { readonly resource: Resource; readonly columns: readonly Column[]; readonly links: DialogLinks; readonly selection: Selection | null }): ReactElement => {
  const { perPage, isFetching } = useListContext();
  const translate = useTranslate();
  return (
    <div className="ad-table-frame ad-list-frame" aria-busy={isFetching}>
      <table className="ad-table">
        <caption className="ad-hidden">{translate(`resources.${resource.name}.name`)}</caption>
        <DataTableBase hasBulkActions={false} loading={<Waiting columns={columns} rows={Math.min(perPage, 25)} selects={selection !== null} />} empty={null}>
          <Head columns={columns} resource={resource} selection={selection} />
          <Body columns={columns} resource={resource} links={links} selection={selection} />
        </DataTableBase>
      </table>
    </div>
  );
};
