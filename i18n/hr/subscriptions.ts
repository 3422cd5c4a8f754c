import type { subscriptions as declared } from '#resources/subscriptions.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const subscriptions = {
  name: 'Pretplate',
  one: 'Pretplata',
  add: 'Dodaj pretplatu',
  created: 'Pretplata je dodana',
  updated: 'Pretplata je spremljena',
  deleted: 'Pretplata je obrisana',
  fields: {
    user_id: 'ID', arena_id: 'ID', arena: 'Arena', username: 'Korisničko ime', name: 'Pretplata', image: 'Slika', bonus: 'Bonus', duration: 'Dana',
    daily_reward: 'Dnevna nagrada', expires_at: 'Istječe',
  },
  notes: { first: 'Prikazano je prvih 100.' },
} as const satisfies MessagesFor<typeof declared>;
