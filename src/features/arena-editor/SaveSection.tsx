import type { ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { DisabledReason } from '#src/ui/DisabledReason.tsx';

interface Props {
  readonly saving: boolean;
  /** Why it cannot be saved now. */
  readonly reason?: string | undefined;
  /** The form it submits, where it stands outside of it. */
  readonly form?: string;
  readonly onClick?: () => void;
}
/** The button at the end of a section. */
export const SaveSection = ({ saving, reason, form, onClick }: Props): ReactElement => {
  const translate = useTranslate();
  return (
    <div className="ad-section-foot">
      <DisabledReason reason={reason}><Button type={onClick ? 'button' : 'submit'} form={form} variant="contained" loading={saving} onClick={onClick}>{translate('arenaEditor.saveSection')}</Button></DisabledReason>
    </div>
  );
};
/** Everything but the general section needs an arena that exists; `unread` says which part of it is not known, so that nothing is stored over it. */
export const useNotYet = (arena: unknown, unread?: string): string | undefined => {
  const translate = useTranslate();
  return arena ? unread : translate('arenaEditor.generalFirst');
};
