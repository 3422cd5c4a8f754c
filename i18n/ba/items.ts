import type { items as declared } from '#resources/items.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { items as hr } from '../hr/items.ts';

export const items = {
  ...hr,
  one: 'Artikal',
  add: 'Dodaj artikal',
  created: 'Artikal je dodan',
  updated: 'Artikal je sačuvan',
  deleted: 'Artikal je obrisan',
  fields: {
    ...hr.fields,
    'shop_details.title': 'Naslov u web-prodavnici',
    'shop_details.subtitle': 'Podnaslov u web-prodavnici',
    'shop_details.image': 'Slika u web-prodavnici',
    'variants.inventory_attributes.value': 'Kovanice ili procenat',
    item_id: 'Artikal',
  },
  rules: {
    ...hr.rules,
    variants: { atLeastOne: 'Potrebna je bar jedna varijanta' },
    'variants.warehouses.taxes': { atLeastOne: 'Potreban je bar jedan porez', reference: 'nije porez države ove arene' },
  },
  notes: {
    ...hr.notes,
    noWarehouse: 'Otvorite postavke arene i napravite bar jedno skladište',
    whole: 'Artikal sa svim varijantama',
    which: 'Šta se uklanja?',
    selectOne: 'Odaberite bar jednu varijantu.',
    find: 'Pronađi artikal po nazivu',
    otherItem: 'Drugi artikal',
  },
  choices: { ...hr.choices, 'variants.custom_attributes.type': { ...hr.choices['variants.custom_attributes.type'], array: 'Lista' } },
  sections: {
    ...hr.sections,
    general: 'Opće',
    shop: 'Web-prodavnica',
  },
} as const satisfies MessagesFor<typeof declared>;
