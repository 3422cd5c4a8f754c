import { memo, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useGetList, useTranslate } from 'ra-core';
import { useEngine } from '#src/engine/context.ts';
import type { Address } from '#src/engine/list/address.ts';
import { Pages } from '#src/engine/list/Pager.tsx';
import { SearchBox } from '#src/engine/list/SearchBox.tsx';
import { BarredBadge } from '#src/features/till/index.ts';
import { Nothing } from '#src/fields/parts/cells.tsx';
import type { Row } from '#src/fields/types.ts';
import type { Player, Step } from './basket.ts';
import { saleKeys } from './keys.ts';
import { playerOf } from './player.ts';

/** Rows of a page until another number is picked (spec section 9). */
export const playerRows = 5;
const start: Address = { page: 1, perPage: playerRows, all: false, sort: 'username', order: 'ASC', filter: {} };

/** Players by a text; nobody is asked for without one, or without a field to look in. */
const useFound = ({ page, perPage, sort, order, filter }: Address) => {
  const { q, by } = filter;
  const searching = typeof q === 'string' && q !== '' && !(Array.isArray(by) && by.length === 0);
  const { data = [], total = 0, isFetching, error } = useGetList<Row & { id: number }>('users', { pagination: { page, perPage }, sort: { field: sort, order }, filter }, { enabled: searching, refetchOnWindowFocus: false, placeholderData: (before) => (searching ? before : undefined) });
  return { searching, rows: searching ? data : [], total: searching ? total : 0, isFetching, failed: error !== null };
};
const move = (event: KeyboardEvent<HTMLTableRowElement>) => {
  const next = event.key === 'ArrowDown' ? event.currentTarget.nextElementSibling : event.key === 'ArrowUp' ? event.currentTarget.previousElementSibling : null;
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
};

interface Props {
  readonly chosen: Player | null;
  /** Nobody is chosen for an empty basket. */
  readonly off: boolean;
  readonly dispatch: (step: Step) => void;
}
/** Looks for the player as the users list does, and picks one. */
export const Players = memo(({ chosen, off, dispatch }: Props): ReactElement => {
  const translate = useTranslate();
  const resource = useEngine().registry.get('users');
  const [address, setAddress] = useState(start);
  const change = (part: Partial<Address>) => setAddress((before) => ({ ...before, page: 1, ...part }));
  const { searching, rows, total, isFetching, failed } = useFound(address);
  const press = (row: Row) => dispatch({ do: 'press', player: playerOf(row) });
  const table = useRef<HTMLTableElement>(null);
  const columns = ['username', 'name', 'email'] as const;
  const empty = failed ? 'purchase.playersFailed' : !searching ? 'purchase.playersHint' : isFetching ? 'common.loading' : 'purchase.nobodyFound';
  return (
    <div className="ad-till-players">
      <div className="ad-list-tools"><SearchBox resource={resource} address={address} change={change} shortcut={saleKeys.players} onDown={() => table.current?.querySelector<HTMLElement>('tbody tr[tabindex]')?.focus()} /></div>
      <div className={searching ? 'ad-table-frame ad-till-found' : 'ad-table-frame'}>
        <table ref={table} className="ad-table" aria-label={translate('purchase.players')} aria-busy={isFetching}>
          <thead><tr>{columns.map((key) => <th key={key} scope="col">{translate(`resources.users.search.${key}`)}</th>)}</tr></thead>
          <tbody>
            {rows.map((row) => {
              const { id, username, name, email, barred } = playerOf(row);
              return (
                <tr key={id} className="ad-row" tabIndex={off ? -1 : 0} aria-selected={chosen?.id === id} aria-disabled={off || undefined} onClick={() => off || press(row)}
                  onKeyDown={(event) => {
                    if (event.key === 'Enter' || event.key === ' ') {
                      event.preventDefault();
                      if (!off) press(row);
                    } else move(event);
                  }}>
                  <td className="ad-first">{barred ? <span className="ad-chips">{username}<BarredBadge as={barred.as} /></span> : username}</td>
                  <td className="ad-second">{name || <Nothing />}</td>
                  <td className="ad-second">{email || <Nothing />}</td>
                </tr>
              );
            })}
            {rows.length === 0 && <tr className="ad-till-nobody"><td colSpan={3} role={failed ? 'alert' : undefined}>{translate(empty)}</td></tr>}
          </tbody>
        </table>
      </div>
      <Pages resource={resource} address={address} change={change} total={total} page={address.page} perPage={address.perPage} isPending={false} />
    </div>
  );
});
