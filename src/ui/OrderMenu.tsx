import { useState, type DragEvent, type KeyboardEvent, type ReactElement } from 'react';
import Popover from '@mui/material/Popover';
import { useTranslate } from 'ra-core';
import { Icon } from './icons.tsx';

export interface Orderable {
  readonly name: string;
  readonly label: string;
}
interface Props {
  /** All of them, in the order chosen. */
  readonly all: readonly Orderable[];
  readonly shown: readonly Orderable[];
  readonly toggle: (name: string) => void;
  readonly move: (from: number, to: number) => void;
  readonly reset: () => void;
}
/** Which columns are shown and in which order: by ticks and dragging, or by keyboard (arrows with Alt, or the arrow buttons). */
export const OrderMenu = (columns: Props): ReactElement => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const label = translate('engine.columns.title');
  const move = (from: number, to: number) => {
    if (to >= 0 && to < columns.all.length && to !== from) columns.move(from, to);
  };
  const onKey = (event: KeyboardEvent, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    move(index, index + step);
  };
  const drop = (event: DragEvent, index: number) => {
    event.preventDefault();
    if (dragged !== null) move(dragged, index);
    setDragged(null);
  };
  return (
    <>
      <button type="button" className="ad-icon-button" aria-label={label} title={label} aria-haspopup="dialog" aria-expanded={anchor !== null} onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        <Icon name="view_column" />
      </button>
      <Popover open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} transformOrigin={{ vertical: 'top', horizontal: 'right' }} slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}>
        <ul className="ad-columns">
          {columns.all.map((column, i) => (
            <li key={column.name}><div role="presentation" draggable onDragStart={() => setDragged(i)} onDragOver={(event) => event.preventDefault()} onDrop={(event) => drop(event, i)} className={dragged === i ? 'ad-column ad-dragged' : 'ad-column'}>
              <Icon name="drag" size={18} className="ad-muted" />
              <label>
                <input type="checkbox" className="ad-check" checked={columns.shown.includes(column)} aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown" onChange={() => columns.toggle(column.name)} onKeyDown={(event) => onKey(event, i)} />
                {column.label}
              </label>
              <button type="button" className="ad-icon-button" aria-label={translate('engine.columns.up', { column: column.label })} disabled={i === 0} onClick={() => move(i, i - 1)}><Icon name="arrow_upward" size={16} /></button>
              <button type="button" className="ad-icon-button" aria-label={translate('engine.columns.down', { column: column.label })} disabled={i === columns.all.length - 1} onClick={() => move(i, i + 1)}><Icon name="arrow_downward" size={16} /></button>
            </div></li>
          ))}
        </ul>
        <div className="ad-columns-foot"><button type="button" className="ad-link" onClick={columns.reset}>{translate('engine.columns.reset')}</button></div>
      </Popover>
    </>
  );
};
