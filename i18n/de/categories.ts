import type { categories as declared } from '#resources/categories.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const categories = {
  name: 'Kategorien',
  one: 'Kategorie',
  add: 'Kategorie anlegen',
  created: 'Kategorie angelegt',
  updated: 'Kategorie gespeichert',
  deleted: 'Kategorie gelöscht',
  fields: {
    name: 'Name',
    image: 'Bild',
    attributes: 'Merkmale',
    'attributes.name': 'Name des Merkmals',
    'attributes.type': 'Datentyp',
    'attributes.rules': 'Regeln',
  },
  help: { attributes: 'Diese hat jeder Artikel der Kategorie. Ausgefüllt sein müssen die mit der Regel Pflichtfeld.' },
  rules: {
    'attributes.type': { required: 'Der Datentyp ist erforderlich' },
    'attributes.rules': { atLeastOne: 'Mindestens eine Regel ist erforderlich' },
  },
  notes: {
    inUse: '%{smart_count} Artikel gehört zu dieser Kategorie. |||| %{smart_count} Artikel gehören zu dieser Kategorie.',
    showItems: 'Artikel anzeigen',
    attributesAdded: 'Die Artikel dieser Kategorie müssen um die neuen Merkmale ergänzt werden.',
    renamed: '%{count} Artikel hat „%{name}“: Sein Wert unter diesem Namen geht verloren und muss neu eingetragen werden. |||| %{count} Artikel haben „%{name}“: Ihre Werte unter diesem Namen gehen verloren und müssen neu eingetragen werden.',
    removed: '%{count} Artikel hat „%{name}“: Sein Wert geht verloren. |||| %{count} Artikel haben „%{name}“: Ihre Werte gehen verloren.',
    reassign: 'Legen Sie die Artikel zuerst in einer anderen Kategorie neu an und löschen Sie sie hier: Die Kategorie eines Artikels steht fest, und eine verwendete Kategorie kann nicht gelöscht werden.',
  },
  checks: { readAttributes: 'das Programm selbst liest hier %{names}: Name und Datentyp bleiben', attributeNames: 'zwei Merkmale heißen gleich', attributeRules: 'diese Regeln widersprechen einander oder dem Datentyp des Merkmals' },
  adds: { attributes: 'Merkmal hinzufügen' },
  sections: { general: 'Allgemein', attributes: 'Merkmale' },
  choices: {
    'attributes.type': {
      string: 'Text', boolean: 'Ja oder Nein', integer: 'Ganze Zahl', numeric: 'Zahl', currency: 'Geldbetrag',
      array: 'Liste', date: 'Datum', datetime: 'Datum und Uhrzeit', time: 'Uhrzeit',
    },
    'attributes.rules': {
      required: 'Pflichtfeld', nullable: 'Darf leer sein', integer: 'Ganze Zahl', numeric: 'Zahl', currency: 'Geldbetrag', boolean: 'Ja oder Nein', string: 'Text',
      array: 'Liste', date: 'Datum', datetime: 'Datum und Uhrzeit', time: 'Uhrzeit', 'date_format:H:i': 'Uhrzeit wie 09:30', 'between:1,100': 'Zwischen 1 und 100',
    },
  },
} as const satisfies MessagesFor<typeof declared>;
