import type { passwordReset as english } from '../en/password-reset.ts';
import type { Words } from '../words.ts';

export const passwordReset: Words<typeof english> = {
  title: 'Neues Passwort setzen',
  lead: 'Für %{username}',
  password: 'Neues Passwort',
  show: 'Passwort anzeigen',
  hide: 'Passwort verbergen',
  rule: 'Mindestens 6 Zeichen',
  submit: 'Passwort speichern',
  busy: 'Wird gespeichert …',
  checking: 'Der Link wird geprüft …',
  done: 'Das neue Passwort ist gesetzt. Melden Sie sich damit an.',
  signIn: 'Zur Anmeldung',
  until: 'Dieser Link gilt einmal, bis %{until}.',
  unreachable: 'Der Server ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  incomplete: 'Der Link ist nicht vollständig. Öffnen Sie ihn noch einmal aus der Nachricht.',
};
