import { useNotificationContext, useTakeUndoableMutation, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { client } from '#src/app/client.ts';
import type { Colour, Snackbar as Said } from '#src/app/state.ts';
import { useClient } from '#src/app/useDesk.ts';
import { Icon, iconOf } from '#src/ui/icons.tsx';

/** React-admin calls what went well `info`. */
const colours: Readonly<Record<string, Colour>> = { success: 'success', info: 'success', warning: 'warning', error: 'error' };

/** Takes what react-admin's `notify` says into the client state, where the one snackbar stands. */
const useNotifications = () => {
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  useEffect(() => {
    if (notifications.length === 0) return;
    const notification = takeNotification();
    if (!notification) return;
    const { message, type, notificationOptions = {} } = notification;
    // Nothing here can be undone: what waits for that is done at once.
    if (notificationOptions.undoable) takeMutation()?.({ isUndo: false });
    if (typeof message === 'string') client.say(translate(message, notificationOptions.messageArgs), colours[type] ?? 'success', ...timeoutOf(notificationOptions.autoHideDuration));
  }, [notifications, takeNotification, takeMutation, translate]);
};
const timeoutOf = (said: number | null | undefined): [] | [number | null] => (said === undefined ? [] : [said]);

/** A message, until it goes. Its time stands still while the pointer or the focus is on it. */
const Message = ({ snackbar }: { readonly snackbar: Said }) => {
  const translate = useTranslate();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (snackbar.timeout === null || held) return;
    const timer = setTimeout(client.hush, snackbar.timeout);
    return () => clearTimeout(timer);
  }, [snackbar, held]);
  const hold = { onMouseEnter: () => setHeld(true), onMouseLeave: () => setHeld(false), onFocus: () => setHeld(true), onBlur: () => setHeld(false) };
  return (
    <div className="ad-snackbar-place" role={snackbar.color === 'error' ? 'alert' : 'status'}>
        <div className={`ad-snackbar ad-snackbar-${snackbar.color}`} {...hold}>
          <Icon name={iconOf(snackbar.icon)} />
          <span>{snackbar.message}</span>
          <button type="button" aria-label={translate('app.shell.dismiss')} title={translate('app.shell.dismiss')} onClick={client.hush}>
            <Icon name="close" size={18} />
          </button>
        </div>
    </div>
  );
};

/** The one snackbar. */
export const Snackbar = () => {
  useNotifications();
  const { snackbar } = useClient();
  // Into the page's end anew for each message: a dialog hides from assistive technology what was there when it opened.
  return !snackbar.show ? null : createPortal(<Message snackbar={snackbar} />, document.body);
};
