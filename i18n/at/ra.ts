import { ra as de } from '../de/ra.ts';
import type { RaMessages } from '../en/ra.ts';

// Little of the framework's vocabulary differs in Austria; what does is tone, not terms.
export const ra: RaMessages = {
  ...de,
  message: {
    ...de.message,
    loading: 'Bitte um etwas Geduld',
  },
  auth: {
    ...de.auth,
    sign_in_error: 'Anmeldung fehlgeschlagen. Bitte versuchen Sie es nochmals.',
  },
  notification: {
    ...de.notification,
    logged_out: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich nochmals an.',
  },
};
