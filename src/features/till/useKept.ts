import { useEffect, useState } from 'react';
import { tillStore } from './kept.ts';

interface Read<T> {
  readonly load: () => Promise<T>;
  readonly value: T;
}
/**
 * What the till remembers, read anew at every change, here and in other tabs; `before` until it has been read.
 * @param load made anew (by `useCallback`) for another owner, whose things are then waited for
 */
export const useKept = <T,>(load: () => Promise<T>, before: T): T => {
  const [read, setRead] = useState<Read<T> | null>(null);
  useEffect(() => {
    let here = true;
    let asked = 0;
    const look = () => {
      const mine = ++asked;
      void load().then((value) => {
        if (here && mine === asked) setRead({ load, value });
      });
    };
    look();
    const stop = tillStore.subscribe(look);
    return () => {
      here = false;
      stop();
    };
  }, [load]);
  return read?.load === load ? read.value : before;
};
