import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { i18n } from '#src/app/desk.ts';
import { useDesk } from '#src/app/useDesk.ts';
import { useEngine } from '#src/engine/context.ts';
import { type Scan, useScan, useScanner } from '#src/features/card-scan/index.ts';
import { tillStore } from '#src/features/till/place.ts';

const load = () => import('#src/features/till/index.ts');
const ScannedCard = lazy(async () => {
  const [till] = await Promise.all([load(), i18n.whole()]);
  return { default: till.ScannedCard };
});
/** Without its part nothing is settled before the next start; nothing else waits for it. */
const TillKeeper = lazy(async () => {
  const [till] = await Promise.all([load(), i18n.whole()]).catch(() => [null]);
  return { default: till?.TillKeeper ?? (() => null) };
});
/** Whether a till was ever used in this browser: else there is nothing to settle. A browser that does not say which stores it has may have one. */
const used = async (): Promise<boolean> => {
  const known = await globalThis.indexedDB?.databases?.().catch(() => null);
  return known?.some(({ name }) => name === tillStore) ?? globalThis.indexedDB !== undefined;
};
/** When the till's part comes: after what people look at first, in ms. */
const later = 1500;

/** Listens to the scanner on every screen, and has the till settle what is open; all that is more than listening comes when it is needed. */
export const ScanWatch = () => {
  const { cardScannerPrefix = '' } = useEngine();
  const [scan, setScan] = useState<{ readonly read: Scan; readonly count: number } | null>(null);
  // Grows for good: each scan has a palette of its own, also when it comes in the moment at which the one before closes.
  const scans = useRef(0);
  const [settling, setSettling] = useState(false);
  useScanner(cardScannerPrefix);
  const { route } = useDesk();
  useScan((read) => {
    scans.current += 1;
    setScan({ read, count: scans.current });
  }, { level: 'shell' });
  // A sale closes its palette when its answer is there; by then another card may have been scanned, whose palette stays.
  const close = (count: number) => setScan((now) => (now?.count === count ? null : now));
  const selling = route === 'purchase' || scan !== null;
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(() => void used().then((yes) => (yes || selling) && !gone && setSettling(true)), later);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [selling]);
  return (
    <>
      <span hidden data-ear="scanner" />
      {settling && <Suspense fallback={null}><TillKeeper /></Suspense>}
      {scan && <Suspense fallback={null}><ScannedCard key={scan.count} scan={scan.read} onClose={() => close(scan.count)} /></Suspense>}
    </>
  );
};
