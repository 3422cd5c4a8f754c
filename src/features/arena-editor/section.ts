import { useCallback, useEffect, useRef, type ComponentType } from 'react';
import type { BonusEntry } from '#resources/domain/bonus.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import type { SeenPart, WorkingHours } from '#dataProviders/types.ts';
import type { Saves } from '#src/engine/dialog/saves.ts';
import type { Row } from '#src/fields/types.ts';

/** Parts without which the others can be worked on all the same. */
export type Fragile = 'bonuses' | 'workingHours' | 'employees';
/** What the dialog has read before it opens. Null: it could not be read. */
export interface ArenaParts {
  /** Coins per hour. */
  readonly baseRate: SeenPart<number> | null;
  readonly terms: string | null;
  readonly warehouses: readonly Row[];
  readonly bonuses: SeenPart<readonly BonusEntry[]> | null;
  readonly workingHours: SeenPart<WorkingHours> | null;
  readonly employees: readonly number[] | null;
}
export const noParts: ArenaParts = { baseRate: null, terms: null, warehouses: [], bonuses: null, workingHours: null, employees: null };
export interface SectionProps {
  readonly resource: Resource;
  /** null: a new arena, of which only the general section can be saved. */
  readonly arena: Row | null;
  readonly parts: ArenaParts;
  /** The sentence for a part that could not be read: while it stands, nothing of the section can be changed or saved. */
  readonly unread?: string | undefined;
  /** The section's arena was made or changed. */
  readonly onSaved: (arena: Row, operation: 'create' | 'update') => void;
  /** Says whether leaving this section would lose anything. */
  readonly onDirty: (section: string, dirty: boolean) => void;
  /** What the sections that hold fields of the record have saved. */
  readonly saves: Saves;
}
/** One part of the arena dialog, saved by a call of its own. */
export interface ArenaSection {
  /** Its name in the words `arenaEditor.sections` and in the rail. */
  readonly name: string;
  readonly Component: ComponentType<SectionProps>;
  /** The part that it cannot do without; a mark says that it could not be read. */
  readonly needs?: Fragile;
}

/** Keeps the dialog told whether a section has unsaved work; a section that goes takes its mark along. */
export const useDirty = (name: string, onDirty: SectionProps['onDirty'], subscribe: (tell: () => void) => () => void, unsaved: () => boolean): void => {
  const last = useRef(false);
  const tell = useCallback(() => {
    const now = unsaved();
    if (now !== last.current) onDirty(name, now);
    last.current = now;
  }, [name, onDirty, unsaved]);
  useEffect(() => {
    tell();
    return subscribe(tell);
  }, [subscribe, tell]);
  useEffect(() => () => onDirty(name, false), [name, onDirty]);
};
