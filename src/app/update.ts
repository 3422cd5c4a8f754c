import { version as running } from '#src/app/version.ts';

/** `new`: the server has another version. `missing`: a part of this version is gone from the server. */
export type UpdateNews = 'new' | 'missing' | null;

export interface UpdateWatch {
  readonly get: () => UpdateNews;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks now. A failure says nothing: it is asked again. */
  readonly check: () => Promise<void>;
  /** Starts asking: every 5 minutes and when the window gets the focus, never while the tab is hidden. Answers the way to stop. */
  readonly start: () => () => void;
}
const everyFiveMinutes = 5 * 60_000;

export const createUpdateWatch = (own: string = running, fetched: typeof fetch = (...request) => fetch(...request)): UpdateWatch => {
  let news: UpdateNews = null;
  const listeners = new Set<() => void>();
  const tell = (next: UpdateNews) => {
    if (news === next || news === 'missing') return;
    news = next;
    for (const listener of listeners) listener();
  };
  const ask = async (): Promise<string | null> => {
    try {
      const answer = await fetched('/version.json', { cache: 'no-store' });
      const body: unknown = answer.ok ? await answer.json() : null;
      const { version } = (body ?? {}) as { version?: unknown };
      return typeof version === 'string' && version !== '' ? version : null;
    } catch {
      // The server may be starting just now.
      return null;
    }
  };
  const check = async () => {
    if (document.visibilityState === 'hidden') return;
    const version = await ask();
    if (version !== null) tell(version === own ? null : 'new');
  };
  /** A part did not come: it is gone if the server answers, else there is just no connection. */
  const missed = async () => {
    if ((await ask()) !== null) tell('missing');
  };
  return {
    get: () => news,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    check,
    start: () => {
      const look = () => void check();
      const missing = () => void missed();
      const timer = setInterval(look, everyFiveMinutes);
      addEventListener('focus', look);
      document.addEventListener('visibilitychange', look);
      addEventListener('vite:preloadError', missing);
      return () => {
        clearInterval(timer);
        removeEventListener('focus', look);
        document.removeEventListener('visibilitychange', look);
        removeEventListener('vite:preloadError', missing);
      };
    },
  };
};
