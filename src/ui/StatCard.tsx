import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';
import { Skeleton } from './Skeleton.tsx';

export interface StatCardProps {
  readonly label: string;
  /** The figure, formatted; null while it loads. */
  readonly figure: ReactNode | null;
  readonly unit?: string | undefined;
  readonly icon?: IconName;
  /** The change against yesterday, or what it is made of. */
  readonly note?: ReactNode;
}

/** One figure, what it is, and what it compares with. */
export const StatCard = ({ label, figure, unit, icon, note }: StatCardProps): ReactElement => (
  <section className="ad-stat" aria-label={label}>
    <span className="ad-stat-label">
      {icon && <Icon name={icon} size={18} />}
      {label}
    </span>
    <span className="ad-stat-figure">
      {figure ?? <Skeleton width="5em" />}
      {figure !== null && unit !== undefined && <span className="ad-unit">&nbsp;{unit}</span>}
    </span>
    <span className="ad-stat-note">{note}</span>
  </section>
);
