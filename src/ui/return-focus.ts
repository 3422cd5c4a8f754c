import { useLayoutEffect, useRef } from 'react';

/** What opened the dialog that goes just now, for the dialog that comes in its place, and how many are open. */
let handed: HTMLElement | null = null;
let standing = 0;
/** What opened the dialog goes with what the dialog did. */
let dropped = false;
const focused = (): HTMLElement | null => (document.activeElement instanceof HTMLElement && document.activeElement !== document.body ? document.activeElement : null);

/** Says that the opener goes with its row: the focus goes to the page then, not to a button that is about to vanish. */
export const dropOpener = (): void => {
  dropped = true;
};

/**
 * Gives the focus back when what was opened goes: to the element that had it, or, when a refetch has drawn that one anew,
 * to the one with the same `data-focus-key`. A dialog that takes another's place gives it back to what opened the first, one that lay over another to what in that one opened it.
 */
export const useReturnFocus = (open: boolean): void => {
  const before = useRef<HTMLElement | null>(null);
  // Before the dialog draws itself (its portal comes a step later) and takes the focus.
  useLayoutEffect(() => {
    if (!open) return undefined;
    standing += 1;
    before.current = handed ?? focused();
    return () => {
      standing -= 1;
      // Those below this one; more than these later: another came in its place.
      const below = standing;
      const opener = before.current;
      before.current = null;
      handed = opener;
      const key = opener?.dataset.focusKey;
      // What closes the dialog may still be drawing the page beneath it, or the next dialog.
      queueMicrotask(() => {
        handed = null;
        const gone = dropped;
        dropped = false;
        if (standing > below) return;
        const target = gone ? document.getElementById('main-content') : opener?.isConnected ? opener : key === undefined ? null : document.querySelector<HTMLElement>(`[data-focus-key="${CSS.escape(key)}"]`);
        target?.focus({ preventScroll: gone });
      });
    };
  }, [open]);
};
