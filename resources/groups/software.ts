import { admin, field, managers, where, type Caller, type Condition } from '../schema/index.ts';

/** Apps with this tag start others: games are started through them. */
const launcherTag = 'launcher';
export const isLauncher = where.overlaps('tags', [launcherTag]);

/** What stands of a game or an app in the catalogue of the chain and in an arena alike. */
const looks = {
  active: field.boolean({ initial: true }),
  image: field.image({ folder: 'arenas' }),
  icon: field.image({ folder: 'arenas' }),
  description: field.richText(),
  tags: field.tags({ max: 50 }),
};
const args = field.text({ max: 1_000 });
export const gameFields = {
  ...looks,
  background: field.image({ folder: 'arenas' }),
  video: field.text({ max: 2_000, pattern: 'url' }),
  genre: field.text(),
  genres: field.tags({ max: 50 }),
  args,
  exec: field.text({ max: 1_000 }),
  preExec: field.text({ max: 1_000 }),
  postExec: field.text({ max: 1_000 }),
};
export const appFields = { ...looks, slug: field.text({ max: 64 }), settings: field.keyValue(), args };

/** Where it lies on a device, and which processes show that it runs: in the catalogue a proposal, in an arena needed. */
export const proposedStart = { path: field.text({ max: 1_000 }), procs: field.tags({ max: 50 }) };
export const neededStart = { path: field.text({ required: true, max: 1_000 }), procs: field.tags({ atLeast: 1, max: 50 }) };

/** Called as in the catalogue, of which it is one; its place in the arena's order, behind the last one unless said otherwise. */
export const entryFields = {
  arena_id: field.reference('arenas', { required: true, write: 'create', onDelete: 'remove' }),
  name: field.text({ required: true, write: 'create' }),
  display_order: field.integer({ min: 0, max: 1_000_000 }),
};
export const entryScope = { through: 'arena_id', sent: 'path', without: { admin: 'ask', others: 'no call' } } as const;

const active = where.is('active', true);
/** What others than admins may choose of the catalogue. */
export const offered = (caller: Caller): Condition<'active'> => admin(caller) || active;
export const catalogueFilters = { active } as const;
export const catalogueAsk = (caller: Caller): Readonly<Record<string, boolean>> => (admin(caller) ? {} : { active: true });
/** Admins see and write all of it, managers see what is active. */
export const readCatalogue = (caller: Caller): Condition<'active'> => admin(caller) || (managers(caller) && active);
/** Managers add to their own arenas; everybody who works there changes and removes. */
export const ownArenaOfManagers = (caller: Caller): Condition<'arena_id'> => admin(caller) || (managers(caller) && where.in('arena_id', caller.arenas));
