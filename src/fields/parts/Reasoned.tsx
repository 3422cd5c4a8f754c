import Tooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';

/** Says on hover and focus why the input inside may not be used now; without a reason it is not there. */
export const Reasoned = ({ reason, children }: { readonly reason: string | undefined; readonly children: ReactElement<Record<string, unknown>> }): ReactElement =>
  reason === undefined ? children : <Tooltip title={reason} describeChild enterDelay={0} enterTouchDelay={0} placement="top-start">{children}</Tooltip>;
