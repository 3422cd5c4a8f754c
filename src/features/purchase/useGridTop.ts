import { useCallback, type RefCallback } from 'react';

/** Tells the styles (`--till-top`) how far down the page its element begins: below the bar and whatever is said above the sale. */
export const useGridTop = (): RefCallback<HTMLElement> => useCallback((grid: HTMLElement | null) => {
  const whole = grid?.parentElement;
  if (!grid || !whole) return undefined;
  // What comes above makes the whole longer.
  const watch = new ResizeObserver(() => grid.style.setProperty('--till-top', `${Math.ceil(grid.getBoundingClientRect().top + window.scrollY)}px`));
  watch.observe(whole);
  return () => watch.disconnect();
}, []);
