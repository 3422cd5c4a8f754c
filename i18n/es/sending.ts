import type { sending as english } from '../en/sending.ts';
import type { Words } from '../words.ts';

export const sending: Words<typeof english> = {
  platforms: 'Una notificación va siempre a todas las plataformas.',
  noTopic: 'Sin tema la reciben todos los que tienen la aplicación en alguna de las plataformas de abajo.',
  askNow: '¿Enviar ahora?',
  askTopics: 'Llega a los teléfonos de todos los que siguen alguno de los temas elegidos. No se puede retirar.',
  askAll: 'No hay ningún tema elegido: llega a los teléfonos de todos los que tienen la aplicación. No se puede retirar.',
  sentNow: 'Notificación enviada',
};
