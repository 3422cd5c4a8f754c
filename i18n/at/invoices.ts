import type { invoices as declared } from '#resources/invoices.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { invoices as de } from '../de/invoices.ts';

// An Austrian receipt is signed.
export const invoices = { ...de, fields: { ...de.fields, fiscalized: 'Signiert' }, notes: { ...de.notes, fiscal: 'Signatur' } } as const satisfies MessagesFor<typeof declared>;
