import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useRef } from 'react';
import { NavLink } from 'react-router';
import { registry } from '#resources/index.ts';
import { routes } from '#src/app/desk.ts';
import { pathOf } from '#src/app/place.ts';
import { pageScreens } from '#src/app/screens.tsx';
import { menuFor } from '#src/app/shell/menu.ts';
import { useDesk } from '#src/app/useDesk.ts';
import { version } from '#src/app/version.ts';
import { Icon } from '#src/ui/icons.tsx';

const Menu = ({ narrow }: { readonly narrow: boolean }) => {
  const translate = useTranslate();
  const { user, arena, signOut } = useDesk();
  const sections = useMemo(() => menuFor(user.roles, routes, registry, pageScreens), [user.roles]);
  return (
    <nav className="ad-menu" aria-label={translate('app.shell.menu')}>
      {sections.map(({ group, entries }) => (
        <section key={group}>
          <h2 id={`menu-${group}`}>{translate(`app.groups.${group}`)}</h2>
          <ul aria-labelledby={`menu-${group}`}>
            {entries.map(({ name, icon, label }) => (
              <li key={name}>
                <NavLink to={pathOf(arena?.slug ?? null, name)} className="ad-menu-entry">
                  <Icon name={icon} />
                  {translate(label)}
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className="ad-menu-end">
        <button type="button" className="ad-menu-entry" onClick={signOut}>
          <Icon name="logout" />
          {translate('app.shell.logout')}
        </button>
        {narrow && <small className="ad-menu-version">{translate('app.shell.version', { version })}</small>}
      </section>
    </nav>
  );
};

interface DrawerProps {
  readonly open: boolean;
  readonly narrow: boolean;
  readonly onClose: () => void;
}
/** The menu: beside the page, or over it on narrow windows, where it holds the focus until it is closed. */
export const Drawer = ({ open, narrow, onClose }: DrawerProps) => {
  const over = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = over.current;
    if (open && dialog && !dialog.open) dialog.showModal();
    if (!open) dialog?.close();
  }, [open]);
  useEffect(() => {
    const dialog = over.current;
    const beside = (event: MouseEvent) => event.target === dialog && onClose();
    dialog?.addEventListener('click', beside);
    return () => dialog?.removeEventListener('click', beside);
  }, [onClose]);

  if (!narrow)
    return (
      <div id="main-menu" className="ad-drawer" hidden={!open}>
        <Menu narrow={false} />
      </div>
    );
  return (
    <dialog id="main-menu" ref={over} className="ad-drawer ad-drawer-over" onClose={onClose}>
      {open && <Menu narrow />}
    </dialog>
  );
};
