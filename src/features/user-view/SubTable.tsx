import { useState, type ReactElement, type ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Icon } from '#src/ui/icons.tsx';

/** Rows of a sub table on one page (spec section 9). */
export const subSize = 5;

export interface SubColumn<R> {
  /** Key below `people.columns`. */
  readonly label: string;
  readonly cell: (row: R) => ReactNode;
  readonly figure?: boolean;
}
interface PagerProps {
  readonly of: string;
  /** Counts from 1. */
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}
/** Leads from page to page of a sub table; nothing where there is one page. */
export const SubPager = ({ of, page, total, onPage }: PagerProps): ReactElement | null => {
  const translate = useTranslate();
  if (total <= subSize) return null;
  const last = Math.ceil(total / subSize);
  const step = (to: number, icon: 'chevron_left' | 'chevron_right', word: string) => {
    const label = `${translate(word)}: ${of}`;
    return <button type="button" className="ad-icon-button" aria-label={label} title={label} disabled={to < 1 || to > last} onClick={() => onPage(to)}><Icon name={icon} size={18} /></button>;
  };
  return (
    <div className="ad-people-pager">
      <output className="ad-figure ad-muted">{translate('engine.pager.range', { from: (page - 1) * subSize + 1, to: Math.min(page * subSize, total), total })}</output>
      {step(page - 1, 'chevron_left', 'engine.pager.previous')}
      {step(page + 1, 'chevron_right', 'engine.pager.next')}
    </div>
  );
};

interface Props<R> {
  /** What the table holds, in words. */
  readonly label: string;
  readonly columns: readonly SubColumn<R>[];
  readonly rows: readonly R[];
}
/** Rows as they are given; more than a page of them stay on their page's height. */
export const PlainTable = <R extends object>({ label, columns, rows }: Props<R>): ReactElement => {
  const translate = useTranslate();
  return (
    <div className="ad-table-frame">
      <table className="ad-table" aria-label={label}>
        <thead>
          <tr>{columns.map(({ label: column, figure }) => <th key={column} scope="col" className={figure ? 'ad-right' : undefined}>{translate(`people.columns.${column}`)}</th>)}</tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i} className="ad-row">
              {columns.map(({ label: column, cell, figure }, place) => (
                <td key={column} className={[figure ? 'ad-right' : '', place === 0 ? 'ad-first' : 'ad-second'].join(' ').trim()} data-label={place === 0 ? undefined : translate(`people.columns.${column}`)}>{cell(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** A small table inside a dialog, five rows a page. */
export const SubTable = <R extends object>({ label, columns, rows }: Props<R>): ReactElement => {
  const [page, setPage] = useState(1);
  const shown = Math.min(page, Math.max(1, Math.ceil(rows.length / subSize)));
  return (
    <>
      <PlainTable label={label} columns={columns} rows={rows.slice((shown - 1) * subSize, shown * subSize)} />
      <SubPager of={label} page={shown} total={rows.length} onPage={setPage} />
    </>
  );
};
