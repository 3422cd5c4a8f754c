import type { errors as english } from '../en/errors.ts';
import type { Words } from '../words.ts';

export const errors: Words<typeof english> = {
  unauthenticated: 'Za nadaljevanje se je treba prijaviti.',
  invalidCredentials: 'Napačno uporabniško ime ali geslo',
  tooManyAttempts: 'Preveč poskusov. Poskusite znova čez minuto.',
  banned: 'Uporabniški račun je blokiran',
  inactive: 'Uporabniški račun ni aktiven',
  forbidden: 'Za to nimate dovoljenja.',
  notFound: 'Ta vnos ne obstaja več.',
  invalid: 'Nekateri vpisani podatki niso pravilni.',
  malformed: 'Zahteve ni bilo mogoče prebrati.',
  tooLarge: 'To je preveliko.',
  unsupportedType: 'Takšna vrsta datoteke ni dovoljena.',
  stale: 'Nekdo drug je ta vnos medtem spremenil.',
  taken: 'Ta vrednost je že zasedena.',
  inUse: 'Je še v uporabi in ga ni mogoče izbrisati.',
  lastAdmin: 'Nekdo mora obdržati vse pravice: to je zadnji aktivni administrator.',
  alreadySent: 'Obvestilo je že poslano in ga ni več mogoče spreminjati.',
  keyReused: 'Ta ključ je bil že uporabljen za drugo zahtevo.',
  unavailable: 'Storitev trenutno ni na voljo.',
  unexpected: 'Na strežniku je šlo nekaj narobe.',
};
