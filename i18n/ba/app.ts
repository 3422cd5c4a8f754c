import type { app as english } from '../en/app.ts';
import { app as hr } from '../hr/app.ts';
import type { Words } from '../words.ts';

// Only what a Bosnian colleague would say differently.
export const app: Words<typeof english> = {
  ...hr,
  pages: {
    ...hr.pages,
    'admin-dashboard': 'Tabla administratora',
    'employee-dashboard': 'Tabla uposlenika',
    403: 'Pristup nije dozvoljen',
  },
  maxBonuses: { ...hr.maxBonuses, failed: 'Najveći bonusi nisu sačuvani.', updated: 'Najveći bonusi su sačuvani' },
  groups: {
    ...hr.groups,
    data: 'Izvještaji',
    competitions: 'Takmičenja',
  },
  login: {
    ...hr.login,
    credential: 'Korisničko ime ili e-mail',
    busy: 'Prijava u toku…',
    banned: 'Korisnički nalog je blokiran',
    inactive: 'Korisnički nalog nije aktivan',
    noRole: 'Nemate dovoljno ovlaštenja',
    lookupFailed: 'Podaci o korisniku nisu preuzeti. Obratite se administratorima. Došlo je do greške s porukom: %{message}',
    unreachable: 'Server se ne javlja. Provjerite vezu i pokušajte ponovo.',
    failed: 'Nešto je pošlo po zlu, šifra greške: %{status}. Pokušajte ponovo ili se javite administratorima.',
    ended: 'Prijava je istekla. Prijavite se ponovo.',
  },
  shell: {
    ...hr.shell,
    openMenu: 'Otvori meni',
    closeMenu: 'Zatvori meni',
    menu: 'Glavni meni',
    failedHint: 'Vratite se i pokušajte ponovo. Ako se ponovi, javite administratorima ovu poruku: %{message}',
    reload: 'Ponovo učitaj stranicu',
    lostHint: 'Provjerite vezu i pokušajte ponovo.',
    again: 'Pokušaj ponovo',
  },
  update: {
    ...hr.update,
    text: 'Dostupna je nova verzija. Osvježite stranicu da je počnete koristiti.',
    missing: 'Ova stranica pripada novijoj verziji. Osvježite da je otvorite.',
  },
  notifications: { ...hr.notifications, unread: 'Obavještenja nisu učitana. Pokušat će se ponovo.', title: 'Obavještenja', bell: '%{smart_count} obavještenje |||| %{smart_count} obavještenja |||| %{smart_count} obavještenja', none: 'Nema obavještenja', failed: 'Obavještenja nisu očišćena.', noArena: 'Odaberite arenu da vidite šta se u njoj dešava.' },
  statuses: {
    ...hr.statuses,
    forbidden: 'Pristup nije dozvoljen',
    notFoundHint: 'Adresa je pogrešna ili toga više nema.',
    back: 'Nazad',
    home: 'Početna stranica',
  },
  arena: {
    ...hr.arena,
    unread: 'Vaše arene nisu učitane pa ovdje nedostaje mnogo toga što inače smijete raditi. Uskoro ponovo učitajte stranicu.',
    lead: 'Prodaja, sesije i izvještaji pripadaju jednoj areni. Možete je promijeniti u svakom trenutku u gornjoj traci.',
  },
  dashboard: {
    ...hr.dashboard,
    lead: 'Kuda dalje?',
    noArena: 'Arena nije odabrana: liste prikazuju podatke iz svih arena.',
    noArenaStaff: 'Arena nije odabrana: liste su prazne dok je ne odaberete u gornjoj traci.',
  },
  profile: {
    ...hr.profile,
    saved: 'Sačuvano',
    notSaved: 'Nije bilo moguće sačuvati, pa važi samo za ovu posjetu.',
    general: 'Opće',
    email: 'E-mail',
    resetExpiry: 'Link za lozinku važi do',
    noEmail: 'E-mail nije upisan.',
    notLoaded: 'Jezik se nije mogao učitati. Provjerite vezu i odaberite ga ponovo.',
  },
};
