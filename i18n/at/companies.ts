import type { companies as declared } from '#resources/companies.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { companies as de } from '../de/companies.ts';

// An Austrian company is known by its UID.
export const companies = { ...de, fields: { ...de.fields, pidn: 'UID-Nummer (PIDN)' } } as const satisfies MessagesFor<typeof declared>;
