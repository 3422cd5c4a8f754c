import type { errors as english } from '../en/errors.ts';
import type { Words } from '../words.ts';

export const errors: Words<typeof english> = {
  unauthenticated: 'Hay que iniciar sesión para continuar.',
  invalidCredentials: 'Usuario o contraseña incorrectos',
  tooManyAttempts: 'Demasiados intentos. Probar de nuevo dentro de un minuto.',
  banned: 'La cuenta de usuario está bloqueada',
  inactive: 'La cuenta de usuario está inactiva',
  forbidden: 'Sin permiso para esta acción.',
  notFound: 'Este registro ya no existe.',
  invalid: 'Algunos datos no son correctos.',
  malformed: 'No se ha podido leer la solicitud.',
  tooLarge: 'Es demasiado grande.',
  unsupportedType: 'Este tipo de archivo no se admite.',
  stale: 'Otra persona ha modificado este registro entretanto.',
  taken: 'Este valor ya está en uso.',
  inUse: 'Todavía se está usando y no se puede eliminar.',
  lastAdmin: 'Alguien debe conservar todos los permisos: este es el último administrador activo.',
  alreadySent: 'Esta notificación ya se ha enviado y no se puede cambiar.',
  keyReused: 'Esta clave ya se utilizó para otra solicitud.',
  unavailable: 'El servicio no está disponible en este momento.',
  unexpected: 'Algo ha fallado en el servidor.',
};
