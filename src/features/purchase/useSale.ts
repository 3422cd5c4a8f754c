import { useCallback, useRef, useState } from 'react';
import { afterStep, emptySale, type Sale, type Step } from './basket.ts';

interface Held {
  /** As it is drawn. */
  readonly sale: Sale;
  /** As it is after every step that was taken, drawn or not: what was just sold is not there any more, what was just scanned is. */
  readonly current: () => Sale;
  readonly change: (step: Step) => void;
}
/** The sale on the screen. */
export const useSale = (begin: Sale = emptySale): Held => {
  const [sale, draw] = useState(begin);
  const now = useRef(sale);
  return {
    sale,
    current: useCallback(() => now.current, []),
    change: useCallback((step: Step) => {
      now.current = afterStep(now.current, step);
      draw(now.current);
    }, []),
  };
};
