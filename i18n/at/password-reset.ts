import { passwordReset as de } from '../de/password-reset.ts';
import type { passwordReset as english } from '../en/password-reset.ts';
import type { Words } from '../words.ts';

// Only what an Austrian colleague would say differently.
export const passwordReset: Words<typeof english> = {
  ...de,
  unreachable: 'Der Server ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es nochmals.',
  incomplete: 'Der Link ist nicht vollständig. Öffnen Sie ihn nochmals aus der Nachricht.',
};
