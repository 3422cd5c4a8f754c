import type { passwordReset as english } from '../en/password-reset.ts';
import type { Words } from '../words.ts';

export const passwordReset: Words<typeof english> = {
  title: 'Postavite novu lozinku',
  lead: 'Za korisnika %{username}',
  password: 'Nova lozinka',
  show: 'Prikaži lozinku',
  hide: 'Sakrij lozinku',
  rule: 'Najmanje 6 znakova',
  submit: 'Spremi lozinku',
  busy: 'Spremanje …',
  checking: 'Provjera poveznice …',
  done: 'Nova je lozinka postavljena. Prijavite se njome.',
  signIn: 'Na prijavu',
  until: 'Ova poveznica vrijedi jednom, do %{until}.',
  unreachable: 'Poslužitelj nije dostupan. Provjerite vezu i pokušajte ponovno.',
  incomplete: 'Poveznica nije potpuna. Otvorite je ponovno iz poruke.',
};
