import type { ReactElement } from 'react';

export interface RailSection {
  /** Id of the section's element in the dialog. */
  readonly id: string;
  readonly label: string;
  /** Said after the label: unsaved, or something wrong in it. */
  readonly mark?: { readonly tone: 'info' | 'error'; readonly word: string } | undefined;
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
        {mark && (
          <span className={`ad-mark ad-${mark.tone}`} title={mark.word}>
            <span aria-hidden>•</span>
            <span className="ad-hidden">{mark.word}</span>
          </span>
        )}
      </button>
    ))}
  </nav>
);
