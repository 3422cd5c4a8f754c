import type { categories as declared } from '#resources/categories.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const categories = {
  name: 'Kategorije',
  one: 'Kategorija',
  add: 'Dodaj kategorijo',
  created: 'Kategorija je dodana',
  updated: 'Kategorija je shranjena',
  deleted: 'Kategorija je izbrisana',
  fields: {
    name: 'Ime',
    image: 'Slika',
    attributes: 'Atributi',
    'attributes.name': 'Ime atributa',
    'attributes.type': 'Vrsta podatka',
    'attributes.rules': 'Pravila',
  },
  help: { attributes: 'Ima jih vsak artikel te kategorije. Izpolnjeni morajo biti tisti s pravilom Obvezno.' },
  rules: {
    'attributes.type': { required: 'Vrsta podatka je obvezna' },
    'attributes.rules': { atLeastOne: 'Potrebno je vsaj eno pravilo' },
  },
  notes: {
    inUse: '%{smart_count} artikel je v tej kategoriji. |||| %{smart_count} artikla sta v tej kategoriji. |||| %{smart_count} artikli so v tej kategoriji. |||| %{smart_count} artiklov je v tej kategoriji.',
    showItems: 'Prikaži artikle',
    attributesAdded: 'Artikle te kategorije je treba dopolniti z novimi atributi.',
    renamed: '%{count} artikel ima »%{name}«: njegova vrednost pod tem imenom se izgubi in jo je treba vnesti znova. |||| %{count} artikla imata »%{name}«: njuni vrednosti pod tem imenom se izgubita in ju je treba vnesti znova. |||| %{count} artikli imajo »%{name}«: njihove vrednosti pod tem imenom se izgubijo in jih je treba vnesti znova. |||| %{count} artiklov ima »%{name}«: njihove vrednosti pod tem imenom se izgubijo in jih je treba vnesti znova.',
    removed: '%{count} artikel ima »%{name}«: njegova vrednost se izgubi. |||| %{count} artikla imata »%{name}«: njuni vrednosti se izgubita. |||| %{count} artikli imajo »%{name}«: njihove vrednosti se izgubijo. |||| %{count} artiklov ima »%{name}«: njihove vrednosti se izgubijo.',
    reassign: 'Artikle najprej znova dodajte v drugo kategorijo in jih tukaj izbrišite: kategorija artikla se ne spreminja, kategorije v uporabi pa ni mogoče izbrisati.',
  },
  checks: { readAttributes: 'program sam tu bere %{names}: ime in vrsta podatka ostaneta', attributeNames: 'dva atributa imata isto ime', attributeRules: 'ta pravila si nasprotujejo ali ne ustrezajo vrsti podatkov atributa' },
  adds: { attributes: 'Dodaj atribut' },
  sections: { general: 'Splošno', attributes: 'Atributi' },
  choices: {
    'attributes.type': {
      string: 'Besedilo', boolean: 'Da ali ne', integer: 'Celo število', numeric: 'Število', currency: 'Denar',
      array: 'Seznam', date: 'Datum', datetime: 'Datum in čas', time: 'Čas',
    },
    'attributes.rules': {
      required: 'Obvezno', nullable: 'Sme biti prazno', integer: 'Celo število', numeric: 'Število', currency: 'Denar', boolean: 'Da ali ne', string: 'Besedilo',
      array: 'Seznam', date: 'Datum', datetime: 'Datum in čas', time: 'Čas', 'date_format:H:i': 'Čas, npr. 09:30', 'between:1,100': 'Med 1 in 100',
    },
  },
} as const satisfies MessagesFor<typeof declared>;
