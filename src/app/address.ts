import type { Session, SignOutReason } from '#dataProviders/types.ts';
import { isPublic } from '#src/app/guard.ts';

/** What is needed of the browser's window. */
export type AddressBar = Pick<Window, 'addEventListener' | 'removeEventListener'> & { readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>; readonly history: Pick<History, 'replaceState'> };

export interface Address {
  readonly replace: (path: string) => void;
  readonly stop: () => void;
}

type Sessions = Pick<Session, 'signedIn' | 'subscribe' | 'user'>;
type OnSignOut = (listener: (reason: SignOutReason) => void) => () => void;

/**
 * Keeps the address bar honest while nobody is signed in: every address but the public ones becomes `/`, also on the browser's Back,
 * so that nothing seen before comes up again. The address somebody came for is there again after signing in, and the one somebody
 * was thrown out of for that person alone; leaving on purpose forgets it.
 */
export const createAddress = (session: Sessions, onSignOut: OnSignOut, bar: AddressBar = window): Address => {
  let wanted: string | null = null;
  /** Who was thrown out of it; null where it was a link that anybody followed. */
  let owner: number | null = null;
  let last = session.user()?.id ?? null;
  const replace = (path: string) => bar.history.replaceState(null, '', path);
  const here = () => `${bar.location.pathname}${bar.location.search}${bar.location.hash}`;
  const settle = (keep: boolean) => {
    if (session.signedIn() || isPublic(bar.location.pathname) || here() === '/') return;
    // What only leads to the sign-in form is nothing to come back to.
    if (keep && !/^\/log(in|out)\/?$/.test(bar.location.pathname)) [wanted, owner] = [here(), last];
    replace('/');
  };
  const back = () => settle(false);
  settle(true);
  bar.addEventListener('popstate', back);
  const stops = [
    () => bar.removeEventListener('popstate', back),
    onSignOut((reason) => {
      if (reason !== 'refused') wanted = null;
      settle(reason === 'expired' || reason === 'elsewhere');
    }),
    session.subscribe(() => {
      if (!session.signedIn()) return;
      last = session.user()?.id ?? null;
      if (wanted !== null && (owner === null || owner === last)) replace(wanted);
      wanted = null;
    }),
  ];
  return {
    replace,
    stop: () => {
      for (const stop of stops) stop();
    },
  };
};
