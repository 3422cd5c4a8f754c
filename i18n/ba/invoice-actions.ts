import type { invoiceActions as english } from '../en/invoice-actions.ts';
import { invoiceActions as hr } from '../hr/invoice-actions.ts';
import type { Words } from '../words.ts';

// Only what a Bosnian colleague would say differently.
export const invoiceActions: Words<typeof english> = {
  ...hr,
  created: 'Račun je izdat',
  createdOnly: 'Račun je izdat, ali nije fiskalizovan.',
  restoredOnly: 'Račun je storniran, ali storno još nije fiskalizovan.',
  fiscalized: 'Račun je fiskalizovan',
  notFiscalized: 'Račun još nije fiskalizovan.',
  errors: 'Desile su se greške: %{errors}.',
  restoreTitle: 'Reklamacija računa %{label}',
  ask: 'Provjeri ponovo',
  unknown: 'Još se ne zna je li račun storniran. Provjerite ponovo: ništa se ne stornira dvaput.',
  fiscalize: 'Fiskalizuj',
  fiscalizeOf: 'Fiskalizuj %{label}',
  fiscalizing: 'Čeka se odgovor fiskalnog uređaja.',
  fiscal: {
    ...hr.fiscal,
    noWords: 'Poreska uprava nije navela razlog (kod %{code}).',
    none: 'Ovaj račun je izdat bez fiskalizacije.',
    pending: 'Fiskalni uređaj još nije izdao fiskalni račun; pokušava se ponovo samo od sebe.',
    rejected: 'Fiskalni uređaj je odbio ovaj račun. Ispravite što navodi, zatim pritisnite Fiskalizuj.',
    rejectedForGood: 'Fiskalni uređaj je odbio ovaj račun zbog podatka koji na njemu stoji i više se ne može mijenjati. Stornirajte ga i izdajte novi.',
    answers: {
      unreachable: 'Fiskalni uređaj nije dostupan.',
      timeout: 'Fiskalni uređaj nije odgovorio na vrijeme.',
      unreadable: 'Odgovor fiskalnog uređaja nije čitljiv.',
      lacking: 'Nedostaje podatak koji fiskalni uređaj traži.',
    },
  },
};
