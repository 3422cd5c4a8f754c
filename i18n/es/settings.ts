import type { settings as declared } from '#resources/settings.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const settings = {
  name: 'Ajustes',
  one: 'Ajuste',
  add: 'Crear ajuste',
  created: 'Ajuste creado',
  updated: 'Ajuste guardado',
  deleted: 'Ajuste eliminado',
  fields: { namespace: 'Ámbito', key: 'Clave', defaultValue: 'Valor predeterminado' },
  help: { defaultValue: 'Vale para quien no haya puesto otro.' },
  sections: { general: 'General' },
} as const satisfies MessagesFor<typeof declared>;
