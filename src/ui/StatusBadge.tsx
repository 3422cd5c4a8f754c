import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';

/** What a state means; drawn as a colour, never alone: icon and word stand with it. */
export type Tone = 'success' | 'warning' | 'error' | 'info' | 'neutral';

export interface StatusBadgeProps {
  readonly tone: Tone;
  readonly icon: IconName;
  /** The word of the state. */
  readonly children: ReactNode;
  readonly title?: string | undefined;
}

/** A state: icon, word and colour. */
export const StatusBadge = ({ tone, icon, children, title }: StatusBadgeProps): ReactElement => (
  <span className={`ad-badge ad-${tone}`} title={title}>
    <Icon name={icon} size={16} />
    <span className="ad-clip">{children}</span>
  </span>
);
