import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Line } from './basket.ts';

/** The frame of the basket: a line that comes or changes is brought into its sight. The page is left where it is: somebody looks at it. */
export const useChangedInSight = (lines: readonly Line[]): RefObject<HTMLDivElement | null> => {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(lines);
  useLayoutEffect(() => {
    const old = before.current;
    before.current = lines;
    // A line that went shifts the others: none of them is new.
    const changed = lines.length < old.length ? -1 : lines.findLastIndex(({ variant, quantity, amount }, i) => variant !== old[i]?.variant || quantity !== old[i].quantity || amount !== old[i].amount);
    const row = frame.current?.querySelectorAll('tbody > tr').item(changed);
    if (!frame.current || !row) return;
    const [line, seen] = [row.getBoundingClientRect(), frame.current.getBoundingClientRect()];
    if (line.bottom > seen.bottom) frame.current.scrollTop += line.bottom - seen.bottom;
    else if (line.top < seen.top) frame.current.scrollTop -= seen.top - line.top;
  }, [lines]);
  return frame;
};
