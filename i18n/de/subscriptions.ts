import type { subscriptions as declared } from '#resources/subscriptions.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const subscriptions = {
  name: 'Abonnements',
  one: 'Abonnement',
  add: 'Abonnement anlegen',
  created: 'Abonnement angelegt',
  updated: 'Abonnement gespeichert',
  deleted: 'Abonnement gelöscht',
  fields: {
    user_id: 'ID', arena_id: 'ID', arena: 'Arena', username: 'Benutzername', name: 'Abonnement', image: 'Bild', bonus: 'Bonus', duration: 'Tage',
    daily_reward: 'Tägliche Belohnung', expires_at: 'Läuft ab',
  },
  notes: { first: 'Die ersten 100 werden gezeigt.' },
} as const satisfies MessagesFor<typeof declared>;
