import type { ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { Icon } from './icons.tsx';

/** A truth in words. Yes is good unless `bad` says otherwise; no says nothing either way. */
export const YesNo = ({ yes, bad = false }: { readonly yes: boolean; readonly bad?: boolean }): ReactElement => {
  const translate = useTranslate();
  return (
    <span className={`ad-badge ad-${yes ? (bad ? 'error' : 'success') : 'neutral'}`}>
      <Icon name={yes ? (bad ? 'block' : 'check_circle') : 'remove'} size={16} />
      {translate(yes ? 'common.yes' : 'common.no')}
    </span>
  );
};
