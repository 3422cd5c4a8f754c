import type { warehouses as declared } from '#resources/warehouses.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { warehouses as hr } from '../hr/warehouses.ts';

export const warehouses = {
  ...hr,
  updated: 'Skladište je sačuvano',
  sections: { ...hr.sections, general: 'Opće' },
} as const satisfies MessagesFor<typeof declared>;
