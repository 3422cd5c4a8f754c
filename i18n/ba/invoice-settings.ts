import type { invoiceSettings as declared } from '#resources/invoice-settings.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { invoiceSettings as hr } from '../hr/invoice-settings.ts';

export const invoiceSettings = {
  ...hr,
  updated: 'Postavke računa su sačuvane',
  sections: { ...hr.sections, general: 'Opće' },
} as const satisfies MessagesFor<typeof declared>;
