import type { achievements as declared } from '#resources/achievements.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { chest, contexts, strategy } from './competition.ts';

export const achievements = {
  name: 'Logros',
  one: 'Logro',
  add: 'Crear logro',
  created: 'Logro creado',
  updated: 'Logro guardado',
  deleted: 'Logro eliminado',
  fields: {
    name: 'Nombre',
    description: 'Descripción',
    active: 'Activo',
    points: 'Puntos',
    task: 'Tarea',
    group: 'Grupo',
    type: 'Tipo',
    period: 'Periodo',
    unit: 'Unidad',
    innerType: 'Tipo interno',
    count: 'Veces',
    consecutive: 'Consecutivo',
    contexts: 'Eventos',
    strategy: 'Forma de contar',
    conditions: 'Condiciones',
    value: 'Valor',
    data: 'Datos',
    'rewards.coins': 'Coins',
    'rewards.experience': 'Experiencia',
    'rewards.chest': 'Cofre',
  },
  choices: {
    contexts,
    strategy,
    'rewards.chest': chest,
    type: { simple: 'Simple', group: 'Grupo', and: 'Todas', or: 'Cualquiera', recurrent: 'Recurrente' },
    unit: { day: 'Día', week: 'Semana', month: 'Mes' },
    innerType: { simple: 'Simple', group: 'Grupo', and: 'Todas', or: 'Cualquiera' },
  },
  sections: { general: 'General', rule: 'Regla', rewards: 'Recompensas' },
  filters: { active: 'Activo' },
} as const satisfies MessagesFor<typeof declared>;
