import { useState, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Icon } from '#src/ui/icons.tsx';

/** Says in a section which part of it could not be read, and asks for it again. */
export const Unread = ({ retry, children }: { readonly retry: () => Promise<void>; readonly children: string }): ReactElement => {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const again = () => {
    setAsking(true);
    void retry().finally(() => setAsking(false));
  };
  return (
    <div className="ad-notice" role="alert" style={{ alignItems: 'center' }}>
      <Icon name="error" size={20} />
      <span>{children}</span>
      <Button size="small" loading={asking} onClick={again} style={{ flex: 'none' }}>{translate('common.retry')}</Button>
    </div>
  );
};
