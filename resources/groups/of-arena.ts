import { field } from '../schema/index.ts';

/** The arena that something belongs to. It is given once: what counts for one arena is not moved to another. */
export const ofArena = { arena: field.reference('arenas', { required: true, write: 'create', writes: 'arena_id', embeds: ['name'], onDelete: 'remove' }) };
/** What belongs to an arena and has one row in it, made with the arena. */
export const oneEachArena = { arena: field.reference('arenas', { required: true, unique: true, write: 'never', writes: 'arena_id', embeds: ['name'], onDelete: 'remove' }) };
export const arenaScope = { through: 'arena', sent: { query: 'arena_id' }, without: { admin: 'all', others: -1 } } as const;
