import { purchase as german } from '../de/purchase.ts';

export const purchase: typeof german = {
  ...german,
  registerNamed: 'Kassa %{label}',
  register: 'Kassa',
  chooseRegister: 'Kassa wählen',
  noArenaHint: 'Preise, Bestand und Kassen gehören zu einer Arena. Wählen Sie sie in der oberen Leiste.',
  noRegisters: 'Öffnen Sie die Einstellungen der Arena und legen Sie mindestens eine Kassa an',
  company: { ...german.company, pidn: 'UID-Nummer' },
  cash: { ...german.cash, change: 'Retourgeld' },
  reasons: { ...german.reasons, company: 'Füllen Sie Name, UID-Nummer und Adresse der Firma aus oder klappen Sie den Block zu.', register: 'Wählen Sie eine Kassa.' },
};
