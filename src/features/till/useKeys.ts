import { useEffect, useEffectEvent } from 'react';
import { useLoneKeys } from '#src/features/card-scan/index.ts';

/** Hears plain keys wherever the focus is, but not in an open list of choices, where letters look for one. Answering true takes the key. */
export const useKeys = (hear: (key: string) => boolean): void => {
  useLoneKeys();
  const latest = useEffectEvent(hear);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || (event.target instanceof Element && event.target.closest('[role="listbox"]'))) return;
      if (latest(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};
