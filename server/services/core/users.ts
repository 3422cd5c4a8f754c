import { sql } from 'kysely';
import { staffRoles } from '#resources/groups/staff-roles.ts';
import { where, type Condition } from '#resources/schema/index.ts';
import type { Counts } from '#server/db/counts.ts';
import { ownReads, type OwnTable } from '#server/db/own-store.ts';
import type { Placement } from '#server/plug.ts';
import { from, roles, searched, values } from '#server/services/core/user-columns.ts';
import { selectUsers, userRecord } from '#server/services/core/user-record.ts';
import { changeUser, insertUser, removeUser } from '#server/services/core/user-write.ts';
import type { Store } from '#server/store.ts';

const table: OwnTable = { entity: 'users', id: sql.ref('u.id'), from, only: sql<boolean>`u.retired_at IS NULL`, values: () => values, links: { roles }, select: selectUsers, record: userRecord, searched };

/** Users in their relational tables. */
export const usersStore = (counts: Counts): Store => {
  const { one, ...reads } = ownReads(table, counts);
  return {
    ...reads,
    create: async (context, body) => one(context, await insertUser(context, body)),
    update: async (context, before, body) => {
      await changeUser(context, before, body);
      return await one(context, before.id);
    },
    delete: removeUser,
  };
};

/** Whoever has one of the roles that may sign in. */
const employees: Condition = where.overlaps('roles', staffRoles);

export const users: Placement = {
  ownTable: true,
  parts: ['user_roles'],
  // Whoever is deleted is to be forgotten.
  forgets: true,
  over: (_generated, { counts }) => usersStore(counts),
  constraints: { users_username_unique: ['username'], users_ban_arena_id_fkey: ['ban_arena_id'], users_registered_in_arena_fkey: ['registered_in_arena'], users_card_id_check: ['card_id'] },
  filters: { employees: (value) => (value === 'true' ? employees : value === 'false' ? where.not(employees) : true) },
};
