import { useEffect, type RefObject } from 'react';

/** Room between what has the focus and the bar, in px: its ring is seen whole. */
const room = 8;

/** What gets the focus, by a key or by a finger, is not left beneath the bar of the total. */
export const useFocusInSight = (page: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const whole = page.current;
    const onFocus = ({ target }: FocusEvent) => {
      const bar = whole?.querySelector('.ad-till-sum');
      if (!bar || !(target instanceof Element) || bar.contains(target)) return;
      // Where the sale is a panel beside the rest, there is no bar: it has no height.
      const { top, height } = bar.getBoundingClientRect();
      const covered = height === 0 ? 0 : target.getBoundingClientRect().bottom + room - top;
      if (covered > 0) window.scrollBy(0, covered);
    };
    whole?.addEventListener('focusin', onFocus);
    return () => whole?.removeEventListener('focusin', onFocus);
  }, [page]);
};
