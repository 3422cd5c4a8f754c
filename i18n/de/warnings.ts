import type { warnings as english } from '../en/warnings.ts';
import type { Words } from '../words.ts';

export const warnings: Words<typeof english> = {
  ownTitle: 'Sich selbst aussperren?',
  ownText: 'Das ist Ihr eigenes Konto: Sie werden abgemeldet und können nicht von selbst zurückkehren.',
  coins: '%{total} Coin geht verloren. |||| %{total} Coins gehen verloren.',
  holdings: '%{total} aktiver Eintrag des Inventars geht verloren. |||| %{total} aktive Einträge des Inventars gehen verloren.',
  noCertificate: 'Ohne Zertifikat kann nichts signiert werden. Laden Sie es unten hoch.',
};
