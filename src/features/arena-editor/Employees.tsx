import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { failureOf, failureText } from '#src/engine/failure.ts';
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

/** Who works in the arena. Everybody is fetched in the background; whoever is chosen stays chosen, found or not. */
export const Employees = ({ resource, arena, parts, onSaved, onDirty }: SectionProps): ReactElement => {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider<ServiceProvider>();
  const missing = arena !== null && parts.employees === null ? translate('engine.arenaEditor.unread.employees') : undefined;
  const reason = useNotYet(arena) ?? missing;
  const [kept, setKept] = useState<ReadonlySet<number>>(() => new Set(parts.employees ?? []));
  const [chosen, setChosen] = useState(kept);
  const [text, setText] = useState('');
  const [saving, setSaving] = useState(false);
  const { found, failed } = useStaff(text.trim());
  const rows = useMemo(() => (found ?? []).toSorted((a, b) => Number(kept.has(Number(b.id))) - Number(kept.has(Number(a.id)))), [found, kept]);
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
    onDirty('employees', idsOf(next) !== idsOf(kept));
  };
  const save = async () => {
    if (!arena || saving) return;
    setSaving(true);
    try {
      await provider.saveArenaEmployees(Number(arena.id), [...chosen]);
      setKept(chosen);
      onDirty('employees', false);
      notify('engine.arenaEditor.saved.employees', { type: 'success' });
      onSaved(arena, 'update');
    } catch (error) {
      const said = [translate('engine.arenaEditor.failed.employees'), ...failureText(failureOf(error), resource, translate)].join('\n');
      notify(said, { type: 'error', messageArgs: { _: said } });
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      <input type="search" className="ad-input ad-employee-search" maxLength={100} value={text} aria-label={translate('engine.arenaEditor.findEmployees')} placeholder={translate('engine.arenaEditor.findEmployees')} onChange={({ target }) => setText(target.value)} />
      <p className="ad-below" role={failed ? 'alert' : undefined}>
        {translate(failed ? 'engine.arenaEditor.unread.employees' : found === null ? 'common.loading' : 'engine.arenaEditor.chosenEmployees', { smart_count: chosen.size, found: rows.length })}
      </p>
      <EmployeeList rows={rows} chosen={chosen} off={reason !== undefined} onToggle={toggle} />
      <SaveSection saving={saving} reason={reason} onClick={() => void save()} />
    </>
  );
};
