import { memo, type ReactElement } from 'react';
import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { useSales } from './useSales.ts';

/** Says that this browser keeps nothing (it is full, or the window is private): sales go on, but a reload would forget them. */
export const NotKept = memo((): ReactElement | null => {
  const translate = useTranslate();
  const { keeps } = useSales();
  return keeps ? null : <Alert severity="warning">{translate('till.notKept')}</Alert>;
});
