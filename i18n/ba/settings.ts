import type { settings as declared } from '#resources/settings.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { settings as hr } from '../hr/settings.ts';

export const settings = {
  ...hr,
  updated: 'Postavka je sačuvana',
  help: { ...hr.help, defaultValue: 'Važi za svakoga ko nije postavio drugu.' },
  sections: { ...hr.sections, general: 'Opće' },
} as const satisfies MessagesFor<typeof declared>;
