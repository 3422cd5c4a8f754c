import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'ra-core';
import type { FoundRecords, ServiceProvider } from '#dataProviders/types.ts';

/** Milliseconds between the last key and the call, and letters without which nothing is asked. */
const wait = 250;
export const fewest = 2;

export interface Found {
  /** What was found for `text`; null while nothing was asked. */
  readonly answer: { readonly text: string; readonly found: readonly FoundRecords[]; readonly unasked: readonly string[] } | null;
  readonly searching: boolean;
  readonly failed: boolean;
  /** Asks every service there is for the text of now. */
  readonly everywhere: () => void;
}
/** Looks through records for a text, some time after it was last changed; an answer to an older text is dropped. */
export const useFound = (text: string, names: readonly string[]): Found => {
  const provider = useDataProvider<ServiceProvider>();
  const [answer, setAnswer] = useState<Found['answer']>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const running = useRef<AbortController>(undefined);
  const ask = useCallback(async (wanted: string, everywhere: boolean) => {
    running.current?.abort();
    const given = new AbortController();
    running.current = given;
    try {
      const result = await provider.searchRecords({ text: wanted, names, everywhere, signal: given.signal });
      if (given.signal.aborted) return;
      setAnswer({ text: wanted, ...result });
      setFailed(null);
    } catch {
      if (!given.signal.aborted) setFailed(wanted);
    }
  }, [provider, names]);
  const long = text.length >= fewest;
  useEffect(() => {
    if (!long) return undefined;
    const timer = setTimeout(() => void ask(text, false), wait);
    return () => {
      clearTimeout(timer);
      running.current?.abort();
    };
  }, [text, long, ask]);
  return {
    answer: long ? answer : null, searching: long && answer?.text !== text && failed !== text, failed: long && failed === text,
    everywhere: () => void ask(text, true),
  };
};
