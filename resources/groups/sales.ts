import { field } from '../schema/index.ts';

/** What sales name of the arena they were made in; its currency and zone are those amounts and times are shown by. */
export const saleArena = { write: 'never', embeds: ['name', 'currency', 'timezone'], onDelete: 'refuse' } as const;
export const saleScope = { through: 'arena', sent: { query: 'arena_id' }, without: { admin: 'all', others: -1 } } as const;
/** Somebody as a sale knows them. `label` is name and username, and the company; lists show it and are searched by it. */
export const personFields = {
  id: field.integer({ write: 'never' }),
  label: field.text({ write: 'never' }),
  name: field.text({ write: 'never' }),
  username: field.text({ write: 'never' }),
  email: field.text({ write: 'never' }),
};
export const numbered = { id: field.integer({ write: 'never' }), number: field.text({ write: 'never' }) };
/** An invoice as other records name it: `label` is what is printed. */
export const invoiceLink = { ...numbered, label: field.text({ write: 'never' }) };
