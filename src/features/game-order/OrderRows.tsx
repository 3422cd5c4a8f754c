import { useState, type ReactElement } from 'react';
import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type Modifier, type UniqueIdentifier } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useTranslate } from 'ra-core';
import type { Entry } from '#dataProviders/types.ts';
import { OrderRow } from './OrderRow.tsx';

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

interface Props {
  /** In the sequence that is wanted. */
  readonly rows: readonly Entry[];
  /** Id -> the number that the sequence gives. */
  readonly numbers: ReadonlyMap<number, number>;
  readonly onMove: (from: number, to: number) => void;
}
/** The games as rows that are dragged by their handles, with the pointer or by keyboard; each step is announced. */
export const OrderRows = ({ rows, numbers, onMove }: Props): ReactElement => {
  const translate = useTranslate();
  const [dragged, setDragged] = useState<UniqueIdentifier | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }), useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }));
  const placeOf = (id: UniqueIdentifier | undefined) => rows.findIndex((row) => row.id === id);
  const say = (note: string, id: UniqueIdentifier, at: UniqueIdentifier = id) =>
    translate(`resources.games.notes.${note}`, { name: rows[placeOf(id)]?.name ?? '', at: placeOf(at) + 1, count: rows.length });
  const word = (note: string) => translate(`resources.games.notes.${note}`);
  return (
    <DndContext
      id="game-order"
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{
        screenReaderInstructions: { draggable: word('instructions') },
        announcements: {
          onDragStart: ({ active }) => say('picked', active.id),
          onDragOver: ({ active, over }) => (over ? say('moved', active.id, over.id) : undefined),
          onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id),
          onDragCancel: ({ active }) => say('back', active.id),
        },
      }}
      onDragStart={({ active }) => setDragged(active.id)}
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ active, over }) => {
        setDragged(null);
        const [from, to] = [placeOf(active.id), placeOf(over?.id)];
        if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
      }}
    >
      <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <div className="ad-order-head" aria-hidden="true"><span>{word('game')}</span><span>{word('old')}</span><span>{word('new')}</span></div>
        <ol className="ad-order" aria-label={translate('resources.games.name')}>
          {rows.map((row) => <OrderRow key={row.id} row={row} number={numbers.get(row.id) ?? row.display_order} dragging={dragged !== null} />)}
        </ol>
      </SortableContext>
    </DndContext>
  );
};
