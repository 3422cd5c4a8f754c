import type { devices as declared } from '#resources/devices.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { devices as hr } from '../hr/devices.ts';

export const devices = {
  ...hr,
  updated: 'Uređaj je sačuvan',
  help: { ...hr.help, hostname: 'Ime koje počinje sa ps je konzola, svako drugo računar.' },
  fields: { ...hr.fields, hostname: 'Ime računara' },
  sections: { ...hr.sections, general: 'Opće' },
} as const satisfies MessagesFor<typeof declared>;
