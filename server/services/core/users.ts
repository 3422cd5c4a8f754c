import { sql, type RawBuilder } from 'kysely';
import { staffRoles } from '#resources/groups/staff-roles.ts';
import { where, type Condition } from '#resources/schema/index.ts';
import { collationOf } from '#server/db/collation.ts';
import { conditionSql } from '#server/db/conditions.ts';
import type { Counts } from '#server/db/counts.ts';
import { fetched } from '#server/db/cursor.ts';
import type { Placement } from '#server/plug.ts';
import { columnOf, foundBy, from, values } from '#server/services/core/user-columns.ts';
import { selectUsers, userRecord } from '#server/services/core/user-record.ts';
import { changeUser, insertUser, removeUser } from '#server/services/core/user-write.ts';
import type { Context, Query, Row, Store } from '#server/store.ts';

const alive = sql<boolean>`u.retired_at IS NULL`;

const matching = ({ where: condition, search }: Pick<Query, 'where' | 'search'>): RawBuilder<boolean> => {
  const parts = [alive, ...(condition === true ? [] : [conditionSql(condition, columnOf)])];
  if (search.length > 0) parts.push(sql<boolean>`(${sql.join(search.map(({ path, text }) => foundBy(path, text)), sql` OR `)})`);
  return sql<boolean>`${sql.join(parts, sql` AND `)}`;
};

/** Text by the rules of the language, empty values last, id between equals. */
const orderOf = ([path, direction]: Query['sort'], language: string): RawBuilder<unknown> => {
  const down = direction === 'DESC' ? sql` DESC` : sql``;
  const id = sql`u.id${down}`;
  const value = values[path];
  if (!value) throw new Error(`users: cannot be sorted by ${path}`);
  if (path === 'id') return id;
  const collated = value.type === 'text' && value.instant === undefined ? sql`${value.sql} COLLATE ${sql.ref(collationOf(language))}` : value.sql;
  return sql`${collated}${down} NULLS LAST, ${id}`;
};

const many: Store['many'] = async (context, ids, condition) => {
  if (ids.length === 0 || condition === false) return [];
  const { rows } = await sql<Row>`${selectUsers(context)} WHERE u.id = ANY(${ids}::bigint[]) AND ${matching({ where: condition, search: [] })}`.execute(context.db);
  return rows.map(userRecord);
};
const one = async (context: Context, id: number): Promise<Row> => {
  const [row] = await many(context, [id], true);
  if (!row) throw new Error(`users: row ${id} is gone`);
  return row;
};

/** Users in their relational tables. A list is one query, for the page's ids and then for their parts, and one count. */
export const usersStore = (counts: Counts): Store => ({
  list: async (context, query) => {
    if (query.where === false) return { rows: [], total: 0 };
    const order = orderOf(query.sort, context.language);
    const count = async () => {
      const { rows } = await sql<{ total: number }>`SELECT count(*) AS total FROM ${from} WHERE ${matching(query)}`.execute(context.db);
      return rows[0]?.total ?? 0;
    };
    const [page, total] = await Promise.all([
      sql<Row>`${selectUsers(context)} WHERE u.id IN (SELECT u.id FROM ${from} WHERE ${matching(query)} ORDER BY ${order} LIMIT ${query.limit} OFFSET ${query.offset}) ORDER BY ${order}`.execute(context.db),
      counts.total('users', JSON.stringify([query.where, query.search]), count),
    ]);
    return { rows: page.rows.map(userRecord), total };
  },
  stream: async function* (context, query) {
    if (query.where === false) return;
    for await (const rows of fetched(context, sql`${selectUsers(context)} WHERE ${matching(query)} ORDER BY ${orderOf(query.sort, context.language)}`)) yield rows.map(userRecord);
  },
  many,
  create: async (context, body) => one(context, await insertUser(context, body)),
  update: async (context, before, body) => {
    await changeUser(context, before, body);
    return await one(context, before.id);
  },
  delete: removeUser,
});

/** Whoever has one of the roles that may sign in. */
const employees: Condition = where.overlaps('roles', staffRoles);

export const users: Placement = {
  ownTable: true,
  // Whoever is deleted is to be forgotten.
  forgets: true,
  over: (_generated, { counts }) => usersStore(counts),
  constraints: { users_username_unique: ['username'], users_ban_arena_id_fkey: ['ban_arena_id'], users_registered_in_arena_fkey: ['registered_in_arena'], users_card_id_check: ['card_id'] },
  filters: { employees: (value) => (value === 'true' ? employees : value === 'false' ? where.not(employees) : true) },
};
