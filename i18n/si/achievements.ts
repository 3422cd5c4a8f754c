import type { achievements as declared } from '#resources/achievements.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { chest, contexts, strategy } from './competition.ts';

export const achievements = {
  name: 'Dosežki',
  one: 'Dosežek',
  add: 'Dodaj dosežek',
  created: 'Dosežek je dodan',
  updated: 'Dosežek je shranjen',
  deleted: 'Dosežek je izbrisan',
  fields: {
    name: 'Ime',
    description: 'Opis',
    active: 'Aktivno',
    points: 'Točke',
    task: 'Opravilo',
    group: 'Skupina',
    type: 'Vrsta',
    period: 'Obdobje',
    unit: 'Enota',
    innerType: 'Notranja vrsta',
    count: 'Število',
    consecutive: 'Zaporedno',
    contexts: 'Dogodki',
    strategy: 'Način štetja',
    conditions: 'Pogoji',
    value: 'Vrednost',
    data: 'Podatki',
    'rewards.coins': 'Kovanci',
    'rewards.experience': 'Izkušnje',
    'rewards.chest': 'Skrinja',
  },
  choices: {
    contexts,
    strategy,
    'rewards.chest': chest,
    type: { simple: 'Preprosto', group: 'Skupina', and: 'Vse od', or: 'Katerokoli od', recurrent: 'Ponavljajoče' },
    unit: { day: 'Dan', week: 'Teden', month: 'Mesec' },
    innerType: { simple: 'Preprosto', group: 'Skupina', and: 'Vse od', or: 'Katerokoli od' },
  },
  sections: { general: 'Splošno', rule: 'Pravilo', rewards: 'Nagrade' },
  filters: { active: 'Aktivno' },
} as const satisfies MessagesFor<typeof declared>;
