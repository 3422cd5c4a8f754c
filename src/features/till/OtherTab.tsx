import { memo, useEffect, useState, type ReactElement } from 'react';
import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { standAt } from './presence.ts';
import { ownerKey } from './store.ts';
import { useRegister } from './useRegister.ts';

/** Says that another tab works at the same register; nothing while none does. */
export const OtherTab = memo((): ReactElement | null => {
  const translate = useTranslate();
  const { owner } = useRegister();
  const place = owner && ownerKey(owner).join('/');
  const [seen, setSeen] = useState<string | null>(null);
  useEffect(() => (place === null ? undefined : standAt(place, (others) => setSeen(others ? place : null))), [place]);
  return place !== null && seen === place ? <Alert severity="warning">{translate('till.otherTab', { register: owner?.register })}</Alert> : null;
});
