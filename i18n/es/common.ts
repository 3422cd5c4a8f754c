import type { common as english } from '../en/common.ts';
import type { Words } from '../words.ts';

export const common: Words<typeof english> = {
  yes: 'Sí',
  no: 'No',
  none: 'Ninguno',
  close: 'Cerrar',
  cancel: 'Cancelar',
  clear: 'Vaciar',
  search: 'Buscar',
  refresh: 'Actualizar',
  retry: 'Reintentar',
  loading: 'Cargando',
  sections: 'Secciones',
  copy: 'Copiar %{text}',
  copied: 'Copiado',
  copyFailed: 'El navegador no ha permitido copiar.',
  active: 'Activo',
  inactive: 'Inactivo',
  failure: 'Avise a los administradores. Se ha producido un error con el mensaje: %{message}',
  unreachable: 'El servidor no responde.',
};
