import type { MessagesFor } from '#resources/schema/messages.ts';
import type { faultyUsers as declared } from '#resources/faulty-users.ts';
import { faultyUsers as hr } from '../hr/faulty-users.ts';

export const faultyUsers = {
  ...hr,
  updated: 'Sačuvano',
  fields: { ...hr.fields, email: 'E-mail' },
  search: { ...hr.search, email: 'E-mail' },
  notes: { ...hr.notes, lead: 'Uvoz nije uspio zbog korisničkog imena. Sve ostalo se prenosi: e-mail, kovanice i iskustvo.' },
} as const satisfies MessagesFor<typeof declared>;
