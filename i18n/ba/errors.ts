import type { errors as english } from '../en/errors.ts';
import { errors as hr } from '../hr/errors.ts';
import type { Words } from '../words.ts';

export const errors: Words<typeof english> = {
  ...hr,
  tooManyAttempts: 'Previše pokušaja. Pokušajte ponovo za minutu.',
  tooManyFiles: 'Učitali ste onoliko datoteka koliko jedna osoba smije u jednom danu. Pokušajte ponovo sutra.',
  banned: 'Korisnički nalog je blokiran',
  inactive: 'Korisnički nalog nije aktivan',
  keyMalformed: 'Zaglavlje Idempotency-Key mora imati od 8 do 200 znakova: slova bez dijakritika, cifre i . _ : -',
  forbidden: 'Za ovo nemate dozvolu.',
  ownAward: 'Niko ne može nagraditi samog sebe. Zamolite kolegu.',
  unsupportedType: 'Takva vrsta fajla se ne prihvata.',
  stale: 'Neko drugi je u međuvremenu izmijenio ovaj unos.',
  taken: 'Ta vrijednost je već zauzeta.',
  lastAdmin: 'Neko mora ostati s punim pravima: ovo je posljednji aktivni administrator.',
  lastDefault: 'Uposlenici dodjeljuju samo zadane uloge pa jedna mora ostati: prvo drugu ulogu označite kao zadanu.',
  currencyInUse: 'Cijene, narudžbe ili računi ove arene su u njenoj valuti pa se ona ne mijenja. Za drugu valutu dodajte novu arenu.',
  countryInUse: 'Zalihe ili računi nose poreze sadašnje države pa firma mora ostati u njoj.',
  localeInUse: 'Računi ove arene slijede njenu jezičku oznaku pa se ona ne mijenja. Za drugu dodajte novu arenu.',
  codeInUse: 'U ovoj državi ima firmi pa se njena oznaka ne mijenja.',
  badTransition: 'Narudžba ne može iz ovog statusa preći u taj.',
  linkUnknown: 'Ovaj link ne važi. Zatražite novi.',
  linkExpired: 'Ovaj link je istekao. Zatražite novi.',
  linkUsed: 'Ovaj link je već iskorišten. Po potrebi zatražite novi.',
  mailFailed: 'Poruku nije bilo moguće poslati pa link ne važi. Pokušajte kasnije ponovo.',
  notOnSale: 'Nešto od toga trenutno nije u prodaji.',
  notFiscal: 'Ova prodaja se ne fiskalizira: fiskalizacija je isključena za njen način plaćanja ili firmu.',
  noAddress: 'Korisnik nema e-mail adresu pa link nije poslan. Prvo upišite adresu.',
  keyReused: 'Taj ključ je već upotrijebljen za drugi zahtjev.',
  unavailable: 'Usluga trenutno nije dostupna.',
  unexpected: 'Na serveru je nešto pošlo po zlu.',
};
