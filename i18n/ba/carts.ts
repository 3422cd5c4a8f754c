import type { carts as declared } from '#resources/carts.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { carts as hr } from '../hr/carts.ts';

export const carts = {
  ...hr,
  name: 'Korpe',
  one: 'Korpa',
  add: 'Dodaj korpu',
  created: 'Korpa je dodana',
  updated: 'Korpa je sačuvana',
  deleted: 'Korpa je obrisana',
  fields: { ...hr.fields, 'user.email': 'E-mail', checkout_step: 'Korak kupovine', expires_at: 'Ističe' },
  notes: { ...hr.notes, facts: 'Korpa' },
  choices: { checkout_step: { ...hr.choices.checkout_step, cart: 'Korpa' } },
} as const satisfies MessagesFor<typeof declared>;
