import type { ReactElement } from 'react';
import { Icon, type IconName } from '#src/ui/icons.tsx';

export interface ActProps {
  readonly icon: IconName;
  /** What it does, with the record's name: it has no other text. */
  readonly label: string;
  readonly onClick: () => void;
  /** Why it may not be used now; said on hover and focus. */
  readonly reason?: string | undefined;
  readonly danger?: boolean;
  readonly onIntent?: (() => void) | undefined;
}
/** A quiet icon button of a row or card: a plain element, so that a hundred of them cost nothing. */
export const Act = ({ icon, label, onClick, reason, danger, onIntent }: ActProps): ReactElement => (
  <button
    type="button"
    className={danger ? 'ad-act ad-danger' : 'ad-act'}
    aria-label={reason ? `${label}. ${reason}` : label}
    aria-disabled={reason ? true : undefined}
    data-hint={reason ?? label}
    onClick={(event) => {
      event.stopPropagation();
      if (!reason) onClick();
    }}
    onMouseEnter={onIntent}
    onFocus={onIntent}
  >
    <Icon name={icon} size={18} />
  </button>
);
