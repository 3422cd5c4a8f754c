import { createBrowserRouter, redirect, replace } from 'react-router';
import { AdminApp } from '#src/app/AdminApp.tsx';
import { client } from '#src/app/client.ts';
import { arenaEntry, routes } from '#src/app/desk.ts';
import { RouteFailure } from '#src/app/RouteFailure.tsx';
import { dashboardOf, decide } from '#src/app/guard.ts';
import { pathOf, renamedArena } from '#src/app/place.ts';
import { hasScreen } from '#src/app/screens.tsx';
import { Splash } from '#src/app/Splash.tsx';
import { session } from '#src/app/session.ts';
import { preloadDepartures } from '#src/overrides/index.ts';

/** Where this address sends the signed-in person instead, or null: a valid token first, then the guard, then the arena. */
const elsewhere = async ({ url, signal }: Request): Promise<string | null> => {
  // Without an answer the page goes on and says what fails; without a session the sign-in page is already there.
  await session.ensureToken().catch(() => undefined);
  if (signal.aborted) return null;
  const user = session.user();
  if (!user) {
    // Whoever is not known here any more is signed out, whatever the token says.
    if (client.get().authenticated) await session.signOut('expired');
    return null;
  }
  const { pathname, search } = new URL(url);
  const decision = decide(pathname, user, client.preferredArena(), routes, hasScreen);
  if ('go' in decision) return decision.go;
  const place = decision.show;
  if (place.kind === 'page') preloadDepartures(place.route);
  if (place.kind === 'page' && place.slug === null) client.leave(false);
  if (place.kind !== 'entry' && (place.kind !== 'page' || place.slug === null)) return null;
  const arena = await arenaEntry.enter(place.slug ?? '', user, signal);
  if (signal.aborted) return null;
  if (!arena) return pathOf(null, dashboardOf(user));
  if (place.kind === 'entry') return pathOf(arena.slug, dashboardOf(user));
  return arena.slug === place.slug ? null : `${renamedArena(pathname, arena.slug)}${search}`;
};

/** A data router, because only there react-admin asks before unsaved changes are lost. The guard runs before each navigation. */
export const makeRouter = () => {
  let started = false;
  const guard = async ({ request }: { readonly request: Request }): Promise<null> => {
    const first = !started;
    const to = await elsewhere(request);
    // The first address is replaced, or Go Back would lead to what was refused.
    if (to !== null) throw (first ? replace : redirect)(to);
    started = true;
    return null;
  };
  return createBrowserRouter([{ path: '*', loader: guard, element: <AdminApp />, hydrateFallbackElement: <Splash />, errorElement: <RouteFailure /> }]);
};
