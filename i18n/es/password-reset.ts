import type { passwordReset as english } from '../en/password-reset.ts';
import type { Words } from '../words.ts';

export const passwordReset: Words<typeof english> = {
  title: 'Poner una contraseña nueva',
  lead: 'Para %{username}',
  password: 'Contraseña nueva',
  show: 'Mostrar la contraseña',
  hide: 'Ocultar la contraseña',
  rule: 'Al menos 6 caracteres',
  submit: 'Guardar contraseña',
  busy: 'Guardando…',
  checking: 'Comprobando el enlace…',
  done: 'La contraseña nueva está puesta. Inicie sesión con ella.',
  signIn: 'Ir al inicio de sesión',
  until: 'Este enlace funciona una vez, hasta %{until}.',
  unreachable: 'No se ha podido contactar con el servidor. Compruebe la conexión e inténtelo de nuevo.',
  incomplete: 'El enlace no está completo. Ábralo de nuevo desde el mensaje.',
};
