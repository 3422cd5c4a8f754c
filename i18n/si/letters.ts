import type { letters as english } from '../en/letters.ts';
import type { Words } from '../words.ts';

export const letters: Words<typeof english> = {
  passwordReset: {
    subject: 'Novo geslo za %{username}',
    text: 'Pozdravljeni, %{username},\n\nodprite to povezavo in nastavite novo geslo:\n\n%{link}\n\nVelja enkrat in do %{expires}. Če je niste zahtevali, povejte osebju svoje arene.',
  },
};
