import type { inventoryItemTypes as declared } from '#resources/inventory-item-types.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { inventoryItemTypes as hr } from '../hr/inventory-item-types.ts';

export const inventoryItemTypes = {
  ...hr,
  updated: 'Vrsta je sačuvana',
  sections: { ...hr.sections, general: 'Opće' },
} as const satisfies MessagesFor<typeof declared>;
