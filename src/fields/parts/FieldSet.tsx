import type { ReactElement, ReactNode } from 'react';
import { Reasoned } from './Reasoned.tsx';

interface FieldSetProps {
  readonly label: string;
  readonly required?: boolean;
  readonly error: ReactNode | null;
  readonly help?: string | undefined;
  readonly reason?: string | undefined;
  readonly children: ReactNode;
}

/** Several controls that make one value: their name, and below them what is wrong or what helps. */
export const FieldSet = ({ label, required = false, error, help, reason, children }: FieldSetProps): ReactElement => (
  <Reasoned reason={reason}>
    <fieldset className="ad-group">
      <legend>
        {label}
        {required && <span aria-hidden className="ad-mark ad-error"> *</span>}
      </legend>
      {children}
      <p className="ad-below" role={error === null ? undefined : 'alert'}>{error ?? help ?? ' '}</p>
    </fieldset>
  </Reasoned>
);
