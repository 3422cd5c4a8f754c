import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { Icon } from '#src/ui/icons.tsx';

/** From here on the button shows, in px. */
const limit = 20;
/** The tall box of the page that was scrolled last: a list scrolls its own rows, so that head and pager stay. */
let box: HTMLElement | null = null;
const isTall = (target: EventTarget | null): target is HTMLElement => target instanceof HTMLElement && target.closest('#main-content') !== null && target.clientHeight > innerHeight / 3;
const subscribe = (listener: () => void) => {
  const onScroll = ({ target }: Event) => {
    if (isTall(target)) box = target;
    listener();
  };
  // A box's own scrolling does not bubble.
  addEventListener('scroll', onScroll, { passive: true, capture: true });
  return () => removeEventListener('scroll', onScroll, { capture: true });
};
const scrolled = () => window.scrollY > limit || (box?.isConnected === true && box.scrollTop > limit);

/** Brings a page, or a list in it, that was scrolled back to its top. */
export const ScrollTop = () => {
  const translate = useTranslate();
  const shown = useSyncExternalStore(subscribe, scrolled);
  const label = translate('app.shell.top');
  if (!shown) return null;
  const toTop = () => {
    box?.scrollTo({ top: 0 });
    window.scrollTo({ top: 0 });
    // The button goes; the keyboard stays on the page.
    document.getElementById('main-content')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className="ad-top" aria-label={label} title={label} onClick={toTop}>
      <Icon name="arrow_upward" size={18} />
    </button>
  );
};
