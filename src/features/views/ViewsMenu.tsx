import { useEffect, useState, useSyncExternalStore, type FormEvent, type ReactElement } from 'react';
import Popover from '@mui/material/Popover';
import { useNotify, useStoreContext, useTranslate } from 'ra-core';
import { isBlank } from '#resources/domain/text.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { readAddress, type Address } from '#src/engine/list/address.ts';
import { failureOf, failureText } from '#src/engine/failure.ts';
import { useFormat } from '#src/fields/context.ts';
import { newId, views, viewsOf, type Keeping, type View } from './store.ts';
import { ViewRow } from './ViewRow.tsx';
import './views.css';

interface Props {
  readonly resource: Resource;
  /** What the address says now, its page left out. */
  readonly here: string;
  readonly change: (change: Partial<Address>) => void;
  readonly anchor: HTMLElement;
  readonly owner: number;
  readonly keeping: Keeping;
  readonly onClose: () => void;
}
/** The person's views of a list: choose one, keep the present one under a name, rename, delete, or let the list open with it. */
export const ViewsMenu = ({ resource, here, change, anchor, owner, keeping, onClose }: Props): ReactElement => {
  const translate = useTranslate();
  const { locale } = useFormat();
  const notify = useNotify();
  const store = useStoreContext();
  const known = useSyncExternalStore(views.subscribe, () => views.all(owner));
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [unread, setUnread] = useState(false);
  const [keep] = useState(keeping);
  useEffect(() => {
    void views.load(owner, keep).catch(() => setUnread(true));
  }, [owner, keep]);
  const own = known === null ? [] : viewsOf(owner, resource.name);
  const columns = () => ({
    hidden: store.getItem<readonly string[]>(`${resource.name}.datatable`) ?? [], ranks: store.getItem<readonly number[] | null>(`${resource.name}.datatable_columnRanks`) ?? null,
  });
  const attempt = async (work: () => Promise<void>, done: string): Promise<boolean> => {
    try {
      await work();
      notify(done, { type: 'success' });
      return true;
    } catch (error) {
      const text = [translate('tools.views.failed'), ...failureText(failureOf(error), resource, translate, locale)].join('\n');
      notify(text, { type: 'error', messageArgs: { _: text } });
      return false;
    }
  };
  const show = (search: string, hidden: readonly string[], ranks: readonly number[] | null) => {
    store.setItem(`${resource.name}.datatable`, hidden);
    store.setItem(`${resource.name}.datatable_columnRanks`, ranks);
    change({ ...readAddress(search, resource), page: 1 });
    onClose();
  };
  const taken = (wanted: string, but?: View) => own.some((view) => view.id !== but?.id && view.name.toLocaleLowerCase() === wanted.toLocaleLowerCase());
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '') return;
    if (taken(wanted)) return setProblem(translate('tools.views.taken'));
    const worked = await attempt(() => views.save({ id: newId(), resource: resource.name, name: wanted, search: here, ...columns(), starts: false }, keeping), 'tools.views.saved');
    if (worked) setName('');
  };
  const label = translate('tools.views.open');
  return (
    <Popover open anchorEl={anchor} onClose={onClose} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} transformOrigin={{ vertical: 'top', horizontal: 'right' }} slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}>
      <div className="ad-views">
        {unread && <p role="alert">{translate('tools.views.unread')}</p>}
        <ul>
          <li><button type="button" className="ad-view-name" aria-current={here === '' ? 'true' : undefined} onClick={() => show('', [], null)}>{translate('tools.views.usual')}</button></li>
          {own.map((view) => (
            <ViewRow key={view.id} view={view} current={view.search === here} taken={(wanted) => taken(wanted, view)}
              onShow={() => show(view.search, view.hidden, view.ranks)}
              onKeep={() => attempt(() => views.save({ ...view, search: here, ...columns() }, keeping), 'tools.views.saved')}
              onRename={(wanted) => attempt(() => views.save({ ...view, name: wanted }, keeping), 'tools.views.renamed')}
              onStart={() => attempt(() => views.save({ ...view, starts: !view.starts }, keeping), 'tools.views.saved')}
              onDelete={() => attempt(() => views.remove(view, keeping), 'tools.views.deleted')} />
          ))}
        </ul>
        {known !== null && own.length === 0 && <p>{translate('tools.views.none')}</p>}
        <form onSubmit={(event) => void save(event)}>
          <input className="ad-input" maxLength={60} aria-label={translate('tools.views.name')} placeholder={translate('tools.views.name')} value={name} aria-invalid={problem !== null} onChange={({ target }) => { setProblem(null); setName(target.value); }} />
          <button type="submit" className="ad-button" disabled={known === null || isBlank(name)}>{translate('tools.views.save')}</button>
        </form>
        {problem !== null && <p role="alert" className="ad-views-problem">{problem}</p>}
      </div>
    </Popover>
  );
};
