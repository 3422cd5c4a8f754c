import { useState, type ReactElement } from 'react';
import { useDataProvider, useTranslate } from 'ra-core';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { type BonusGrid as Grid, emptyGrid, toEntries } from '#resources/domain/bonus.ts';
import { useCall } from '#src/engine/dialog/useCall.ts';
import type { Row } from '#src/fields/types.ts';
import { BonusGrid, isCell, type TypedGrid } from './BonusGrid.tsx';
import { SaveSection, useNotYet } from './SaveSection.tsx';
import type { SectionProps } from './section.ts';

const typedOf = (grid: Grid): TypedGrid => grid.map((row) => row.map(String));
const text = (grid: TypedGrid) => JSON.stringify(grid);

/** How much less an hour costs by weekday and hour, in whole percent. */
export const Bonuses = ({ resource, arena, parts, unread, onSaved, onDirty }: SectionProps): ReactElement => {
  const translate = useTranslate();
  const provider = useDataProvider<ServiceProvider>();
  const reason = useNotYet(arena, unread);
  const [kept, setKept] = useState<TypedGrid>(() => typedOf(parts.bonuses ?? emptyGrid()));
  const [grid, setGrid] = useState(kept);
  const { saving, run } = useCall({ rules: resource, done: 'engine.arenaEditor.saved.bonuses', failed: 'engine.arenaEditor.failed.bonuses' });
  const wrong = grid.some((row) => row.some((cell) => !isCell(cell)));
  const change = (next: TypedGrid) => {
    setGrid(next);
    onDirty('bonuses', text(next) !== text(kept));
  };
  const save = (to: Row) => run(async () => {
    await provider.saveArenaBonuses(Number(to.id), toEntries(grid.map((row) => row.map(Number))));
    setKept(grid);
    onDirty('bonuses', false);
    onSaved(to, 'update');
  });
  return (
    <>
      <BonusGrid grid={grid} off={reason !== undefined} onChange={change} />
      <p className="ad-below" role={wrong ? 'alert' : undefined}>{translate(wrong ? 'engine.arenaEditor.bonusWrong' : 'engine.arenaEditor.bonusHelp')}</p>
      <SaveSection saving={saving} reason={reason} onClick={() => { if (arena && !wrong) void save(arena); }} />
    </>
  );
};
