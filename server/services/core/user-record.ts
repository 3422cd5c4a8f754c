import { sql } from 'kysely';
import { fullName } from '#resources/domain/full-name.ts';
import { put } from '#resources/schema/condition.ts';
import { from, values } from '#server/services/core/user-columns.ts';
import type { Context, Row } from '#server/store.ts';

const paths = Object.keys(values).filter((path) => path !== 'full_name');

const selected = ({ now }: Pick<Context, 'now'>) => sql`
  ${sql.join(paths.map((path, n) => sql`${values[path]?.sql} AS ${sql.ref(`c${n}`)}`))},
  ARRAY(SELECT o.name FROM user_roles AS l JOIN roles AS o ON o.id = l.role_id WHERE l.user_id = u.id ORDER BY o.id) AS roles,
  (SELECT max(t.expires_at) FROM password_resets AS t WHERE t.user_id = u.id AND t.used_at IS NULL AND t.expires_at > ${now().toISOString()}) AS reset`;

/** The SELECT that reads whole records, ready for its WHERE. */
export const selectUsers = (context: Pick<Context, 'now'>) => sql`SELECT ${selected(context)} FROM ${from}`;

/** A row of `selectUsers` as it travels; no password, no hash. */
export function userRecord(row: Row): Row & { readonly id: number } {
  let record: Row = {};
  for (const [n, path] of paths.entries()) record = put(record, path, row[`c${n}`]);
  return { ...record, id: Number(record.id), roles: row.roles, reset_password: { expires_at: row.reset }, full_name: fullName(record) };
}
