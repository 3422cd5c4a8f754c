import type { letters as english } from '../en/letters.ts';
import type { Words } from '../words.ts';

export const letters: Words<typeof english> = {
  passwordReset: {
    subject: 'Nova lozinka za %{username}',
    text: 'Pozdrav %{username},\n\notvorite ovaj link i postavite novu lozinku:\n\n%{link}\n\nVaži jednom i do %{expires}. Ako ga niste zatražili, javite osoblju svoje arene.',
  },
};
