import type { refusals as english } from '../en/refusals.ts';
import type { Words } from '../words.ts';

export const refusals: Words<typeof english> = {
  line: 'Zeile %{number}',
  price: 'der Preis von %{name} hat sich geändert',
  priceNow: '%{name} kostet jetzt %{now}, nicht %{seen}',
  amount: 'der Betrag für %{name} passt nicht zum Preis',
  coinsNow: 'für %{money} gibt es jetzt %{now} Coins, nicht %{seen}',
  stock: 'von %{name} ist nicht genug da',
  left: 'von %{name} können höchstens %{amount} verkauft werden',
  none: '%{name} ist ausverkauft',
  gone: '%{name} ist hier nicht mehr im Angebot',
  twice: '%{name} ist zweimal im Warenkorb',
  box: '%{name}, %{box}: %{rule}',
  lines: 'ein Verkauf hat höchstens %{amount} Zeilen',
  noLines: 'der Warenkorb ist leer',
  playerGone: 'diesen Spieler gibt es nicht mehr',
  playerChanged: '%{field} des Spielers hat sich geändert; wählen Sie den Spieler neu',
  balance: 'die Coins des Spielers haben sich geändert; wählen Sie den Spieler neu',
  issuer: 'inzwischen ist jemand anderes angemeldet; laden Sie die Seite neu',
  issuerChanged: 'Ihre eigenen Daten haben sich geändert (%{field}); laden Sie die Seite neu',
  arena: 'in dieser Arena kann nicht mehr verkauft werden',
  register: 'diese Kasse ist nicht mehr in Betrieb; wählen Sie eine andere',
  method: 'diese Zahlungsart ist hier ausgeschaltet; wählen Sie eine andere',
  page: 'Seite und Dienst passen nicht mehr zusammen; laden Sie die Seite neu',
};
