import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';

export interface PlaceProps {
  readonly icon: IconName;
  readonly title: string;
  /** Why it is so. */
  readonly children?: ReactNode;
  /** The one thing to do. */
  readonly action?: ReactNode;
}

/** Where something would be and is not: what it is, why it is empty, the one thing to do. */
export const Empty = ({ icon, title, children, action }: PlaceProps): ReactElement => (
  <div className="ad-place" aria-live="polite">
    <Icon name={icon} size={40} />
    <h2>{title}</h2>
    {children !== undefined && <p>{children}</p>}
    {action !== undefined && <div className="ad-place-action">{action}</div>}
  </div>
);

/** Where something could not be loaded: says so at once and offers to try again. */
export const FailedState = ({ icon = 'error', title, children, action }: Omit<PlaceProps, 'icon'> & { readonly icon?: IconName }): ReactElement => (
  <div className="ad-place" role="alert">
    <Icon name={icon} size={40} className="ad-mark ad-error" />
    <h2>{title}</h2>
    {children !== undefined && <p>{children}</p>}
    {action !== undefined && <div className="ad-place-action">{action}</div>}
  </div>
);
