import { Suspense, lazy, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createAddress } from '#src/app/address.ts';
import { client } from '#src/app/client.ts';
import { loadConfig } from '#src/app/config.ts';
import { Boundary } from '#src/app/Failed.tsx';
import { isPublic, resetPath } from '#src/app/guard.ts';
import { Login } from '#src/app/login/Login.tsx';
import { say } from '#src/app/say.ts';
import { onSignOut, session, signOutNotice } from '#src/app/session.ts';
import { StatusPage } from '#src/app/StatusPage.tsx';
import { setTitle } from '#src/app/title.ts';
import { Splash } from '#src/app/Splash.tsx';
import { isThemeName, paint } from '#src/ui/tokens.ts';

const loadDesk = () => import('#src/app/Desk.tsx');
const Desk = lazy(async () => ({ default: (await loadDesk()).Desk }));
const ResetPassword = lazy(async () => ({ default: (await import('#src/app/login/ResetPassword.tsx')).ResetPassword }));
/** A chunk that did not come is asked for again when it is needed, and then says so. */
const warmUp = () => {
  void loadConfig().catch(() => undefined);
  void loadDesk().then((desk) => desk.warmUp(), () => undefined);
};
// Before anything is drawn: no light page before a dark one.
const stored = session.user()?.settings.theme.toLowerCase();
if (session.signedIn() && isThemeName(stored)) paint(document.documentElement, stored);
const address = createAddress(session, onSignOut);

// After the address bar has been set right: both are told of the same change, in this order.
const know = () => {
  if (session.signedIn() && !client.get().authenticated) client.set({ authenticated: true });
};
session.subscribe(know);
// Whoever is found signed in is known here too, whatever became of the rest of the state.
know();

/** Who was signed in at this page last. */
let last = session.user()?.id ?? null;
session.subscribe(() => {
  last = session.user()?.id ?? last;
});
const signIn = async (credential: string, password: string): Promise<void> => {
  await loadConfig();
  const before = last;
  const { id } = await session.signIn(credential, password);
  // Nothing of what somebody else has left in this page, such as calls on their way or a file that is being written, is theirs.
  if (before !== null && before !== id) location.reload();
};

/** What anybody sees at a status page without being signed in. */
const PublicStatus = ({ onLeave }: { readonly onLeave: () => void }) => {
  const code = location.pathname.endsWith('403') ? '403' : '404';
  useEffect(() => setTitle(say(code === '403' ? 'app.statuses.forbidden' : 'app.statuses.notFound')), [code]);
  const home = () => {
    address.replace('/');
    onLeave();
  };
  return (
    <main className="plain-page">
      <StatusPage code={code} say={say} onBack={() => (history.length > 1 ? history.back() : home())} onHome={home} />
    </main>
  );
};

/** Decides "signed in?" before react-admin exists: the desk, or the sign-in form and the public pages. */
export const Entry = () => {
  const signedIn = useSyncExternalStore(session.subscribe, session.signedIn);
  const [, setVisit] = useState(0);
  const look = useCallback(() => setVisit((visit) => visit + 1), []);
  useEffect(() => {
    if (signedIn) return;
    document.documentElement.lang = 'en';
    paint(document.documentElement, 'classic');
    addEventListener('popstate', look);
    return () => removeEventListener('popstate', look);
  }, [signedIn, look]);

  // Whoever is signed in here: the link is of whom it was sent to.
  if (location.pathname === resetPath)
    return (
      <Boundary>
        <Suspense fallback={<Splash />}>
          <ResetPassword token={location.hash.slice(1)} onLeave={() => location.assign('/')} />
        </Suspense>
      </Boundary>
    );
  if (signedIn)
    return (
      <Boundary>
        <Suspense fallback={<Splash />}>
          <Desk />
        </Suspense>
      </Boundary>
    );
  if (isPublic(location.pathname)) return <PublicStatus onLeave={look} />;
  return <Login signIn={signIn} warmUp={warmUp} notice={signOutNotice()} />;
};
