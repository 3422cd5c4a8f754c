import type { passwordReset as english } from '../en/password-reset.ts';
import type { Words } from '../words.ts';

export const passwordReset: Words<typeof english> = {
  title: 'Nastavite novo geslo',
  lead: 'Za uporabnika %{username}',
  password: 'Novo geslo',
  show: 'Prikaži geslo',
  hide: 'Skrij geslo',
  rule: 'Vsaj 6 znakov',
  submit: 'Shrani geslo',
  busy: 'Shranjevanje …',
  checking: 'Preverjanje povezave …',
  done: 'Novo geslo je nastavljeno. Prijavite se z njim.',
  signIn: 'Na prijavo',
  until: 'Ta povezava velja enkrat, do %{until}.',
  unreachable: 'Strežnik ni dosegljiv. Preverite povezavo in poskusite znova.',
  incomplete: 'Povezava ni popolna. Znova jo odprite iz sporočila.',
};
