import { describe, expect, it } from 'vitest';
import type { SignOutReason, StoredUser } from '#dataProviders/types.ts';
import { createAddress } from '#src/app/address.ts';

const setUp = (start: string, signedIn: boolean) => {
  let here = new URL(start, 'http://desk.test');
  const events = new EventTarget();
  const listeners = new Set<() => void>();
  const leaving = new Set<(reason: SignOutReason) => void>();
  const session = { on: signedIn, id: 7, user: () => (session.on ? ({ id: session.id } as StoredUser) : null), signedIn: () => session.on, subscribe: (listener: () => void) => { listeners.add(listener); return () => listeners.delete(listener); } };
  const tell = (on: boolean) => {
    session.on = on;
    for (const listener of listeners) listener();
  };
  const go = (path: string) => (here = new URL(path, 'http://desk.test'));
  const address = createAddress(
    session,
    (listener) => { leaving.add(listener); return () => leaving.delete(listener); },
    {
      addEventListener: events.addEventListener.bind(events), removeEventListener: events.removeEventListener.bind(events),
      get location() { return here; },
      history: { replaceState: (_state: unknown, _title: string, path?: string | URL | null) => void go(String(path)) },
    } as Parameters<typeof createAddress>[2],
  );
  return {
    address, go, here: () => `${here.pathname}${here.search}`,
    back: (path: string) => { go(path); events.dispatchEvent(new Event('popstate')); },
    signIn: (id = 7) => { session.id = id; tell(true); },
    signOut: (reason: SignOutReason) => { tell(false); for (const listener of leaving) listener(reason); },
  };
};

describe('the address bar while nobody is signed in', () => {
  it('NAV-36 turns a wanted page into / and opens it after signing in', () => {
    const bar = setUp('/zagreb/users/12/show?page=2', false);
    expect(bar.here()).toBe('/');
    bar.signIn();
    expect(bar.here()).toBe('/zagreb/users/12/show?page=2');
  });

  it('PERM-03 whoever signs in at /login or /logout comes to the dashboard, not back to a page that is none', () => {
    for (const path of ['/login', '/logout', '/login/']) {
      const bar = setUp(path, false);
      bar.signIn();
      expect(bar.here(), path).toBe('/');
    }
  });

  it('NAV-53 leaves the public pages alone', () => {
    expect(setUp('/statuses/403', false).here()).toBe('/statuses/403');
    expect(setUp('/statuses/404', false).here()).toBe('/statuses/404');
  });

  it('OP-007 leads Back to / after signing out, and forgets where it was', () => {
    const bar = setUp('/zagreb/users', true);
    bar.signOut('left');
    expect(bar.here()).toBe('/');
    bar.back('/zagreb/users/12/show');
    expect(bar.here()).toBe('/');
    bar.signIn();
    expect(bar.here()).toBe('/');
  });

  it('AUTH-17 OP-088 comes back to the page after a session that ran out or ended in another tab', () => {
    for (const reason of ['expired', 'elsewhere'] as const) {
      const bar = setUp('/zagreb/users', true);
      bar.signOut(reason);
      expect(bar.here()).toBe('/');
      bar.signIn();
      expect(bar.here()).toBe('/zagreb/users');
    }
  });

  it('OP-088 opens for somebody else the dashboard, not the page the one before was thrown out of', () => {
    const bar = setUp('/zagreb/arenas', true);
    bar.signOut('expired');
    bar.signIn(8);
    expect(bar.here()).toBe('/');
  });

  it('keeps the wanted page through a refused sign-in', () => {
    const bar = setUp('/users', false);
    bar.signOut('refused');
    bar.signIn();
    expect(bar.here()).toBe('/users');
  });
});
