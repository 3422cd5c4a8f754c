import type { ReactElement, ReactNode } from 'react';

/** A titled part of a dialog, where its rail leads to. The title may be left out where there is but one. */
export const DialogSection = ({ id, title, children }: { readonly id: string; readonly title?: string | undefined; readonly children: ReactNode }): ReactElement => (
  <section id={id} tabIndex={-1} className="ad-dialog-section" aria-labelledby={title === undefined ? undefined : `${id}-title`}>
    {title !== undefined && <h3 id={`${id}-title`}>{title}</h3>}
    {children}
  </section>
);
