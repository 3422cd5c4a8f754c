import { engine as de } from '../de/engine.ts';
import type { engine as english } from '../en/engine.ts';
import type { Words } from '../words.ts';

export const engine: Words<typeof english> = {
  ...de,
  failed: { ...de.failed, text: 'Prüfen Sie die Verbindung und versuchen Sie es nochmals. Ihre Eingaben sind noch da.' },
  versions: {
    ...de.versions,
    title: 'Jemand anderer hat diesen Eintrag geändert',
    text: 'Wählen Sie für jedes Feld, welcher Stand bleibt, und speichern Sie dann nochmals. Was nur einer von beiden geändert hat, ist schon so vorgeschlagen.',
  },
  failures: {
    ...de.failures,
    upload: 'Die Datei konnte nicht hochgeladen werden. Versuchen Sie es nochmals oder wenden Sie sich an die Administratoren.',
  },
  notes: { ...de.notes, signature: 'Signatur der Registrierkassa' },
};
