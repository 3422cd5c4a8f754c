import type { categories as declared } from '#resources/categories.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const categories = {
  name: 'Kategorije',
  one: 'Kategorija',
  add: 'Dodaj kategoriju',
  created: 'Kategorija je dodana',
  updated: 'Kategorija je spremljena',
  deleted: 'Kategorija je obrisana',
  fields: {
    name: 'Naziv',
    image: 'Slika',
    attributes: 'Atributi',
    'attributes.name': 'Naziv atributa',
    'attributes.type': 'Vrsta podatka',
    'attributes.rules': 'Pravila',
  },
  help: { attributes: 'Ima ih svaki artikl ove kategorije. Ispuniti se moraju oni s pravilom Obavezno.' },
  rules: {
    'attributes.type': { required: 'Vrsta podatka je obavezna' },
    'attributes.rules': { atLeastOne: 'Potrebno je barem jedno pravilo' },
  },
  notes: {
    inUse: '%{smart_count} artikl je u ovoj kategoriji. |||| %{smart_count} artikla su u ovoj kategoriji. |||| %{smart_count} artikala je u ovoj kategoriji.',
    showItems: 'Prikaži artikle',
    attributesAdded: 'Artikle ove kategorije treba dopuniti novim atributima.',
    renamed: '%{count} artikl ima „%{name}”: njegova se vrijednost pod tim nazivom gubi i treba je ponovno upisati. |||| %{count} artikla imaju „%{name}”: njihove se vrijednosti pod tim nazivom gube i treba ih ponovno upisati. |||| %{count} artikala ima „%{name}”: njihove se vrijednosti pod tim nazivom gube i treba ih ponovno upisati.',
    removed: '%{count} artikl ima „%{name}”: njegova se vrijednost gubi. |||| %{count} artikla imaju „%{name}”: njihove se vrijednosti gube. |||| %{count} artikala ima „%{name}”: njihove se vrijednosti gube.',
    reassign: 'Artikle najprije ponovno dodajte u drugu kategoriju i obrišite ih ovdje: kategorija artikla se ne mijenja, a kategorija koja se koristi ne može se obrisati.',
  },
  checks: { readAttributes: 'ovdje sam program čita %{names}: naziv i vrsta podatka ostaju', attributeNames: 'dva atributa imaju isti naziv', attributeRules: 'ova pravila proturječe jedno drugom ili vrsti podataka atributa' },
  adds: { attributes: 'Dodaj atribut' },
  sections: { general: 'Općenito', attributes: 'Atributi' },
  choices: {
    'attributes.type': {
      string: 'Tekst', boolean: 'Da ili ne', integer: 'Cijeli broj', numeric: 'Broj', currency: 'Novac',
      array: 'Popis', date: 'Datum', datetime: 'Datum i vrijeme', time: 'Vrijeme',
    },
    'attributes.rules': {
      required: 'Obavezno', nullable: 'Smije biti prazno', integer: 'Cijeli broj', numeric: 'Broj', currency: 'Novac', boolean: 'Da ili ne', string: 'Tekst',
      array: 'Popis', date: 'Datum', datetime: 'Datum i vrijeme', time: 'Vrijeme', 'date_format:H:i': 'Vrijeme, npr. 09:30', 'between:1,100': 'Između 1 i 100',
    },
  },
} as const satisfies MessagesFor<typeof declared>;
