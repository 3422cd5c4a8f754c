import { useEffect, useEffectEvent } from 'react';
import { readKeys, type Scan } from './key-reader.ts';

/** Who is asked first: a dialog that waits for a scan, then a screen that wants scans, then the shell. */
export type ScanLevel = 'dialog' | 'screen' | 'shell';
const order: Readonly<Record<ScanLevel, number>> = { dialog: 2, screen: 1, shell: 0 };

interface Listener {
  readonly level: ScanLevel;
  readonly hear: (scan: Scan) => void;
}
const listeners: Listener[] = [];
const deliver = (scan: Scan): void => {
  // Of two alike the one that came later, since it lies above.
  const [first] = listeners.toReversed().sort((a, b) => order[b.level] - order[a.level]);
  first?.hear(scan);
};

/** Hears what a scanner reads, whatever has the focus, unless somebody that is asked first hears it. `wanted` false: not now. */
export const useScan = (hear: (scan: Scan) => void, { level = 'screen', wanted = true }: { readonly level?: ScanLevel; readonly wanted?: boolean } = {}): void => {
  const latest = useEffectEvent(hear);
  useEffect(() => {
    if (!wanted) return undefined;
    const listener: Listener = { level, hear: (scan) => latest(scan) };
    listeners.push(listener);
    return () => void listeners.splice(listeners.indexOf(listener), 1);
  }, [level, wanted]);
};

/** How many dialogs stand in which a key alone does something. */
let acting = 0;
const acts = () => acting > 0;
/** For whoever does something at a key alone: while it stands, a key is given to it only once it is no part of a scan. */
export const useLoneKeys = (): void =>
  useEffect(() => {
    acting += 1;
    return () => {
      acting -= 1;
    };
  }, []);

/** The mark that the scanner sets in front. */
let mark = '';
/** Listens to the scanner for as long as the shell stands. */
export const useScanner = (prefix: string): void => {
  useEffect(() => {
    mark = prefix;
    return readKeys(window, () => prefix, deliver, acts);
  }, [prefix]);
};
/** Hears what is scanned while another window of the product has the keyboard, such as that of a receipt, until it goes. */
export const hearIn = (target: Window): void => void readKeys(target, () => mark, deliver, acts);
