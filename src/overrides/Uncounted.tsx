import { useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import { Notice } from './Notice.tsx';

/** Says that something which goes with a record could not be asked: that nothing is said of it does not mean that there is none. */
export const Uncounted = ({ of }: { readonly of: readonly { readonly isError: boolean; readonly isPaused: boolean }[] }): ReactElement | null => {
  const translate = useTranslate();
  return of.some(({ isError, isPaused }) => isError || isPaused) ? <Notice>{translate('engine.delete.uncounted')}</Notice> : null;
};
