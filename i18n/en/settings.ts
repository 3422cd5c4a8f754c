import type { settings as declared } from '#resources/settings.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const settings = {
  name: 'Settings',
  one: 'Setting',
  add: 'Add setting',
  created: 'Setting created',
  updated: 'Setting updated',
  deleted: 'Setting deleted',
  fields: { namespace: 'Namespace', key: 'Key', defaultValue: 'Default value' },
  help: { defaultValue: 'Holds for everybody who has set nothing else.' },
  sections: { general: 'General' },
} as const satisfies MessagesFor<typeof declared>;
