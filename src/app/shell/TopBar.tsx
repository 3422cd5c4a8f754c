import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { ArenaChooser } from '#src/app/shell/ArenaChooser.tsx';
import { pathOf } from '#src/app/place.ts';
import { CardScan } from '#src/app/shell/CardScan.tsx';
import { Search } from '#src/app/shell/Search.tsx';
import { UpdateBanner } from '#src/app/shell/UpdateBanner.tsx';
import { useDesk } from '#src/app/useDesk.ts';
import { version, year } from '#src/app/version.ts';
import { NotificationsBell } from '#src/features/staff-notifications/index.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Icon } from '#src/ui/icons.tsx';

interface TopBarProps {
  readonly title: string;
  readonly open: boolean;
  readonly narrow: boolean;
  readonly onToggle: () => void;
}

/** Menu, page title, arena, what one was told, version and the way to one's profile. */
export const TopBar = ({ title, open, narrow, onToggle }: TopBarProps) => {
  const translate = useTranslate();
  const { user, arena } = useDesk();
  const toggle = translate(open ? 'app.shell.closeMenu' : 'app.shell.openMenu');
  const profile = translate('app.shell.profileOf', { name: user.username });
  return (
    <header className="ad-bar">
      <button type="button" className="ad-bar-button" aria-label={toggle} title={toggle} aria-expanded={open} aria-controls="main-menu" onClick={onToggle}>
        <Icon name="menu" />
      </button>
      <p className="ad-bar-title">{title}</p>
      <UpdateBanner />
      <Search />
      <CardScan slug={arena?.slug ?? null} />
      <ArenaChooser narrow={narrow} />
      <NotificationsBell arena={arena} />
      <small className="ad-bar-version">
        {version} © {year}
      </small>
      <Link className="ad-bar-profile" to={pathOf(arena?.slug ?? null, 'profile')} aria-label={profile} title={profile}>
        <Avatar initials={user.initials} src={user.avatar} size={32} />
      </Link>
    </header>
  );
};
