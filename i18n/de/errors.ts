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
  badTransition: 'Eine Bestellung kann nicht von diesem Status in jenen wechseln.',
  notPending: 'Diese Identität wartet nicht mehr auf eine Entscheidung.',
  linkUnknown: 'Dieser Link ist ungültig. Bitte fordern Sie einen neuen an.',
  linkExpired: 'Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.',
  linkUsed: 'Dieser Link wurde schon verwendet. Bei Bedarf fordern Sie bitte einen neuen an.',
  mailFailed: 'Die E-Mail konnte nicht gesendet werden, der Link gilt daher nicht. Versuchen Sie es später noch einmal.',
  keyReused: 'Dieser Schlüssel wurde schon für eine andere Anfrage verwendet.',
  unavailable: 'Der Dienst ist im Moment nicht verfügbar.',
  unexpected: 'Auf dem Server ist etwas schiefgegangen.',
};
