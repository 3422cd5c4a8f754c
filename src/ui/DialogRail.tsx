import type { ReactElement } from 'react';
import { Mark, type SectionMark } from './Mark.tsx';

export interface RailSection {
  /** Id of the section's element in the dialog. */
  readonly id: string;
  readonly label: string;
  /** Said after the label: unsaved, or something wrong in it. */
  readonly mark?: SectionMark | undefined;
}

const go = (id: string) => {
  const section = document.getElementById(id);
  section?.scrollIntoView?.({ block: 'start', behavior: 'smooth' });
  section?.focus({ preventScroll: true });
};

/** The sections of a long dialog, on its left; a press scrolls one into view and moves the focus there. */
export const DialogRail = ({ sections }: { readonly sections: readonly RailSection[] }): ReactElement => (
  <nav className="ad-dialog-rail">
    {sections.map(({ id, label, mark }) => (
      <button key={id} type="button" onClick={() => go(id)}>
        <span className="ad-clip">{label}</span>
        {mark && <Mark {...mark} />}
      </button>
    ))}
  </nav>
);
