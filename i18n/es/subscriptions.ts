import type { subscriptions as declared } from '#resources/subscriptions.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const subscriptions = {
  name: 'Suscripciones',
  one: 'Suscripción',
  add: 'Añadir suscripción',
  created: 'Suscripción creada',
  updated: 'Suscripción guardada',
  deleted: 'Suscripción eliminada',
  fields: {
    user_id: 'ID', arena_id: 'ID', arena: 'Arena', username: 'Nombre de usuario', name: 'Suscripción', image: 'Imagen', bonus: 'Bonificación',
    duration: 'Días', daily_reward: 'Recompensa diaria', expires_at: 'Caduca',
  },
  notes: { first: 'Se muestran las 100 primeras.' },
} as const satisfies MessagesFor<typeof declared>;
