import { useState, type CSSProperties, type UIEvent } from 'react';

/** Rows drawn beyond what is seen. */
const spare = 4;

export interface Seen {
  /** The first row to draw, and the one after the last. */
  readonly first: number;
  readonly end: number;
  /** What the scrolling frame needs. */
  readonly frame: { readonly style: CSSProperties; readonly onScroll: (event: UIEvent<HTMLElement>) => void };
}
/** Which of many rows of one height stand in sight of their scrolling frame, with some to spare: the others need not be drawn. Heights in px. */
export const useSeen = (count: number, rowHeight: number, frameHeight: number): Seen => {
  const [at, setAt] = useState(0);
  // In steps of a few rows, so that not every turn of the wheel draws anew. A list that became shorter is seen at its end.
  const first = Math.max(0, Math.min(at, count - Math.ceil(frameHeight / rowHeight)) - spare);
  return {
    first, end: Math.min(count, first + Math.ceil(frameHeight / rowHeight) + 3 * spare),
    frame: {
      // Rows come and go above what is seen, at equal heights: a browser that moves along with one of them would scroll by itself, and ask for other rows by it.
      style: { height: frameHeight, overflowAnchor: 'none' },
      onScroll: ({ currentTarget }) => setAt(Math.floor(currentTarget.scrollTop / rowHeight / spare) * spare),
    },
  };
};
