import { useEffect, type ReactElement } from 'react';
import { useBlocker, useTranslate } from 'ra-core';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';

/**
 * Asks before unsaved work is left: by Escape, the cross, a press beside the dialog, Back, another screen, or closing the tab.
 * @param unsaved asked at the moment of leaving; a saved or untouched form lets go at once
 */
export const LeaveGuard = ({ unsaved }: { readonly unsaved: () => boolean }): ReactElement | null => {
  const translate = useTranslate();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && unsaved());
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (unsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [unsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog title={translate('engine.leave.title')} confirm={translate('engine.leave.confirm')} destructive onConfirm={() => blocker.proceed()} onClose={() => blocker.reset()}>
      {translate('engine.leave.text')}
    </ConfirmDialog>
  );
};
