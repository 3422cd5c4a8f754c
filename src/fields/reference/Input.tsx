import type { ReactElement } from 'react';
import { ReferencePicker } from '../parts/ReferencePicker.tsx';
import type { InputProps } from '../types.ts';

/** One record of another resource, by its id. */
export const ReferenceInput = (props: InputProps): ReactElement => <ReferencePicker {...props} several={false} />;
