import { useTranslate } from 'ra-core';
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

/** The same where there is no room for a rail: one line above what scrolls. Closed, it names the sections that carry a mark; open, what the mark says too. */
export const DialogJump = ({ sections }: { readonly sections: readonly RailSection[] }): ReactElement => {
  const word = useTranslate()('common.sections');
  const marked = sections.filter(({ mark }) => mark).map(({ label }) => label);
  return (
    <nav className="ad-dialog-jump">
      <select className="ad-input" aria-label={word} value="" onChange={({ target }) => go(target.value)}>
        <option value="" disabled hidden>{marked.length > 0 ? `${word} • ${marked.join(', ')}` : word}</option>
        {sections.map(({ id, label, mark }) => <option key={id} value={id}>{mark ? `${label} • ${mark.word}` : label}</option>)}
      </select>
    </nav>
  );
};
