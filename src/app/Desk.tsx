import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useEffect, useMemo, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { keys } from '#src/app/keys.ts';
import { preferencesOf } from '#src/app/preferences.ts';
import { applyPreferences, prepare, updates } from '#src/app/desk.ts';
import { FailedPage } from '#src/app/Failed.tsx';
import { makeRouter } from '#src/app/router.tsx';
import { preloadScreens } from '#src/app/screens.tsx';
import { Splash } from '#src/app/Splash.tsx';
import { session } from '#src/app/session.ts';
import '#src/ui/desk.css';
import './shell/shell.css';

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
const styles = createCache({ key: 'css', prepend: true, ...(nonce ? { nonce } : {}) });

/** Loads what most people see first, while they still type. */
export const warmUp = preloadScreens;

/** Everything behind the sign-in. It lives as long as one person is signed in. */
export const Desk = () => {
  const [user] = useState(() => session.user());
  const [ready, setReady] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const router = useMemo(() => (ready ? makeRouter() : null), [ready]);

  useEffect(() => {
    if (!user) return;
    let here = true;
    prepare(user).then(() => here && setReady(true), (error: unknown) => here && setProblem(error));
    return () => {
      here = false;
    };
  }, [user]);
  useEffect(() => updates.start(), []);
  useEffect(() => () => router?.dispose(), [router]);
  useEffect(() => {
    const follow = () => {
      if (session.signedIn()) void applyPreferences(preferencesOf(session.user())).catch(() => undefined);
    };
    // Another tab may change theme and language, or become somebody else.
    const elsewhere = ({ key }: StorageEvent) => {
      if (key !== keys.user || !session.signedIn()) return;
      if (session.user()?.id === user?.id) follow();
      else location.reload();
    };
    addEventListener('storage', elsewhere);
    const stop = session.subscribe(follow);
    return () => {
      stop();
      removeEventListener('storage', elsewhere);
    };
  }, [user]);

  if (problem !== null) return <FailedPage error={problem} />;
  if (!router) return <Splash />;
  return (
    <CacheProvider value={styles}>
      <RouterProvider router={router} />
    </CacheProvider>
  );
};
