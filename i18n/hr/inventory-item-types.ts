import type { inventoryItemTypes as declared } from '#resources/inventory-item-types.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const inventoryItemTypes = {
  name: 'Vrste inventara',
  one: 'Vrsta inventara',
  add: 'Dodaj vrstu',
  created: 'Vrsta je dodana',
  updated: 'Vrsta je spremljena',
  deleted: 'Vrsta je obrisana',
  fields: {
    name: 'Naziv',
    type: 'Tip',
    default_amount: 'Zadana količina',
    default_duration: 'Zadano trajanje',
    active: 'Aktivna',
  },
  help: { default_duration: 'U sekundama. 0 znači da ne istječe.' },
  notes: { forever: 'ne istječe' },
  choices: { type: { bonus: 'Bonus', coin: 'Kovanice' } },
  sections: { general: 'Općenito' },
} as const satisfies MessagesFor<typeof declared>;
