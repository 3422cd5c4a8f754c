import { useTranslate } from 'ra-core';
import { Suspense, useCallback, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ArenaChooser } from '#src/app/shell/ArenaChooser.tsx';
import { pathOf } from '#src/app/place.ts';
import { Search } from '#src/app/shell/Search.tsx';
import { UpdateBanner } from '#src/app/shell/UpdateBanner.tsx';
import { useDesk } from '#src/app/useDesk.ts';
import { ScanDialog, warmUpScan, type ScanProblem } from '#src/features/card-scan/index.ts';
import { version, year } from '#src/app/version.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Icon } from '#src/ui/icons.tsx';

interface TopBarProps {
  readonly title: string;
  readonly open: boolean;
  readonly narrow: boolean;
  readonly onToggle: () => void;
}
/** Scans a card and opens the one user who holds it. */
const CardScan = ({ slug }: { readonly slug: string | null }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const onRead = useCallback((_card: string, holders: readonly { readonly id: unknown }[]): ScanProblem | null => {
    const [holder, another] = holders;
    if (!holder || another) return 'missing';
    setOpen(false);
    void navigate(pathOf(slug, `users/${String(holder.id)}/show`));
    return null;
  }, [navigate, slug]);
  const label = translate('people.scan.open');
  return (
    <>
      <button type="button" className="ad-bar-button" aria-label={label} title={label} data-focus-key="card-scan" onClick={() => setOpen(true)} onMouseEnter={warmUpScan} onFocus={warmUpScan}><Icon name="contactless" /></button>
      {open && <Suspense fallback={null}><ScanDialog onRead={onRead} onClose={() => setOpen(false)} /></Suspense>}
    </>
  );
};

/** Menu, page title, arena, version and the way to one's profile. */
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
      <small className="ad-bar-version">
        {version} © {year}
      </small>
      <Link className="ad-bar-profile" to={pathOf(arena?.slug ?? null, 'profile')} aria-label={profile} title={profile}>
        <Avatar initials={user.initials} src={user.avatar} size={32} />
      </Link>
    </header>
  );
};
