import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import { useDataProvider, useLocation, useNavigate, useTranslate } from 'ra-core';
import { useQuery } from '@tanstack/react-query';
import type { ServiceProvider } from '#dataProviders/types.ts';
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
import type { ArenaParts } from './section.ts';
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
    queryFn: async ({ signal }): Promise<ArenaParts> => ({ baseRate: await provider.arenaBaseRate(Number(id), signal) }),
  });
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
  const { search } = useLocation();
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set());
  const now = useRef<ReadonlySet<string>>(dirty);
  const onDirty = useCallback((section: string, unsaved: boolean) => {
    if (now.current.has(section) === unsaved) return;
    now.current = new Set(unsaved ? [...now.current, section] : [...now.current].filter((other) => other !== section));
    setDirty(now.current);
  }, []);
  const [latest, setLatest] = useState<Row | null>(null);
  const renamed = useRef<(() => void) | null>(null);
  useEffect(() => () => renamed.current?.(), []);
  const unsaved = useCallback(() => now.current.size > 0, []);
  const onSaved = (saved: Row, operation: 'create' | 'update') => {
    refresh();
    setLatest(saved);
    // A new name of the chosen arena changes the address of everything and draws it anew: what is unsaved in another section waits for that until the dialog is left.
    if (unsaved() && context.arena && saved.id === context.arena.id && slugOf(String(saved.name)) !== context.arena.slug) renamed.current = () => context.overrides[resource.name]?.onSaved?.(saved, context);
    else context.overrides[resource.name]?.onSaved?.(saved, context);
    if (operation === 'create') void navigate({ pathname: `${links.listPath}/${String(saved.id)}`, search }, { replace: true });
  };
  const ready = id === null || (record !== null && parts.data !== undefined);
  const word = (name: string) => translate(`engine.arenaEditor.sections.${name}`);
  const mark = { tone: 'info', word: translate('engine.arenaEditor.unsaved') } as const;
  return (
    <DialogFrame size={1000} title={useFormTitle(resource, record && { ...record, ...latest }, id === null)} onClose={onClose} sections={arenaSections.map(({ name }) => ({ id: `arena-${name}`, label: word(name), mark: dirty.has(name) ? mark : undefined }))}>
      <LeaveGuard unsaved={unsaved} />
      {ready ? arenaSections.map(({ name, Component }) => (
        <DialogSection key={`${name} ${id ?? ''} ${name === 'general' ? String(record?.version ?? '') : ''}`} id={`arena-${name}`} title={word(name)}>
          <Component resource={resource} arena={record} parts={parts.data ?? { baseRate: null }} onSaved={onSaved} onDirty={onDirty} />
        </DialogSection>
      )) : <Missing error={error ?? parts.error} retry={() => { retry(); void parts.refetch(); }} />}
    </DialogFrame>
  );
};
