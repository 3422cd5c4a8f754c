import { useState, type FormEvent, type ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { isBlank } from '#resources/domain/text.ts';
import { Icon, type IconName } from '#src/ui/icons.tsx';
import type { View } from './store.ts';

interface Props {
  readonly view: View;
  /** The list is as this view has it. */
  readonly current: boolean;
  readonly taken: (name: string) => boolean;
  readonly onShow: () => void;
  readonly onKeep: () => Promise<boolean>;
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onStart: () => Promise<boolean>;
  readonly onDelete: () => Promise<boolean>;
}
/** One view by name, with what may be done to it. */
export const ViewRow = ({ view, current, taken, onShow, onKeep, onRename, onStart, onDelete }: Props): ReactElement => {
  const translate = useTranslate();
  const [name, setName] = useState<string | null>(null);
  const { name: kept } = view;
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = name?.trim() ?? '';
    if (wanted === '' || taken(wanted)) return;
    if (wanted === kept || (await onRename(wanted))) setName(null);
  };
  const act = (icon: IconName, label: string, run: () => void, pressed?: boolean) => (
    <button type="button" className="ad-icon-button" aria-label={label} title={label} aria-pressed={pressed} onClick={run}><Icon name={icon} size={18} /></button>
  );
  if (name !== null)
    return (
      <li>
        <form onSubmit={(event) => void rename(event)}>
          <input className="ad-input" maxLength={60} autoFocus aria-label={translate('tools.views.name')} aria-invalid={taken(name.trim())} value={name} onChange={({ target }) => setName(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              event.stopPropagation();
              setName(null);
            }} />
          <button type="submit" className="ad-button" disabled={isBlank(name) || taken(name.trim())}>{translate('tools.views.keep')}</button>
        </form>
        {taken(name.trim()) && <p role="alert" className="ad-views-problem">{translate('tools.views.taken')}</p>}
      </li>
    );
  return (
    <li>
      <button type="button" className="ad-view-name" aria-current={current ? 'true' : undefined} onClick={onShow}>
        <span className="ad-clip">{kept}</span>
        {view.starts && <small>{translate('tools.views.starts')}</small>}
      </button>
      {!current && act('upload', translate('tools.views.change', { name: kept }), () => void onKeep())}
      {act(view.starts ? 'star' : 'star_border', translate(view.starts ? 'tools.views.unstart' : 'tools.views.start', { name: kept }), () => void onStart(), view.starts)}
      {act('edit', translate('tools.views.rename', { name: kept }), () => setName(kept))}
      {act('delete', translate('tools.views.delete', { name: kept }), () => void onDelete())}
    </li>
  );
};
