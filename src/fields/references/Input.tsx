import type { ReactElement } from 'react';
import { ReferencePicker } from '../parts/ReferencePicker.tsx';
import type { InputProps } from '../types.ts';

/** Several records of another resource; those this person may not choose are locked, chosen or not. */
export const ReferencesInput = (props: InputProps): ReactElement => <ReferencePicker {...props} several />;
