import type { inventoryItemTypes as declared } from '#resources/inventory-item-types.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const inventoryItemTypes = {
  name: 'Vrste inventarja',
  one: 'Vrsta inventarja',
  add: 'Dodaj vrsto',
  created: 'Vrsta je dodana',
  updated: 'Vrsta je shranjena',
  deleted: 'Vrsta je izbrisana',
  fields: {
    name: 'Ime',
    type: 'Tip',
    default_amount: 'Privzeta količina',
    default_duration: 'Privzeto trajanje',
    active: 'Aktivna',
  },
  help: { default_duration: 'V sekundah. 0 pomeni, da ne poteče.' },
  notes: { forever: 'ne poteče' },
  choices: { type: { bonus: 'Bonus', coin: 'Kovanci' } },
  sections: { general: 'Splošno' },
} as const satisfies MessagesFor<typeof declared>;
