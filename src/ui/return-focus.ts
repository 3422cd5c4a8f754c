import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back when what was opened goes: to the element that had it, or, when a refetch has drawn that one anew,
 * to the one with the same `data-focus-key`.
 */
export const useReturnFocus = (open: boolean): void => {
  const before = useRef<HTMLElement | null>(null);
  // Before the dialog draws itself (its portal comes a step later) and takes the focus.
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  }, [open]);
  useEffect(() => {
    if (!open) return undefined;
    return () => {
      const opener = before.current;
      before.current = null;
      const key = opener?.dataset.focusKey;
      // What closes the dialog may still be drawing the page beneath it.
      queueMicrotask(() => {
        const target = opener?.isConnected ? opener : key === undefined ? null : document.querySelector<HTMLElement>(`[data-focus-key="${CSS.escape(key)}"]`);
        target?.focus();
      });
    };
  }, [open]);
};
