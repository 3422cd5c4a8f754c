import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import { useDataProvider, useLocation, useNavigate, useNotify, useTranslate } from 'ra-core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SeenPart, ServiceProvider } from '#dataProviders/types.ts';
import { fromEntries, toEntries, type BonusEntry } from '#resources/domain/bonus.ts';
import { slugOf } from '#resources/domain/slug.ts';
import { useEngine } from '#src/engine/context.ts';
import { useFormTitle } from '#src/engine/dialog/FormDialog.tsx';
import { LeaveGuard } from '#src/engine/dialog/LeaveGuard.tsx';
import { useDialogLinks } from '#src/engine/dialog/links.ts';
import { useStillHere } from '#src/engine/dialog/useStillHere.ts';
import { Missing } from '#src/engine/dialog/Missing.tsx';
import { createSaves } from '#src/engine/dialog/saves.ts';
import { useRecord } from '#src/engine/dialog/useRecord.ts';
import { useRefresh } from '#src/engine/dialog/useRefresh.ts';
import type { EditorProps } from '#src/engine/overrides.ts';
import type { Row } from '#src/fields/types.ts';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { DialogSection } from '#src/ui/DialogSection.tsx';
import { noParts, type ArenaParts, type ArenaSection, type Fragile } from './section.ts';
import { arenaSections } from './sections.ts';
import { Unread } from './Unread.tsx';

/** Bonuses that are no grid count as not read. @throws RangeError */
const readable = (part: SeenPart<readonly BonusEntry[]>): SeenPart<readonly BonusEntry[]> => ({ ...part, value: toEntries(fromEntries(part.value)) });

/** Everything beside the record that the sections show; nothing is drawn before all of it is there. What could not be read is asked for again alone. */
const useParts = (id: string | null) => {
  const provider = useDataProvider<ServiceProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const queryKey = ['arena-editor', id];
  const arena = Number(id);
  const fragile: { readonly [P in Fragile]: (signal?: AbortSignal) => Promise<ArenaParts[P]> } = {
    bonuses: (signal) => provider.arenaBonuses(arena, signal).then(readable),
    workingHours: (signal) => provider.arenaWorkingHours(arena, signal),
    employees: (signal) => provider.arenaEmployees(arena, signal),
  };
  const orNull = <P extends Fragile>(part: P, signal?: AbortSignal): Promise<ArenaParts[P]> =>
    fragile[part](signal).catch(() => {
      if (!signal?.aborted) notify(`arenaEditor.unread.${part}`, { type: 'warning' });
      return null;
    });
  const read = useQuery({
    queryKey,
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }): Promise<ArenaParts> => {
      const [baseRate, terms, warehouses, bonuses, workingHours, employees] = await Promise.all([
        provider.arenaBaseRate(arena, signal), provider.arenaTerms(arena, signal), provider.arenaWarehouses(arena, signal), orNull('bonuses', signal), orNull('workingHours', signal), orNull('employees', signal),
      ]);
      return { baseRate, terms, warehouses, bonuses, workingHours, employees };
    },
  });
  const again = async (part: Fragile) => {
    const found = await orNull(part);
    client.setQueryData<ArenaParts>(queryKey, (before) => before && { ...before, [part]: found });
  };
  return { ...read, again };
};

/** The arena dialog: sections that are each saved alone. A new arena is saved in the first one and then open for the others. */
export const ArenaEditor = ({ resource, id, onClose }: EditorProps): ReactElement => {
  const translate = useTranslate();
  const context = useEngine();
  const { record, error, retry } = useRecord(resource, id);
  const parts = useParts(id);
  const refresh = useRefresh(resource);
  const links = useDialogLinks(resource);
  const navigate = useNavigate();
  const here = useStillHere();
  const { search } = useLocation();
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set());
  const now = useRef<ReadonlySet<string>>(dirty);
  const onDirty = useCallback((section: string, unsaved: boolean) => {
    if (now.current.has(section) === unsaved) return;
    now.current = new Set(unsaved ? [...now.current, section] : [...now.current].filter((other) => other !== section));
    setDirty(now.current);
  }, []);
  const [latest, setLatest] = useState<Row | null>(null);
  const saved = useRef<Row | null>(null);
  const [saves] = useState(createSaves);
  const read = parts.data;
  const renamed = useRef<(() => void) | null>(null);
  useEffect(() => () => renamed.current?.(), []);
  const unsaved = useCallback(() => now.current.size > 0, []);
  const onSaved = (made: Row, operation: 'create' | 'update') => {
    refresh();
    // Sections that are no part of the record hand on what they were given.
    if (Number(made.version) >= Number(saved.current?.version ?? 0)) saved.current = made;
    setLatest(saved.current);
    // A new name of the chosen arena changes the address of everything and draws it anew: what is unsaved in another section waits for that until the dialog is left.
    if (unsaved() && context.arena && made.id === context.arena.id && slugOf(String(made.name)) !== context.arena.slug) renamed.current = () => context.overrides[resource.name]?.onSaved?.(made, context);
    else context.overrides[resource.name]?.onSaved?.(made, context);
    if (operation === 'create' && here()) void navigate({ pathname: `${links.listPath}/${String(made.id)}`, search }, { replace: true });
  };
  const ready = id === null || (record !== null && parts.data !== undefined);
  const word = (name: string) => translate(`arenaEditor.sections.${name}`);
  const unsavedMark = { tone: 'info', word: translate('arenaEditor.unsaved') } as const;
  const unreadOf = ({ needs }: ArenaSection) => (needs && read && read[needs] === null ? translate(`arenaEditor.unread.${needs}`) : undefined);
  const markOf = (section: ArenaSection) => {
    const unread = unreadOf(section);
    return unread !== undefined ? ({ tone: 'error', word: unread } as const) : dirty.has(section.name) ? unsavedMark : undefined;
  };
  return (
    <DialogFrame size={1000} title={useFormTitle(resource, record && { ...record, ...latest }, id === null)} onClose={onClose} sections={arenaSections.map((section) => ({ id: `arena-${section.name}`, label: word(section.name), mark: markOf(section) }))}>
      <LeaveGuard unsaved={unsaved} />
      {ready ? arenaSections.map((section) => {
        const { name, Component, needs } = section;
        const unread = unreadOf(section);
        // What is read at last is drawn anew with it: nothing could have been typed before.
        return (
          <DialogSection key={`${name} ${id ?? ''} ${unread ?? ''}`} id={`arena-${name}`} title={word(name)} mark={markOf(section)}>
            {needs && unread !== undefined && <Unread retry={() => parts.again(needs)}>{unread}</Unread>}
            <Component resource={resource} arena={record} parts={parts.data ?? noParts} unread={unread} onSaved={onSaved} onDirty={onDirty} saves={saves} />
          </DialogSection>
        );
      }) : <Missing error={error ?? parts.error} retry={() => { retry(); void parts.refetch(); }} />}
    </DialogFrame>
  );
};
