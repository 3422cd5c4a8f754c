import type { ReactElement, ReactNode } from 'react';
import { Icon } from '#src/ui/icons.tsx';

/** A sentence to mind before going on. */
export const Notice = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <p className="ad-notice" role="note">
    <Icon name="warning" />
    <span>{children}</span>
  </p>
);
