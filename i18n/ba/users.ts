import type { MessagesFor } from '#resources/schema/messages.ts';
import type { users as declared } from '#resources/users.ts';
import { users as hr } from '../hr/users.ts';

// In Bosnia „e-mail” is masculine, as identity and phone are; people are known to the tax office by their JMBG.
export const users = {
  ...hr,
  updated: 'Korisnik je sačuvan',
  fields: {
    ...hr.fields,
    pidn: 'JMBG (PIDN)',
    'identity.name': 'Ime iz dokumenta',
    'identity.pidn': 'JMBG iz dokumenta (PIDN)',
    'identity.image': 'Slika dokumenta',
    'email.id': 'ID e-maila',
    'email.address': 'E-mail',
    'email.status': 'Status e-maila',
    'email.created_at': 'E-mail dodan',
    'reset_password.expires_at': 'Link za lozinku važi do',
  },
  notes: { ...hr.notes, ownRights: 'Ovo je vaš račun: gubite ulogu koju ovdje uklanjate. Vratiti vam je može samo neko drugi.' },
  help: {
    ...hr.help,
    username: 'Slova, cifre, tačka, donja crta i crtica. Kasnije se ne može promijeniti.',
    card_id: 'Upišite ili očitajte broj sa kartice.',
  },
  sections: { ...hr.sections, account: 'Korisnički nalog' },
  search: { ...hr.search, email: 'E-mail' },
  filters: { ...hr.filters, verified_email: 'Potvrđen e-mail' },
  choices: { ...hr.choices, 'email.status': hr.choices['phone.status'] },
} as const satisfies MessagesFor<typeof declared>;
