import type { quests as declared } from '#resources/quests.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { chest, contexts, ruleHelp, strategy } from './competition.ts';

const kinds = { daily: 'Diaria', weekly: 'Semanal', monthly: 'Mensual', dailyReward: 'Recompensa diaria' } as const;
export const quests = {
  name: 'Misiones',
  one: 'Misión',
  add: 'Crear misión',
  created: 'Misión creada',
  updated: 'Misión guardada',
  deleted: 'Misión eliminada',
  fields: {
    name: 'Nombre',
    description: 'Descripción',
    active: 'Activo',
    kind: 'Clase',
    group: 'Grupo',
    expiryDatetime: 'Caduca el',
    configuration: 'Configuración',
    pools: 'Bolsas',
    contexts: 'Eventos',
    strategy: 'Forma de contar',
    conditions: 'Condiciones',
    'pools.pool_type': 'Bolsa',
    'pools.quest_types': 'Tipos de misión',
    'pools.quest_types.quest_type': 'Tipo de misión',
    'pools.quest_types.weight': 'Peso',
    rewards: 'Recompensas',
    'rewards.coins': 'Monedas',
    'rewards.experience': 'Experiencia',
    'rewards.chest': 'Cofre',
  },
  choices: {
    contexts,
    strategy,
    'rewards.chest': chest,
    kind: kinds,
    'pools.pool_type': kinds,
  },
  adds: { pools: 'Añadir bolsa', 'pools.quest_types': 'Añadir tipo de misión', rewards: 'Añadir recompensa' },
  help: { contexts: ruleHelp.contexts, strategy: ruleHelp.strategy, conditions: ruleHelp.conditions, configuration: 'Para los programas que lo muestran; no se cuenta nada con ello.', pools: 'De cada una se sortea de nuevo en su propio periodo, sea cual sea la clase de la misión.', rewards: 'Se pagan por cada bolsa, una vez en su periodo, además de lo que da el tipo de misión.' },
  checks: { neverMoves: 'Así nunca avanza: elija al menos un evento o añada condiciones o una bolsa.' },
  sections: { general: 'General', pools: 'Bolsas', rule: 'Regla', rewards: 'Recompensas' },
  filters: { active: 'Activo' },
} as const satisfies MessagesFor<typeof declared>;
