import { useEffect, useRef, type ReactElement } from 'react';
import { useDataProvider, useLocale, useTranslate } from 'ra-core';
import { useFormState, useWatch } from 'react-hook-form';
import type { SeenPart, ServiceProvider } from '#dataProviders/types.ts';
import { emptyGrid, fromEntries, toEntries, type BonusEntry } from '#resources/domain/bonus.ts';
import { CallFields } from '#src/engine/dialog/CallFields.tsx';
import { useCallForm } from '#src/engine/dialog/useCallForm.ts';
import type { Row } from '#src/fields/types.ts';
import { BonusGrid, hourName, isCell, type TypedGrid } from './BonusGrid.tsx';
import { bonusRules, cellName, hours, weekdays } from './rules.ts';
import { SaveSection, useNotYet } from './SaveSection.tsx';
import { type SectionProps, useDirty } from './section.ts';

type Seen = SeenPart<readonly BonusEntry[]>;
/** Cell by cell; the part as it was seen goes with the values. */
const valuesOf = (seen: Seen | null): Row => {
  const grid = seen ? fromEntries(seen.value) : emptyGrid();
  return { seen, ...Object.fromEntries(grid.flatMap((row, day) => row.map((value, hour) => [cellName(day, hour), value]))) };
};
const entriesOf = (body: Row): readonly BonusEntry[] => toEntries(weekdays.map((day) => hours.map((hour) => Number(body[cellName(day, hour)]))));

/** How much less an hour costs by weekday and hour, in whole percent. */
export const Bonuses = ({ arena, parts, unread, onSaved, onDirty }: SectionProps): ReactElement => {
  const translate = useTranslate();
  const locale = useLocale();
  const provider = useDataProvider<ServiceProvider>();
  const reason = useNotYet(arena, unread);
  const form = useCallForm({
    rules: bonusRules, start: valuesOf(parts.bonuses), done: 'arenaEditor.saved.bonuses', failed: 'arenaEditor.failed.bonuses',
    theirs: (current) => valuesOf(current as unknown as Seen),
    run: async (body, { seen }) => {
      if (!arena) return undefined;
      const saved = await provider.saveArenaBonuses(Number(arena.id), entriesOf(body), seen as Seen);
      onSaved(arena, 'update');
      return valuesOf(saved);
    },
  });
  useDirty('bonuses', onDirty, form.subscribe, form.unsaved);
  const values = useWatch({ control: form.methods.control });
  const grid: TypedGrid = weekdays.map((day) => hours.map((hour) => String(values[cellName(day, hour)] ?? '')));
  const wrong = grid.flatMap((row, day) => row.flatMap((cell, hour) => (isCell(cell) ? [] : [hourName(day, hour, locale)])));
  const cellsFrame = useRef<HTMLDivElement>(null);
  const { submitCount } = useFormState({ control: form.methods.control });
  // The cells are no fields that the form could lead to.
  useEffect(() => {
    if (submitCount > 0) cellsFrame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);
  const change = (next: TypedGrid) => next.forEach((row, day) => row.forEach((text, hour) => {
    // What is no percentage stays as it was typed.
    if (text !== grid[day]?.[hour]) form.methods.setValue(cellName(day, hour), isCell(text) ? Number(text) : text, { shouldDirty: true });
  }));
  const label = ({ path }: { readonly path: string }) => {
    const [day, hour] = path.slice(1).split('h').map(Number);
    return hourName(day ?? 0, hour ?? 0, locale);
  };
  const cells = (
    <div ref={cellsFrame}>
      <BonusGrid grid={grid} off={reason !== undefined} onChange={change} />
      <p className="ad-below" role={wrong.length > 0 ? 'alert' : undefined}>
        {wrong.length > 0 ? translate('arenaEditor.bonusWrong', { hours: wrong.slice(0, 3).join(', ') }) : translate('arenaEditor.bonusHelp')}
      </p>
    </div>
  );
  return <CallFields form={form} rules={bonusRules} label={label} reason={reason} inputs={cells} foot={<SaveSection saving={form.saving} reason={reason} />} />;
};
