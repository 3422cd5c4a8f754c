import { memo, use, type ReactElement } from 'react';
import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { isFiscal } from '#resources/domain/fiscal-countries.ts';
import { at } from '#resources/schema/condition.ts';
import { TillPlace } from './place.ts';

/** Says that the tax office hears of nothing that is sold here, where the country's office wants to and the company was not set up for it; nothing elsewhere, and while it is not known. */
export const Unreported = memo((): ReactElement | null => {
  const translate = useTranslate();
  const { company } = use(TillPlace);
  return isFiscal(at(company, 'country.code')) && at(company, 'fiscalization') === false ? <Alert severity="warning">{translate('till.unreported', { company: String(at(company, 'name') ?? '') })}</Alert> : null;
});
