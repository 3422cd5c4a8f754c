import type { passwordReset as english } from '../en/password-reset.ts';
import { passwordReset as hr } from '../hr/password-reset.ts';
import type { Words } from '../words.ts';

// Only what a Bosnian colleague would say differently.
export const passwordReset: Words<typeof english> = {
  ...hr,
  submit: 'Sačuvaj lozinku',
  busy: 'Lozinka se čuva …',
  checking: 'Provjera linka …',
  until: 'Ovaj link važi jednom, do %{until}.',
  unreachable: 'Server nije dostupan. Provjerite vezu i pokušajte ponovo.',
  incomplete: 'Link nije potpun. Otvorite ga ponovo iz poruke.',
};
