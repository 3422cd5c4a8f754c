import type { ReactElement } from 'react';

/** The key that presses the button it stands on, in small caps. Who cannot see it hears it by `aria-keyshortcuts` of the button. */
export const Kbd = ({ children }: { readonly children: string }): ReactElement => (
  <kbd className="ad-kbd" aria-hidden>
    {children}
  </kbd>
);
