import { admin, field, onlyOwnArenas, someOwnArena, staff, where } from '../schema/index.ts';

/** What players of one or more arenas read. Staff of any of them edit it; who has not all of them changes only the membership of their own. */
export const newsFields = {
  title: field.text({ required: true }),
  subtitle: field.text(),
  content: field.richText(),
  image: field.image({ folder: 'social' }),
  active: field.boolean({ initial: true }),
  arena_ids: field.references('arenas', { atLeast: 1, onDelete: 'detach', members: (caller) => admin(caller) || where.in('id', caller.arenas) }),
};
export const newsScope = { through: 'arena_ids', sent: 'path', without: { admin: 'all', others: -1 } } as const;
export const newsAccess = { screen: staff, read: someOwnArena('arena_ids'), create: onlyOwnArenas('arena_ids'), update: someOwnArena('arena_ids'), delete: someOwnArena('arena_ids') };
