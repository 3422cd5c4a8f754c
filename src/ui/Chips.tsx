import { LinkBase } from 'ra-core';
import type { Key, ReactElement, ReactNode } from 'react';

export interface ChipItem {
  readonly key: Key;
  readonly label: string;
  /** Where it leads. */
  readonly to?: string | null;
}

/** A short word in a frame; cut with an ellipsis, whole on hover. */
export const Chip = ({ children, title }: { readonly children: ReactNode; readonly title?: string | undefined }): ReactElement => (
  <span className="ad-chip" title={title}>
    {children}
  </span>
);

export interface ChipsProps {
  readonly items: readonly ChipItem[];
  /** How many are shown; 5 unless said otherwise. */
  readonly most?: number;
  /** How many there are besides whose names are not known here. */
  readonly nameless?: number;
  /** The words for the rest, such as '+2 others'. */
  readonly others: (count: number) => string;
  /** Several lines instead of one. */
  readonly wrap?: boolean;
}

/** The first few as chips, the others as a count whose names appear on hover. */
export const Chips = ({ items, most = 5, nameless = 0, others, wrap = false }: ChipsProps): ReactElement => {
  const rest = items.slice(most);
  return (
    <span className={wrap ? 'ad-chips ad-wrap' : 'ad-chips'}>
      {items.slice(0, most).map(({ key, label, to }) => (to === undefined || to === null
        ? <Chip key={key} title={label}>{label}</Chip>
        : <LinkBase key={key} to={to} className="ad-chip ad-ref" title={label}>{label}</LinkBase>
      ))}
      {rest.length + nameless > 0 && (
        <span className="ad-chip ad-rest" title={rest.map(({ label }) => label).join(', ')}>
          {others(rest.length + nameless)}
        </span>
      )}
    </span>
  );
};
