import type { KeyboardEvent, ReactElement } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useTranslate } from 'ra-core';
import type { Entry } from '#dataProviders/types.ts';
import { Icon } from '#src/ui/icons.tsx';

interface Props {
  readonly row: Entry;
  readonly number: number;
  /** Some row is in somebody's hand. */
  readonly dragging: boolean;
}
/** One game: handle, picture, name, the number it has and the one it would get. */
export const OrderRow = ({ row, number, dragging }: Props): ReactElement => {
  const translate = useTranslate();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: row.id, attributes: { roleDescription: translate('resources.games.notes.sortable') } });
  const changed = number !== row.display_order;
  const name = row.name ?? `#${row.id}`;
  const handle = translate('resources.games.notes.handle', { name });
  /** Escape puts a row back that is in the hand. The dialog, which would close, does not hear of it; the library listens at the document. */
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !dragging) return void listeners?.onKeyDown?.(event);
    event.preventDefault();
    event.stopPropagation();
    document.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', cancelable: true }));
  };
  const picture = typeof row.image === 'string' ? row.image : null;
  return (
    <li ref={setNodeRef} className={['ad-order-row', changed && 'ad-order-changed', isDragging && 'ad-order-dragged'].filter(Boolean).join(' ')} style={{ transform: CSS.Translate.toString(transform), transition }}>
      <button type="button" ref={setActivatorNodeRef} className="ad-icon-button ad-order-handle" title={handle} {...attributes} {...listeners} aria-label={handle} onKeyDown={onKey}><Icon name="drag" size={18} /></button>
      {picture ? <img className="ad-thumb" src={picture} alt="" loading="lazy" draggable={false} /> : <span className="ad-thumb" />}
      <span className="ad-clip">{name}</span>
      <span className="ad-order-numbers ad-figure">
        {changed && <span className="ad-hidden">{translate('resources.games.notes.was', { from: row.display_order, to: number })}</span>}
        <span className="ad-muted" aria-hidden={changed || undefined}>{row.display_order}</span>
        <span aria-hidden="true">{changed ? '→' : ''}</span>
        <strong aria-hidden="true">{changed ? number : ''}</strong>
      </span>
    </li>
  );
};
