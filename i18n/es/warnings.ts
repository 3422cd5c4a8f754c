import type { warnings as english } from '../en/warnings.ts';
import type { Words } from '../words.ts';

export const warnings: Words<typeof english> = {
  ownTitle: '¿Quedarse sin acceso?',
  ownText: 'Es su propia cuenta: se cerrará la sesión y no podrá volver por su cuenta.',
  coins: 'Se pierde %{total} moneda. |||| Se pierden %{total} monedas.',
  holdings: 'Se pierde %{total} entrada activa del inventario. |||| Se pierden %{total} entradas activas del inventario.',
  noCertificate: 'Sin certificado no se puede firmar nada. Súbalo más abajo.',
};
