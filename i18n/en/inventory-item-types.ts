import type { inventoryItemTypes as declared } from '#resources/inventory-item-types.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const inventoryItemTypes = {
  name: 'Inventory item types',
  one: 'Inventory item type',
  add: 'Add item type',
  created: 'Item type created',
  updated: 'Item type updated',
  deleted: 'Item type deleted',
  fields: {
    name: 'Name',
    type: 'Type',
    default_amount: 'Default amount',
    default_duration: 'Default duration',
    active: 'Active',
  },
  help: { default_duration: 'In seconds. 0 means it does not run out.' },
  notes: { forever: 'does not run out' },
  choices: { type: { bonus: 'Bonus', coin: 'Coins' } },
  sections: { general: 'General' },
} as const satisfies MessagesFor<typeof declared>;
