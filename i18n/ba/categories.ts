import type { categories as declared } from '#resources/categories.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { categories as hr } from '../hr/categories.ts';

export const categories = {
  ...hr,
  updated: 'Kategorija je sačuvana',
  help: { attributes: 'Ima ih svaki artikal ove kategorije. Popuniti se moraju oni s pravilom Obavezno.' },
  rules: { ...hr.rules, 'attributes.rules': { atLeastOne: 'Potrebno je bar jedno pravilo' } },
  notes: {
    ...hr.notes,
    inUse: '%{smart_count} artikal je u ovoj kategoriji. |||| %{smart_count} artikla su u ovoj kategoriji. |||| %{smart_count} artikala je u ovoj kategoriji.',
    renamed: '%{count} artikal ima „%{name}”: njegova se vrijednost pod tim nazivom gubi i treba je ponovo upisati. |||| %{count} artikla imaju „%{name}”: njihove se vrijednosti pod tim nazivom gube i treba ih ponovo upisati. |||| %{count} artikala ima „%{name}”: njihove se vrijednosti pod tim nazivom gube i treba ih ponovo upisati.',
    removed: '%{count} artikal ima „%{name}”: njegova se vrijednost gubi. |||| %{count} artikla imaju „%{name}”: njihove se vrijednosti gube. |||| %{count} artikala ima „%{name}”: njihove se vrijednosti gube.',
    reassign: 'Prvo premjestite njene artikle u drugu kategoriju: kategoriju koja se koristi nije moguće obrisati.',
  },
  sections: { ...hr.sections, general: 'Opće' },
  choices: {
    'attributes.type': { ...hr.choices['attributes.type'], array: 'Lista' },
    'attributes.rules': { ...hr.choices['attributes.rules'], array: 'Lista' },
  },
} as const satisfies MessagesFor<typeof declared>;
