import type { ReactElement, ReactNode } from 'react';
import { Mark, type SectionMark } from './Mark.tsx';

interface Props {
  readonly id: string;
  readonly title?: string | undefined;
  /** Stands at the title too. */
  readonly mark?: SectionMark | undefined;
  readonly children: ReactNode;
}
/** A titled part of a dialog, where its rail leads to. The title may be left out where there is but one. */
export const DialogSection = ({ id, title, mark, children }: Props): ReactElement => (
  <section id={id} tabIndex={-1} className="ad-dialog-section" aria-labelledby={title === undefined ? undefined : `${id}-title`}>
    {title !== undefined && <h3 id={`${id}-title`}>{title}{mark && <> <Mark {...mark} spoken={mark.tone === 'info'} /></>}</h3>}
    {children}
  </section>
);
