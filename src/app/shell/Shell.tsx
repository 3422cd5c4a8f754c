import { useStore, useTranslate } from 'ra-core';
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { registry } from '#resources/index.ts';
import { preferences } from '#src/app/desk.ts';
import { Boundary } from '#src/app/Failed.tsx';
import { Drawer } from '#src/app/shell/Drawer.tsx';
import { labelOf } from '#src/app/shell/menu.ts';
import { ScrollTop } from '#src/app/shell/ScrollTop.tsx';
import { Snackbar } from '#src/app/shell/Snackbar.tsx';
import { TopBar } from '#src/app/shell/TopBar.tsx';
import { UpdateBanner } from '#src/app/shell/UpdateBanner.tsx';
import { useNarrow } from '#src/app/shell/useNarrow.ts';
import { setTitle } from '#src/app/title.ts';
import { useDesk } from '#src/app/useDesk.ts';

/** The frame of every screen: top bar, drawer, messages. */
export const Shell = ({ children }: { readonly children?: ReactNode }) => {
  const translate = useTranslate();
  const { route } = useDesk();
  const { pathname } = useLocation();
  const narrow = useNarrow();
  const { language } = useSyncExternalStore(preferences.subscribe, preferences.get);
  const [wide, setWide] = useStore('sidebar.open', true);
  const [over, setOver] = useState(false);
  const open = narrow ? over : wide;
  const title = route === '' ? '' : translate(labelOf(route, registry));

  useEffect(() => {
    if (title) setTitle(title);
  }, [title, language, pathname]);
  useEffect(() => setOver(false), [pathname, narrow]);

  return (
    <div className="ad-shell">
      <a className="ad-skip" href="#main-content">
        {translate('app.shell.skip')}
      </a>
      <TopBar title={title} open={open} narrow={narrow} onToggle={() => (narrow ? setOver(!over) : setWide(!wide))} />
      <UpdateBanner />
      <div className="ad-frame">
        <Drawer open={open} narrow={narrow} onClose={() => setOver(false)} />
        <main id="main-content" className="ad-main" tabIndex={-1}>
          <Boundary at={pathname} say={translate}>
            <Suspense fallback={<div className="ad-waiting" />}>{children}</Suspense>
          </Boundary>
        </main>
      </div>
      <ScrollTop />
      <Snackbar />
    </div>
  );
};
