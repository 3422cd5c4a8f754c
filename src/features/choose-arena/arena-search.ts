import { useCallback, useEffect, useRef, useState } from 'react';

/** An arena as it is offered: `address` is one line, empty where it is not known. */
export interface ArenaOption {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly address: string;
}
export interface ArenasFound {
  readonly options: readonly ArenaOption[];
  readonly total: number;
}
/** Finds arenas by a part of their name; an empty text finds them all. */
export type SearchArenas = (text: string, signal: AbortSignal) => Promise<ArenasFound>;

/** How long typing must pause before it is searched, in ms. */
export const arenaDebounce = 500;

export interface ArenaSearch {
  readonly text: string;
  /** Searches half a second after the last change. */
  readonly type: (text: string) => void;
  /** Searches at once. */
  readonly ask: (text: string) => void;
  /** null until the first answer. */
  readonly found: ArenasFound | null;
  readonly failed: boolean;
  /** True from the first letter typed to the answer. */
  readonly searching: boolean;
}

/** Searches arenas as somebody types. The answer to an earlier text never replaces that to a later one. */
export const useArenaSearch = (search: SearchArenas): ArenaSearch => {
  const [text, setText] = useState('');
  const [found, setFound] = useState<ArenasFound | null>(null);
  const [failed, setFailed] = useState(false);
  const [searching, setSearching] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const running = useRef<AbortController | null>(null);

  const ask = useCallback(
    (wanted: string) => {
      clearTimeout(timer.current);
      running.current?.abort();
      const mine = new AbortController();
      running.current = mine;
      setText(wanted);
      setSearching(true);
      setFailed(false);
      search(wanted.trim(), mine.signal).then(
        (answer) => {
          if (mine.signal.aborted) return;
          setFound(answer);
          setSearching(false);
        },
        () => {
          if (mine.signal.aborted) return;
          setFailed(true);
          setSearching(false);
        },
      );
    },
    [search],
  );
  const type = useCallback(
    (wanted: string) => {
      // From the first letter on what stands there answers an older text: it is neither added to nor chosen by Enter.
      running.current?.abort();
      setText(wanted);
      setSearching(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => ask(wanted), arenaDebounce);
    },
    [ask],
  );
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      running.current?.abort();
    },
    [],
  );
  return { text, type, ask, found, failed, searching };
};
