import { app as de } from '../de/app.ts';
import type { app as english } from '../en/app.ts';
import type { Words } from '../words.ts';

// Only what an Austrian colleague would say differently.
export const app: Words<typeof english> = {
  ...de,
  login: {
    ...de.login,
    unreachable: 'Der Server ist nicht erreichbar. Bitte prüfen Sie die Verbindung und versuchen Sie es nochmals.',
    failed: 'Etwas ist schiefgegangen, Fehlercode: %{status}. Bitte versuchen Sie es nochmals oder wenden Sie sich an die Administration.',
    ended: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich nochmals an.',
  },
  shell: {
    ...de.shell,
    failedHint: 'Gehen Sie zurück und versuchen Sie es nochmals. Tritt es wieder auf, geben Sie den Administratoren diese Meldung weiter: %{message}',
  },
};
