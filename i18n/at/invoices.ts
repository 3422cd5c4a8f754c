import type { invoices as declared } from '#resources/invoices.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { invoices as de } from '../de/invoices.ts';

// An Austrian receipt is signed.
export const invoices = {
  ...de,
  fields: { ...de.fields, 'user.company.pidn': 'UID-Nummer', fiscalized: 'Signiert', 'fiscal.state': 'Stand', 'fiscal.late': 'Nachträglich signiert', 'fiscal.deadline': 'Zu signieren bis' },
  notes: { ...de.notes, fiscal: 'Signatur' },
  choices: { ...de.choices, 'fiscal.state': { none: 'Wird nicht signiert', pending: 'Wartet auf Signatur', done: 'Signiert', rejected: 'Abgelehnt' } },
} as const satisfies MessagesFor<typeof declared>;
