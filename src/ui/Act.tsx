import type { ReactElement } from 'react';
import { DisabledReason } from './DisabledReason.tsx';
import { Icon, type IconName } from './icons.tsx';

export interface ActProps {
  readonly icon: IconName;
  /** What it does, with the record's name: it has no other text. */
  readonly label: string;
  readonly onClick: () => void;
  /** Why it may not be used now; said on hover and focus. */
  readonly reason?: string | undefined;
  readonly danger?: boolean;
  /** The pointer or the focus came: time to fetch what a press will need. */
  readonly onIntent?: (() => void) | undefined;
  /** Finds the button again after the list was drawn anew. */
  readonly focusKey?: string;
}
/** A quiet icon button of a row or card: a plain element, so that a hundred of them cost nothing. */
export const Act = ({ icon, label, onClick, reason, danger, onIntent, focusKey }: ActProps): ReactElement => (
  <DisabledReason reason={reason}>
    <button type="button" className={danger ? 'ad-icon-button ad-danger' : 'ad-icon-button'} aria-label={label} title={reason ? undefined : label} data-focus-key={focusKey} onClick={onClick} onMouseEnter={onIntent} onFocus={onIntent}>
      <Icon name={icon} size={18} />
    </button>
  </DisabledReason>
);
