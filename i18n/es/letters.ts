import type { letters as english } from '../en/letters.ts';
import type { Words } from '../words.ts';

export const letters: Words<typeof english> = {
  passwordReset: {
    subject: 'Nueva contraseña para %{username}',
    text: 'Hola, %{username}:\n\nabra este enlace para poner una contraseña nueva:\n\n%{link}\n\nFunciona una sola vez y hasta %{expires}. Si no lo ha pedido, avise al personal de su arena.',
  },
};
