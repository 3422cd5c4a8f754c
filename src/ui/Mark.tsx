import type { ReactElement } from 'react';

/** What a section of a dialog carries beside its name: unsaved, or something wrong in it. */
export interface SectionMark {
  readonly tone: 'info' | 'error';
  readonly word: string;
}
/** A dot with its word, said on hover and to readers; `spoken` shows the word too. */
export const Mark = ({ tone, word, spoken = false }: SectionMark & { readonly spoken?: boolean }): ReactElement => (
  <span className={`ad-mark ad-${tone}`} title={spoken ? undefined : word}>
    <span aria-hidden>•</span>
    <span className={spoken ? undefined : 'ad-hidden'}>{spoken ? ` ${word}` : word}</span>
  </span>
);
