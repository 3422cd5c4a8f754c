import { errors as de } from '../de/errors.ts';
import type { errors as english } from '../en/errors.ts';
import type { Words } from '../words.ts';

export const errors: Words<typeof english> = {
  ...de,
  onInvoices: 'Diese Nummer steht auf Rechnungen und bleibt daher. Schalten Sie die Kassa ab und legen Sie eine neue an.',
  tooManyAttempts: 'Zu viele Versuche. Versuchen Sie es in einer Minute nochmals.',
  tooManyFiles: 'Sie haben so viele Dateien hochgeladen, wie eine Person an einem Tag darf. Versuchen Sie es morgen nochmals.',
  stale: 'Jemand anderer hat diesen Eintrag inzwischen geändert.',
  mailFailed: 'Die E-Mail konnte nicht gesendet werden, der Link gilt daher nicht. Versuchen Sie es später nochmals.',
};
