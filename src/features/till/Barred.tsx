import type { ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import type { Barring } from './barring.ts';
import './till.css';

/** Says that somebody may not play, in a word. */
export const BarredBadge = ({ as }: Pick<Barring, 'as'>): ReactElement => {
  const translate = useTranslate();
  return <StatusBadge tone={as === 'banned' ? 'error' : 'warning'} icon="block">{translate(`till.barred.${as}`)}</StatusBadge>;
};
/** The same with what it means and why. */
export const BarredNote = ({ as, reason }: Barring): ReactElement => {
  const translate = useTranslate();
  return <p className="till-barred" role="alert"><BarredBadge as={as} /><span>{[translate('till.barred.note'), reason && `${translate('resources.users.fields.ban_reason')}: ${reason}`].filter(Boolean).join(' ')}</span></p>;
};
