import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { useDataProvider, useTranslate } from 'ra-core';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { useCall } from '#src/engine/dialog/useCall.ts';
import type { Row } from '#src/fields/types.ts';
import { EmployeeList } from './EmployeeList.tsx';
import { SaveSection, useNotYet } from './SaveSection.tsx';
import type { SectionProps } from './section.ts';

/** How long the search waits after the last key, in milliseconds (spec section 9). */
const searchDelay = 1000;

/** Staff by a text, all pages of it; the latest question wins. */
const useStaff = (text: string) => {
  const provider = useDataProvider<ServiceProvider>();
  const [found, setFound] = useState<readonly Row[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    const ask = () => {
      setFailed(false);
      provider.employees(text, gone.signal).then((rows) => !gone.signal.aborted && setFound(rows), () => !gone.signal.aborted && setFailed(true));
    };
    const timer = setTimeout(ask, text === '' ? 0 : searchDelay);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [provider, text]);
  return { found, failed };
};
const idsOf = (ids: ReadonlySet<number>) => JSON.stringify([...ids].toSorted((a, b) => a - b));

const without = (ids: ReadonlySet<number>, others: ReadonlySet<number>): readonly number[] => [...ids].filter((id) => !others.has(id));

/** Who works in the arena; what is saved is who was ticked and who was not any more. Everybody is fetched in the background; whoever is chosen stays chosen, found or not. */
export const Employees = ({ resource, arena, parts, unread, onSaved, onDirty }: SectionProps): ReactElement => {
  const translate = useTranslate();
  const provider = useDataProvider<ServiceProvider>();
  const reason = useNotYet(arena, unread);
  const [kept, setKept] = useState<ReadonlySet<number>>(() => new Set(parts.employees ?? []));
  const [chosen, setChosen] = useState(kept);
  const now = useRef(chosen);
  const [text, setText] = useState('');
  const { saving, run } = useCall({ rules: resource, done: 'arenaEditor.saved.employees', failed: 'arenaEditor.failed.employees' });
  const { found, failed } = useStaff(text.trim());
  const rows = useMemo(() => (found ?? []).toSorted((a, b) => Number(kept.has(Number(b.id))) - Number(kept.has(Number(a.id)))), [found, kept]);
  const change = (next: ReadonlySet<number>, from: ReadonlySet<number>) => {
    now.current = next;
    setChosen(next);
    onDirty('employees', idsOf(next) !== idsOf(from));
  };
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    change(next, kept);
  };
  const save = (to: Row) => run(async () => {
    const there = new Set(await provider.changeArenaEmployees(Number(to.id), { add: without(chosen, kept), remove: without(kept, chosen) }));
    // Others may have taken somebody on or let go meanwhile, and this person may have gone on ticking.
    const next = new Set([...there, ...without(now.current, chosen)].filter((id) => now.current.has(id) || !chosen.has(id)));
    setKept(there);
    change(next, there);
    onSaved(to, 'update');
  });
  return (
    <>
      <input type="search" className="ad-input ad-employee-search" maxLength={100} value={text} aria-label={translate('arenaEditor.findEmployees')} placeholder={translate('arenaEditor.findEmployees')} onChange={({ target }) => setText(target.value)} />
      {unread === undefined && <p className="ad-below" role={failed ? 'alert' : undefined}>
        {translate(failed ? 'arenaEditor.unread.employees' : found === null ? 'common.loading' : 'arenaEditor.chosenEmployees', { smart_count: chosen.size, found: rows.length })}
      </p>}
      <EmployeeList rows={rows} chosen={chosen} off={reason !== undefined} onToggle={toggle} />
      <SaveSection saving={saving} reason={reason} onClick={() => { if (arena) void save(arena); }} />
    </>
  );
};
