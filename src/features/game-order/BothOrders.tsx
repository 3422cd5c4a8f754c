import { useEffect, useRef, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { Conflict } from './useOrder.ts';

/** Where two orders differ: both, beside what there was before. */
export const BothOrders = ({ conflict, onTakeTheirs }: { readonly conflict: Conflict; readonly onTakeTheirs: () => void }): ReactElement => {
  const translate = useTranslate();
  const say = (note: string) => translate(`resources.games.notes.${note}`);
  const { opened, theirs, mine } = conflict;
  const section = useRef<HTMLElement>(null);
  // Whoever has scrolled down would not see what the button now means.
  useEffect(() => section.current?.focus(), []);
  const before = new Map(opened.map(({ id, display_order }) => [id, display_order]));
  const now = new Map(theirs.map(({ id, display_order }) => [id, display_order]));
  const games = new Map([...opened, ...theirs].map((game) => [game.id, game.name ?? `#${game.id}`]));
  const different = [...games].filter(([id]) => mine.get(id) !== now.get(id)).toSorted(([a], [b]) => (now.get(a) ?? Infinity) - (now.get(b) ?? Infinity) || a - b);
  const figure = (value: number | undefined) => <td className="ad-figure ad-right">{value ?? <span className="ad-muted">{say('absent')}</span>}</td>;
  return (
    <section ref={section} className="ad-order-conflict" role="alert" tabIndex={-1}>
      <h3>{say('conflict')}</h3>
      <p>{say('conflictText')}</p>
      <div className="ad-table-frame">
        <table className="ad-versions ad-order-both">
          <thead><tr><th scope="col">{say('game')}</th>{(['opened', 'mine', 'theirs'] as const).map((column) => <th key={column} scope="col" className="ad-right">{say(column)}</th>)}</tr></thead>
          <tbody>
            {different.map(([id, name]) => <tr key={id}><th scope="row">{name}</th>{figure(before.get(id))}{figure(mine.get(id))}{figure(now.get(id))}</tr>)}
          </tbody>
        </table>
      </div>
      <Button variant="outlined" onClick={onTakeTheirs}>{say('takeTheirs')}</Button>
    </section>
  );
};
