import type { countries as declared } from '#resources/countries.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const countries = {
  name: 'Länder',
  one: 'Land',
  add: 'Land anlegen',
  created: 'Land angelegt',
  updated: 'Land gespeichert',
  deleted: 'Land gelöscht',
  fields: {
    name: 'Name',
    code: 'Code',
    legalAge: 'Volljährig mit',
    currency: 'Währung',
    locale: 'Sprachkürzel',
    timezone: 'Zeitzone',
    coinsPerCurrency: 'Coins pro Währungseinheit',
    taxes: 'Steuern',
    'taxes.name': 'Name der Steuer',
    'taxes.rate': 'Satz in Prozent',
    'taxes.active': 'Aktiv',
    fiscalAttributes: 'Steuerliche Angaben',
    'fiscalAttributes.name': 'Name der Angabe',
    'fiscalAttributes.type': 'Art',
    'fiscalAttributes.required': 'Pflichtfeld',
  },
  help: {
    code: 'Zwei Kleinbuchstaben, z. B. hr',
    currency: 'Drei Buchstaben, z. B. EUR',
    fiscalAttributes: 'Was Firmen dieses Landes für das Finanzamt ausfüllen',
  },
  rules: { code: { codeInUse: 'bleibt: im Land gibt es Firmen' } },
  checks: { knownCurrency: 'ist keine bekannte Währung', taxNames: 'dürfen nicht gleich heißen', attributeNames: 'dürfen nicht gleich heißen', knownTimezone: 'Diese Zeitzone ist nicht bekannt' },
  adds: { taxes: 'Steuer hinzufügen', fiscalAttributes: 'Angabe hinzufügen' },
  sections: { general: 'Allgemein', taxes: 'Steuern', fiscal: 'Steuerliche Angaben' },
  choices: { 'fiscalAttributes.type': { text: 'Text', secret: 'Geheim', boolean: 'Ja oder Nein', number: 'Zahl' } },
} as const satisfies MessagesFor<typeof declared>;
