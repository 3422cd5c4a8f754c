import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { Icon } from '#src/ui/icons.tsx';
import { ahead } from '#src/lib/ahead.ts';
import { useNotifications } from './useNotifications.ts';
import './staff-notifications.css';

const load = () => import('./NotificationsPanel.tsx');
const Panel = lazy(async () => ({ default: (await load()).NotificationsPanel }));
const preload = ahead(load);

/** The bell of the top bar: how much this person was told in the chosen arena, and the way to read and clear it. */
export const NotificationsBell = ({ arena }: { readonly arena: { readonly id: number; readonly timezone: string; readonly locale: string } | null }): ReactElement => {
  const translate = useTranslate();
  const notifications = useNotifications(arena?.id ?? null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const count = arena === null ? 0 : notifications.list.length;
  const told = translate('app.notifications.bell', { smart_count: count });
  const title = count > 0 ? told : translate('app.notifications.title');
  return (
    <>
      <button type="button" className="ad-bar-button ad-bell" aria-label={title} title={title} aria-haspopup="dialog" aria-expanded={anchor !== null} onMouseEnter={preload} onFocus={preload} onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        <Icon name="notifications" />
        {count > 0 && <span className="ad-bell-count" aria-hidden="true">{count > 99 ? '99+' : count}</span>}
      </button>
      <output className="ad-hidden">{count > 0 ? told : ''}</output>
      {anchor && <Suspense fallback={null}><Panel anchor={anchor} arena={arena} notifications={notifications} onClose={() => setAnchor(null)} /></Suspense>}
    </>
  );
};
