import type { questTypes as declared } from '#resources/quest-types.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { chest, contexts, ruleHelp, strategy } from './competition.ts';

export const questTypes = {
  name: 'Tipos de misión',
  one: 'Tipo de misión',
  add: 'Crear tipo de misión',
  created: 'Tipo de misión creado',
  updated: 'Tipo de misión guardado',
  deleted: 'Tipo de misión eliminado',
  fields: {
    name: 'Nombre',
    description: 'Descripción',
    active: 'Activo',
    contexts: 'Eventos',
    strategy: 'Forma de contar',
    conditions: 'Condiciones',
    value: 'Valor',
    'rewards.coins': 'Monedas',
    'rewards.experience': 'Experiencia',
    'rewards.chest': 'Cofre',
  },
  choices: {
    contexts,
    strategy,
    'rewards.chest': chest,
  },
  help: ruleHelp,
  checks: { neverMoves: 'Así nunca avanza: elija al menos un evento o añada condiciones.' },
  sections: { general: 'General', rule: 'Regla', rewards: 'Recompensas' },
} as const satisfies MessagesFor<typeof declared>;
