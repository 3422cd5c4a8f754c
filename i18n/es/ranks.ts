import type { ranks as declared } from '#resources/ranks.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

const overlap = { overlap: 'se solapa con el rango %{name}' };
export const ranks = {
  name: 'Rangos',
  one: 'Rango',
  add: 'Crear rango',
  created: 'Rango creado',
  updated: 'Rango guardado',
  deleted: 'Rango eliminado',
  fields: {
    name: 'Nombre',
    experience_lower: 'Experiencia desde',
    experience_upper: 'Experiencia hasta',
    gain: 'Ganancia por hora',
    decay: 'Pérdida por hora',
    bonus: 'Bonificación',
    active: 'Activo',
  },
  help: {
    gain: 'Experiencia que gana un jugador en una hora de juego',
    decay: 'Experiencia que pierde un jugador en una hora sin jugar',
  },
  sections: { general: 'General', experience: 'Experiencia' },
  checks: { lowerBelowUpper: 'debe estar por debajo del límite superior' },
  notes: {
    gap: 'La experiencia %{range} no pertenece a ningún rango.',
    left: 'La experiencia %{range} no pertenecerá entonces a ningún rango.',
    without: '%{count} usuario tiene este rango y se quedará sin ninguno. |||| %{count} usuarios tienen este rango y se quedarán sin ninguno.',
    held: '%{count} usuario tiene este rango: no se podrá eliminar mientras alguien lo tenga. |||| %{count} usuarios tienen este rango: no se podrá eliminar mientras alguien lo tenga.',
  },
  rules: { experience_lower: overlap, experience_upper: overlap },
} as const satisfies MessagesFor<typeof declared>;
