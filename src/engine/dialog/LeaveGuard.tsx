import { useEffect, type ReactElement } from 'react';
import { useBlocker, useTranslate } from 'ra-core';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';

interface QuestionProps {
  readonly onLeave: () => void;
  readonly onStay: () => void;
}
/** Leave, and lose what is unsaved? */
export const LeaveQuestion = ({ onLeave, onStay }: QuestionProps): ReactElement => {
  const translate = useTranslate();
  return (
    <ConfirmDialog title={translate('engine.leave.title')} confirm={translate('engine.leave.confirm')} destructive onConfirm={onLeave} onClose={onStay}>
      {translate('engine.leave.text')}
    </ConfirmDialog>
  );
};

/**
 * Asks before unsaved work is left: by Escape, the cross, a press beside the dialog, Back, another screen, or closing the tab.
 * @param unsaved asked at the moment of leaving; a saved or untouched form lets go at once
 */
export const LeaveGuard = ({ unsaved }: { readonly unsaved: () => boolean }): ReactElement | null => {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && unsaved());
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (unsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [unsaved]);
  return blocker.state === 'blocked' ? <LeaveQuestion onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} /> : null;
};
