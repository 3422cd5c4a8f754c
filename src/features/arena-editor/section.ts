import { useCallback, useEffect, useRef, type ComponentType } from 'react';
import type { Resource } from '#resources/schema/resolve.ts';
import type { Row } from '#src/fields/types.ts';

/** What the dialog has read before it opens. */
export interface ArenaParts {
  /** Coins per hour; null where it could not be read. */
  readonly baseRate: number | null;
}
export interface SectionProps {
  readonly resource: Resource;
  /** null: a new arena, of which only the general section can be saved. */
  readonly arena: Row | null;
  readonly parts: ArenaParts;
  /** The section's arena was made or changed. */
  readonly onSaved: (arena: Row, operation: 'create' | 'update') => void;
  /** Says whether leaving this section would lose anything. */
  readonly onDirty: (section: string, dirty: boolean) => void;
}
/** One part of the arena dialog, saved by a call of its own. */
export interface ArenaSection {
  /** Its name in the words `engine.arenaEditor.sections` and in the rail. */
  readonly name: string;
  readonly Component: ComponentType<SectionProps>;
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
