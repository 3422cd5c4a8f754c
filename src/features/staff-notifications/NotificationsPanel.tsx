import { useId, useState, type ReactElement } from 'react';
import Popover from '@mui/material/Popover';
import { useNotify, useTranslate } from 'ra-core';
import type { StaffNotification } from '#dataProviders/types.ts';
import { formatInstant, type MomentFormat } from '#src/lib/format.ts';
import { Icon, type IconName } from '#src/ui/icons.tsx';
import type { Notifications } from './useNotifications.ts';

const icons: Readonly<Record<string, IconName>> = { new_order: 'shopping_cart', call_for_assistance: 'campaign' };

const Entry = ({ entry, moment }: { readonly entry: StaffNotification; readonly moment: MomentFormat }): ReactElement => {
  const translate = useTranslate();
  const name = entry.device?.hostname ?? entry.user?.username ?? '–';
  const type = Object.hasOwn(icons, entry.type) ? entry.type : 'other';
  return (
    <li className="ad-told">
      <Icon name={icons[entry.type] ?? 'info'} />
      <span>
        <b>{translate(`app.notifications.${type}`, { name })}</b>
        {entry.text && entry.text !== name ? <span className="ad-told-text">{entry.text}</span> : null}
        <time className="ad-muted ad-figure" dateTime={entry.created_at}>{formatInstant(entry.created_at, moment)}</time>
      </span>
    </li>
  );
};

interface Props {
  readonly anchor: HTMLElement;
  readonly arena: { readonly timezone: string; readonly locale: string } | null;
  readonly notifications: Notifications;
  readonly onClose: () => void;
}
/** What this person was told, newest first, and one press that clears it for them. */
export const NotificationsPanel = ({ anchor, arena, notifications, onClose }: Props): ReactElement => {
  const translate = useTranslate();
  const notify = useNotify();
  const id = useId();
  const [clearing, setClearing] = useState(false);
  const list = arena ? notifications.list : [];
  const moment = { locale: arena?.locale ?? 'en', timezone: arena?.timezone };
  const idle = list.length === 0 || clearing;
  const clear = async () => {
    if (idle) return;
    setClearing(true);
    await notifications.clear().catch(() => notify('app.notifications.failed', { type: 'error' }));
    setClearing(false);
  };
  const nothing = arena === null ? 'noArena' : notifications.failed ? 'unread' : 'none';
  return (
    <Popover open anchorEl={anchor} onClose={onClose} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} transformOrigin={{ vertical: 'top', horizontal: 'right' }} slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id } }}>
      <div className="ad-told-panel">
        <header className="ad-told-head">
          <h2 id={id}>{translate('app.notifications.title')}</h2>
          {/* It keeps the focus when there is nothing left to clear, so that the keyboard stays in the panel. */}
          <button type="button" className="ad-link" aria-disabled={idle || undefined} onClick={() => void clear()}>{translate('app.notifications.clear')}</button>
        </header>
        {list.length > 0 ? <ul className="ad-told-list">{list.map((entry) => <Entry key={entry.id} entry={entry} moment={moment} />)}</ul> : <p className="ad-muted ad-told-none" aria-live="polite">{translate(`app.notifications.${nothing}`)}</p>}
      </div>
    </Popover>
  );
};
