import type { errors as english } from '../en/errors.ts';
import type { Words } from '../words.ts';

export const errors: Words<typeof english> = {
  unauthenticated: 'Za nastavak se treba prijaviti.',
  invalidCredentials: 'Pogrešno korisničko ime ili lozinka',
  tooManyAttempts: 'Previše pokušaja. Pokušajte ponovno za minutu.',
  banned: 'Korisnički račun je blokiran',
  inactive: 'Korisnički račun nije aktivan',
  forbidden: 'Za ovo nemate dopuštenje.',
  notFound: 'Ovaj unos više ne postoji.',
  invalid: 'Nešto od upisanog nije ispravno.',
  malformed: 'Zahtjev nije bilo moguće pročitati.',
  tooLarge: 'Ovo je preveliko.',
  unsupportedType: 'Takva vrsta datoteke ne prihvaća se.',
  stale: 'Netko je drugi u međuvremenu izmijenio ovaj unos.',
  taken: 'Ta je vrijednost već zauzeta.',
  inUse: 'Još se koristi i nije ga moguće obrisati.',
  lastAdmin: 'Netko mora ostati s punim pravima: ovo je zadnji aktivni administrator.',
  alreadySent: 'Obavijest je već poslana i više se ne može mijenjati.',
  keyReused: 'Taj je ključ već upotrijebljen za drugi zahtjev.',
  unavailable: 'Usluga trenutačno nije dostupna.',
  unexpected: 'Na poslužitelju je nešto pošlo po zlu.',
};
