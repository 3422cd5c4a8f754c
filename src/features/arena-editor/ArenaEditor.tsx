import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import { useDataProvider, useLocation, useNavigate, useNotify, useTranslate } from 'ra-core';
import { useQuery } from '@tanstack/react-query';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { fromEntries } from '#resources/domain/bonus.ts';
import { slugOf } from '#resources/domain/slug.ts';
import { useEngine } from '#src/engine/context.ts';
import { useFormTitle } from '#src/engine/dialog/FormDialog.tsx';
import { LeaveGuard } from '#src/engine/dialog/LeaveGuard.tsx';
import { useDialogLinks } from '#src/engine/dialog/links.ts';
import { Missing } from '#src/engine/dialog/Missing.tsx';
import { useRecord } from '#src/engine/dialog/useRecord.ts';
import { useRefresh } from '#src/engine/dialog/useRefresh.ts';
import type { EditorProps } from '#src/engine/overrides.ts';
import type { Row } from '#src/fields/types.ts';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { DialogSection } from '#src/ui/DialogSection.tsx';
import { noParts, type ArenaParts, type ArenaSection } from './section.ts';
import { arenaSections } from './sections.ts';

/** Everything beside the record that the sections show; nothing is drawn before all of it is there. */
const useParts = (id: string | null) => {
  const provider = useDataProvider<ServiceProvider>();
  return useQuery({
    queryKey: ['arena-editor', id],
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }): Promise<ArenaParts> => {
      const arena = Number(id);
      // Without these three the others can be worked on all the same.
      const orNull = <T,>(part: Promise<T>): Promise<T | null> => part.catch(() => null);
      const [baseRate, terms, warehouses, bonuses, workingHours, employees] = await Promise.all([
        provider.arenaBaseRate(arena, signal), provider.arenaTerms(arena, signal), provider.arenaWarehouses(arena, signal),
        orNull(provider.arenaBonuses(arena, signal).then(fromEntries)), orNull(provider.arenaWorkingHours(arena, signal)), orNull(provider.arenaEmployees(arena, signal)),
      ]);
      return { baseRate, terms, warehouses, bonuses, workingHours, employees };
    },
  });
};

/** The arena dialog: sections that are each saved alone. A new arena is saved in the first one and then open for the others. */
export const ArenaEditor = ({ resource, id, onClose }: EditorProps): ReactElement => {
  const translate = useTranslate();
  const context = useEngine();
  const { record, error, retry } = useRecord(resource, id);
  const parts = useParts(id);
  const refresh = useRefresh(resource);
  const notify = useNotify();
  const links = useDialogLinks(resource);
  const navigate = useNavigate();
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
  const version = useCallback(() => Number(saved.current?.version ?? record?.version), [record]);
  const read = parts.data;
  useEffect(() => {
    if (!read) return;
    for (const part of ['bonuses', 'workingHours', 'employees'] as const) if (read[part] === null) notify(`engine.arenaEditor.unread.${part}`, { type: 'warning' });
  }, [read, notify]);
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
    if (operation === 'create') void navigate({ pathname: `${links.listPath}/${String(made.id)}`, search }, { replace: true });
  };
  const ready = id === null || (record !== null && parts.data !== undefined);
  const word = (name: string) => translate(`engine.arenaEditor.sections.${name}`);
  const unsavedMark = { tone: 'info', word: translate('engine.arenaEditor.unsaved') } as const;
  const markOf = ({ name, needs }: ArenaSection) => (needs && read && read[needs] === null ? ({ tone: 'error', word: translate(`engine.arenaEditor.unread.${needs}`) } as const) : dirty.has(name) ? unsavedMark : undefined);
  return (
    <DialogFrame size={1000} title={useFormTitle(resource, record && { ...record, ...latest }, id === null)} onClose={onClose} sections={arenaSections.map((section) => ({ id: `arena-${section.name}`, label: word(section.name), mark: markOf(section) }))}>
      <LeaveGuard unsaved={unsaved} />
      {ready ? arenaSections.map(({ name, Component }) => (
        <DialogSection key={`${name} ${id ?? ''}`} id={`arena-${name}`} title={word(name)}>
          <Component resource={resource} arena={record} parts={parts.data ?? noParts} onSaved={onSaved} onDirty={onDirty} version={version} />
        </DialogSection>
      )) : <Missing error={error ?? parts.error} retry={() => { retry(); void parts.refetch(); }} />}
    </DialogFrame>
  );
};
