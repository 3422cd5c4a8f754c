import Tooltip from '@mui/material/Tooltip';
import { cloneElement, type ReactElement, type SyntheticEvent } from 'react';

interface Pressable {
  readonly className?: string | undefined;
  readonly title?: string | undefined;
  readonly 'aria-disabled'?: boolean | 'true' | 'false' | undefined;
  readonly onClick?: ((event: never) => void) | undefined;
  readonly onKeyDown?: ((event: never) => void) | undefined;
}
export interface DisabledReasonProps {
  /** Why the control may not be used now; nothing when it may. */
  readonly reason: string | undefined;
  /** One button or link. */
  readonly children: ReactElement<Pressable>;
}
const stop = (event: SyntheticEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * A control that may not be used now: it looks disabled, does nothing, keeps the focus, and says why on hover and on focus.
 * (A really disabled button takes no focus, so its reason would be lost to the keyboard.)
 */
export const DisabledReason = ({ reason, children }: DisabledReasonProps): ReactElement => {
  if (!reason) return children;
  const { className = '' } = children.props;
  return (
    <Tooltip title={reason} describeChild enterDelay={0} enterTouchDelay={0}>
      {cloneElement(children, { title: undefined, className: `${className} ad-disabled`, 'aria-disabled': true, onClick: stop,
        onKeyDown: (event: SyntheticEvent & { readonly key: string }) => (event.key === 'Enter' || event.key === ' ' ? stop(event) : undefined) })}
    </Tooltip>
  );
};
