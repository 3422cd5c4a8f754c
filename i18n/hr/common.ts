import type { common as english } from '../en/common.ts';
import type { Words } from '../words.ts';

export const common: Words<typeof english> = {
  yes: 'Da',
  no: 'Ne',
  none: 'Nema',
  close: 'Zatvori',
  cancel: 'Odustani',
  clear: 'Isprazni',
  search: 'Traži',
  refresh: 'Osvježi',
  retry: 'Pokušaj ponovno',
  loading: 'Učitavanje',
  sections: 'Odjeljci',
  copy: 'Kopiraj %{text}',
  copied: 'Kopirano',
  copyFailed: 'Preglednik nije dopustio kopiranje.',
  active: 'Aktivno',
  inactive: 'Neaktivno',
  failure: 'Obratite se administratorima. Došlo je do greške s porukom: %{message}',
  unreachable: 'Poslužitelj se ne javlja.',
};
