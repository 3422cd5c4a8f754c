import type { achievements as declared } from '#resources/achievements.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { chest, contexts, strategy } from './competition.ts';

export const achievements = {
  name: 'Postignuća',
  one: 'Postignuće',
  add: 'Dodaj postignuće',
  created: 'Postignuće je dodano',
  updated: 'Postignuće je spremljeno',
  deleted: 'Postignuće je obrisano',
  fields: {
    name: 'Naziv',
    description: 'Opis',
    active: 'Aktivno',
    points: 'Bodovi',
    task: 'Zadaća',
    group: 'Grupa',
    type: 'Vrsta',
    period: 'Razdoblje',
    unit: 'Jedinica',
    innerType: 'Unutarnja vrsta',
    count: 'Broj',
    consecutive: 'Uzastopno',
    contexts: 'Događaji',
    strategy: 'Način brojanja',
    conditions: 'Uvjeti',
    value: 'Vrijednost',
    data: 'Podaci',
    'rewards.coins': 'Kovanice',
    'rewards.experience': 'Iskustvo',
    'rewards.chest': 'Škrinja',
  },
  choices: {
    contexts,
    strategy,
    'rewards.chest': chest,
    type: { simple: 'Jednostavno', group: 'Grupa', and: 'Sve od', or: 'Bilo koje od', recurrent: 'Ponavljajuće' },
    unit: { day: 'Dan', week: 'Tjedan', month: 'Mjesec' },
    innerType: { simple: 'Jednostavno', group: 'Grupa', and: 'Sve od', or: 'Bilo koje od' },
  },
  sections: { general: 'Općenito', rule: 'Pravilo', rewards: 'Nagrade' },
  filters: { active: 'Aktivno' },
} as const satisfies MessagesFor<typeof declared>;
