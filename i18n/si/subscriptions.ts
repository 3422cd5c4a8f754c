import type { subscriptions as declared } from '#resources/subscriptions.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const subscriptions = {
  name: 'Naročnine',
  one: 'Naročnina',
  add: 'Dodaj naročnino',
  created: 'Naročnina je dodana',
  updated: 'Naročnina je shranjena',
  deleted: 'Naročnina je izbrisana',
  fields: {
    user_id: 'ID', arena_id: 'ID', arena: 'Arena', username: 'Uporabniško ime', name: 'Naročnina', image: 'Slika', bonus: 'Bonus', duration: 'Dni',
    daily_reward: 'Dnevna nagrada', expires_at: 'Poteče',
  },
  notes: { first: 'Prikazanih je prvih 100.' },
} as const satisfies MessagesFor<typeof declared>;
