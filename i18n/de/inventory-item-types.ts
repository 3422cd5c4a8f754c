import type { inventoryItemTypes as declared } from '#resources/inventory-item-types.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const inventoryItemTypes = {
  name: 'Inventararten',
  one: 'Inventarart',
  add: 'Inventarart anlegen',
  created: 'Inventarart angelegt',
  updated: 'Inventarart gespeichert',
  deleted: 'Inventarart gelöscht',
  fields: {
    name: 'Name',
    type: 'Typ',
    default_amount: 'Standardmenge',
    default_duration: 'Standarddauer',
    active: 'Aktiv',
  },
  help: { default_duration: 'In Sekunden. 0 heißt: läuft nicht ab.' },
  notes: { forever: 'läuft nicht ab' },
  choices: { type: { bonus: 'Bonus', coin: 'Coins' } },
  sections: { general: 'Allgemein' },
} as const satisfies MessagesFor<typeof declared>;
