import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactElement } from 'react';

/** A line in the place of what could not be loaded, with the way to try again. */
export const Unloaded = ({ again }: { readonly again: () => void }): ReactElement => {
  const translate = useTranslate();
  return <p role="alert">{translate('engine.failed.title')} <Button size="small" onClick={again}>{translate('common.retry')}</Button></p>;
};
