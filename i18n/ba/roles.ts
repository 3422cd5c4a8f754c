import type { roles as declared } from '#resources/roles.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { roles as hr } from '../hr/roles.ts';

export const roles = {
  ...hr,
  updated: 'Uloga je sačuvana',
  help: { is_default: 'Uposlenici smiju dodjeljivati samo zadane uloge.' },
  sections: { general: 'Opće' },
} as const satisfies MessagesFor<typeof declared>;
