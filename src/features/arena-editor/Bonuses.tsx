import { useState, type ReactElement } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { type BonusGrid as Grid, emptyGrid, toEntries } from '#resources/domain/bonus.ts';
import { failureOf, failureText } from '#src/engine/failure.ts';
import { BonusGrid, isCell, type TypedGrid } from './BonusGrid.tsx';
import { SaveSection, useNotYet } from './SaveSection.tsx';
import type { SectionProps } from './section.ts';

const typedOf = (grid: Grid): TypedGrid => grid.map((row) => row.map(String));
const text = (grid: TypedGrid) => JSON.stringify(grid);

/** How much less an hour costs by weekday and hour, in whole percent. */
export const Bonuses = ({ resource, arena, parts, onSaved, onDirty }: SectionProps): ReactElement => {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider<ServiceProvider>();
  const reason = useNotYet(arena);
  const [kept, setKept] = useState<TypedGrid>(() => typedOf(parts.bonuses ?? emptyGrid()));
  const [grid, setGrid] = useState(kept);
  const [saving, setSaving] = useState(false);
  const wrong = grid.some((row) => row.some((cell) => !isCell(cell)));
  const change = (next: TypedGrid) => {
    setGrid(next);
    onDirty('bonuses', text(next) !== text(kept));
  };
  const save = async () => {
    if (!arena || saving || wrong) return;
    setSaving(true);
    try {
      await provider.saveArenaBonuses(Number(arena.id), toEntries(grid.map((row) => row.map(Number))));
      setKept(grid);
      onDirty('bonuses', false);
      notify('engine.arenaEditor.saved.bonuses', { type: 'success' });
      onSaved(arena, 'update');
    } catch (error) {
      const said = [translate('engine.arenaEditor.failed.bonuses'), ...failureText(failureOf(error), resource, translate)].join('\n');
      notify(said, { type: 'error', messageArgs: { _: said } });
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      <BonusGrid grid={grid} off={reason !== undefined} onChange={change} />
      <p className="ad-below" role={wrong ? 'alert' : undefined}>{translate(wrong ? 'engine.arenaEditor.bonusWrong' : 'engine.arenaEditor.bonusHelp')}</p>
      <SaveSection saving={saving} reason={reason} onClick={() => void save()} />
    </>
  );
};
