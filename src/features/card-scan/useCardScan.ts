import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'ra-core';
import type { Row, ServiceProvider } from '#dataProviders/types.ts';
import { isCardFormat, stripScannerPrefix } from '#resources/domain/card.ts';
import { useEngine } from '#src/engine/context.ts';
import { useScan } from './scans.ts';

/** How long the box waits after the last key, in milliseconds (spec section 9). Enter, which scanners send, does not wait. */
export const scanDelay = 500;

export type ScanProblem = 'format' | 'missing' | 'failed';
export interface CardScan {
  readonly text: string;
  readonly problem: ScanProblem | null;
  readonly looking: boolean;
  readonly type: (text: string) => void;
  readonly submit: () => void;
}

/**
 * Reads a card: exactly six digits are looked up, anything else is refused without a call.
 * @param onRead gets the card and who holds it, and says what is wrong with that, if anything
 * @param scanned what a scanner has read already
 */
export const useCardScan = (onRead: (card: string, holders: readonly Row[]) => ScanProblem | null, scanned = ''): CardScan => {
  const provider = useDataProvider<ServiceProvider>();
  const { cardScannerPrefix = '' } = useEngine();
  const [text, setText] = useState(scanned);
  const [problem, setProblem] = useState<ScanProblem | null>(null);
  const [looking, setLooking] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => {
    clearTimeout(timer.current);
    asking.current?.abort();
  }, []);

  const read = useCallback(async (typed: string): Promise<void> => {
    clearTimeout(timer.current);
    asking.current?.abort();
    const card = stripScannerPrefix(typed.trim(), cardScannerPrefix);
    if (card === '') return;
    if (!isCardFormat(card)) return setProblem('format');
    const control = new AbortController();
    asking.current = control;
    setLooking(true);
    try {
      const holders = (await provider.usersByCard(card, control.signal)).filter(({ card_id }) => card_id === undefined || card_id === card);
      if (!control.signal.aborted) setProblem(onRead(card, holders));
    } catch {
      if (!control.signal.aborted) setProblem('failed');
    } finally {
      if (asking.current === control) setLooking(false);
    }
  }, [cardScannerPrefix, onRead, provider]);

  useEffect(() => {
    if (scanned !== '') timer.current = setTimeout(() => void read(scanned));
  }, [scanned, read]);
  useScan(({ code }) => {
    setText(code);
    void read(code);
  }, { level: 'dialog' });

  return {
    text, problem, looking,
    type: (next) => {
      clearTimeout(timer.current);
      asking.current?.abort();
      setText(next);
      setProblem(null);
      setLooking(false);
      timer.current = setTimeout(() => void read(next), scanDelay);
    },
    submit: () => void read(text),
  };
};
