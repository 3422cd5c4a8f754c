import type { letters as english } from '../en/letters.ts';
import type { Words } from '../words.ts';

export const letters: Words<typeof english> = {
  passwordReset: {
    subject: 'Neues Passwort für %{username}',
    text: 'Hallo %{username},\n\nüber diesen Link setzen Sie ein neues Passwort:\n\n%{link}\n\nEr gilt einmal und bis %{expires}. Wenn Sie ihn nicht angefordert haben, sagen Sie bitte in Ihrer Arena Bescheid.',
  },
};
