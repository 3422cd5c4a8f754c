import { useStore, useTranslate } from 'ra-core';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';
import { registry } from '#resources/index.ts';
import { Boundary } from '#src/app/Failed.tsx';
import { Drawer } from '#src/app/shell/Drawer.tsx';
import { labelOf } from '#src/app/shell/menu.ts';
import { ScrollTop } from '#src/app/shell/ScrollTop.tsx';
import { Snackbar } from '#src/app/shell/Snackbar.tsx';
import { TopBar } from '#src/app/shell/TopBar.tsx';
import { useNarrow } from '#src/app/shell/useNarrow.ts';
import { setTitle } from '#src/app/title.ts';
import { useDesk } from '#src/app/useDesk.ts';

/** Comes right after what people look at; without it the scanner types like a keyboard, and no more. */
const ear = () => import('#src/app/shell/ScanWatch.tsx').catch(() => null);
// On its way before anything is drawn.
const coming = ear();
const ScanWatch = lazy(async () => {
  const part = (await coming) ?? (await ear());
  return { default: part?.ScanWatch ?? (() => null) };
});

let drawnBefore = false;
/** The frame of every screen: top bar, drawer, messages. */
export const Shell = ({ children }: { readonly children?: ReactNode }) => {
  const translate = useTranslate();
  const { route } = useDesk();
  const { pathname } = useLocation();
  const narrow = useNarrow();
  const { state } = useNavigation();
  const [wide, setWide] = useStore('sidebar.open', true);
  // Over a narrow page the menu belongs to the address it was opened at: going elsewhere closes it.
  const [over, setOver] = useState<string | null>(null);
  const open = narrow ? over === pathname : wide;
  const title = route === '' ? '' : translate(labelOf(route, registry));

  useEffect(() => {
    if (title) setTitle(title);
  }, [title]);
  // A new screen begins at its top; going back finds the place where one was.
  const type = useNavigationType();
  const seen = useRef(route);
  useEffect(() => {
    if (seen.current === route) return;
    seen.current = route;
    if (type !== 'POP') window.scrollTo(0, 0);
  }, [route, type]);
  useEffect(() => {
    // Another arena draws everything anew, the chooser too: the keyboard goes on at the page.
    if (drawnBefore && document.activeElement === document.body) document.getElementById('main-content')?.focus({ preventScroll: true });
    drawnBefore = true;
  }, []);

  return (
    <div className="ad-shell">
      <a className="ad-skip" href="#main-content">
        {translate('app.shell.skip')}
      </a>
      <TopBar title={title} open={open} narrow={narrow} onToggle={() => (narrow ? setOver(open ? null : pathname) : setWide(!wide))} />
      {state === 'loading' && <progress className="plain-progress" aria-label={translate('common.loading')} />}
      <div className="ad-frame">
        <Drawer open={open} narrow={narrow} onClose={() => setOver(null)} />
        <main id="main-content" className="ad-main" tabIndex={-1}>
          <Boundary at={pathname} say={translate}>
            <Suspense fallback={<div className="ad-waiting" />}>{children}</Suspense>
          </Boundary>
        </main>
      </div>
      <ScrollTop />
      <Suspense fallback={null}><ScanWatch /></Suspense>
      <Snackbar />
    </div>
  );
};
