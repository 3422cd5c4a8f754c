import type { common as english } from '../en/common.ts';
import type { Words } from '../words.ts';

export const common: Words<typeof english> = {
  yes: 'Ja',
  no: 'Nein',
  none: 'Keine Auswahl',
  close: 'Schließen',
  cancel: 'Abbrechen',
  clear: 'Leeren',
  search: 'Suchen',
  refresh: 'Aktualisieren',
  retry: 'Noch einmal versuchen',
  loading: 'Wird geladen',
  sections: 'Abschnitte',
  copy: '%{text} kopieren',
  copied: 'Kopiert',
  copyFailed: 'Der Browser hat das Kopieren nicht erlaubt.',
  active: 'Aktiv',
  inactive: 'Inaktiv',
  failure: 'Bitte wenden Sie sich an die Administratoren. Es ist ein Fehler aufgetreten: %{message}',
  unreachable: 'Der Server ist nicht erreichbar.',
};
