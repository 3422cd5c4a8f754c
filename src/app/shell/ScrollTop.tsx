import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { Icon } from '#src/ui/icons.tsx';

/** From here on the button shows, in px. */
const limit = 20;
const subscribe = (listener: () => void) => {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
};

/** Brings a page that was scrolled back to its top. */
export const ScrollTop = () => {
  const translate = useTranslate();
  const shown = useSyncExternalStore(subscribe, () => window.scrollY > limit);
  const label = translate('app.shell.top');
  if (!shown) return null;
  return (
    <button type="button" className="ad-top" aria-label={label} title={label} onClick={() => window.scrollTo({ top: 0 })}>
      <Icon name="arrow_upward" />
    </button>
  );
};
