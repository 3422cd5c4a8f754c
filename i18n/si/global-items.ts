import type { globalItems as declared } from '#resources/items.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { items } from './items.ts';

export const globalItems = { ...items, name: 'Globalni artikli' } as const satisfies MessagesFor<typeof declared>;
