import type { ReactElement } from 'react';

export interface GlyphProps {
  /** Path data on a field of 24 x 24. */
  readonly d: string;
  /** Edge in px, or any CSS length. */
  readonly size?: number | string | undefined;
  readonly className?: string | undefined;
  /** What it says to who cannot see it; without one it is decoration. */
  readonly title?: string | undefined;
}

/** A drawing in one colour, the text's: a plain element, cheap enough for every cell of a table. */
export const Glyph = ({ d, size = 20, className, title }: GlyphProps): ReactElement => (
  <svg className={className ? `ad-icon ${className}` : 'ad-icon'} width={size} height={size} viewBox="0 0 24 24" fill="currentColor" focusable="false"
    {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}>
    <path d={d} />
  </svg>
);
