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
  badTransition: 'Un pedido no puede pasar de este estado a ese.',
  notPending: 'Esta identidad ya no está pendiente de decisión.',
  linkUnknown: 'Este enlace no es válido. Solicite uno nuevo.',
  linkExpired: 'Este enlace ha caducado. Solicite uno nuevo.',
  linkUsed: 'Este enlace ya se ha utilizado. Si lo necesita, solicite uno nuevo.',
  mailFailed: 'No se ha podido enviar el correo, así que el enlace no es válido. Inténtelo más tarde.',
  keyReused: 'Esta clave ya se utilizó para otra solicitud.',
  unavailable: 'El servicio no está disponible en este momento.',
  unexpected: 'Algo ha fallado en el servidor.',
};
