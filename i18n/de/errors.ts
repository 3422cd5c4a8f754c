import type { errors as english } from '../en/errors.ts';
import type { Words } from '../words.ts';

export const errors: Words<typeof english> = {
  unauthenticated: 'Bitte melden Sie sich an.',
  invalidCredentials: 'Benutzername oder Passwort ist falsch',
  tooManyAttempts: 'Zu viele Versuche. Versuchen Sie es in einer Minute noch einmal.',
  banned: 'Das Benutzerkonto ist gesperrt',
  inactive: 'Das Benutzerkonto ist nicht aktiv',
  forbidden: 'Dafür haben Sie keine Berechtigung.',
  notFound: 'Diesen Eintrag gibt es nicht mehr.',
  invalid: 'Einige Angaben stimmen nicht.',
  malformed: 'Die Anfrage konnte nicht gelesen werden.',
  tooLarge: 'Das ist zu groß.',
  unsupportedType: 'Diese Art von Datei wird nicht angenommen.',
  stale: 'Jemand anderes hat diesen Eintrag inzwischen geändert.',
  taken: 'Dieser Wert ist bereits vergeben.',
  inUse: 'Der Eintrag wird noch verwendet und kann nicht gelöscht werden.',
  lastAdmin: 'Jemand muss alle Rechte behalten: Das ist der letzte aktive Admin.',
  alreadySent: 'Diese Mitteilung ist bereits verschickt und lässt sich nicht mehr ändern.',
  keyReused: 'Dieser Schlüssel wurde schon für eine andere Anfrage verwendet.',
  unavailable: 'Der Dienst ist im Moment nicht verfügbar.',
  unexpected: 'Auf dem Server ist etwas schiefgegangen.',
};
