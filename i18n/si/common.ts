import type { common as english } from '../en/common.ts';
import type { Words } from '../words.ts';

export const common: Words<typeof english> = {
  yes: 'Da',
  no: 'Ne',
  none: 'Brez',
  close: 'Zapri',
  cancel: 'Prekliči',
  clear: 'Počisti',
  search: 'Išči',
  refresh: 'Osveži',
  retry: 'Poskusi znova',
  loading: 'Nalaganje',
  sections: 'Razdelki',
  copy: 'Kopiraj %{text}',
  copied: 'Kopirano',
  copyFailed: 'Brskalnik ni dovolil kopiranja.',
  active: 'Aktivno',
  inactive: 'Neaktivno',
  failure: 'Obrnite se na administratorje. Prišlo je do napake s sporočilom: %{message}',
  unreachable: 'Strežnik se ne odziva.',
};
