import type { warehouses as declared } from '#resources/warehouses.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const warehouses = {
  name: 'Warehouses',
  one: 'Warehouse',
  add: 'Add warehouse',
  created: 'Warehouse created',
  updated: 'Warehouse updated',
  deleted: 'Warehouse deleted',
  fields: { arena: 'Arena', name: 'Name' },
  notes: {
    unavailable: 'Its items will no longer be available for sale in this arena.',
    lost: 'Written off with it: %{kinds}, %{units} in all.',
    kinds: '%{count} kind |||| %{count} kinds',
    units: '%{count} unit |||| %{count} units',
  },
  sections: { general: 'General' },
} as const satisfies MessagesFor<typeof declared>;
