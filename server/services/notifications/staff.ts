import { sql, type Kysely, type Transaction } from 'kysely';
import type { StaffNotificationType } from '#resources/groups/staff-notifications.ts';
import { admin, type Caller } from '#resources/schema/index.ts';
import type { Database } from '#server/db/database.ts';
import { invalid } from '#server/http/refusal.ts';
import type { Row } from '#server/store.ts';

type Db = Kysely<Database> | Transaction<Database>;
/** Most that a panel shows, newest first; and for how long. */
const most = 100;
const days = 7;

/** What is said, where, and about whom. */
export interface StaffNotification {
  readonly type: StaffNotificationType;
  readonly arena: number;
  readonly user?: number | null;
  readonly device?: number | null;
  readonly text?: string | null;
}
const record = ({ id, type, arena_id, user_id, device_id, name, text, created_at }: Row): Row => ({
  id, type, arena_id, user: user_id === null ? null : { id: user_id, username: name }, device: device_id === null ? null : { id: device_id, hostname: name }, text: text ?? name, created_at,
});

/**
 * Tells the staff of an arena something, within the transaction in which it comes about; what is too old to be shown goes. Answers the record.
 * @throws Refusal `invalid` for nobody, or somebody who is not there
 */
export async function tellStaff(db: Db, { type, arena, user = null, device = null, text = null }: StaffNotification, now: Date): Promise<Row> {
  if ((user === null) === (device === null)) throw invalid({ path: 'device', rule: user === null ? 'required' : 'differs' });
  const { rows: [who] } = device === null
    ? await sql<{ name: string }>`SELECT username AS name FROM users WHERE id = ${user}`.execute(db)
    : await sql<{ name: string }>`SELECT hostname AS name FROM devices WHERE id = ${device} AND arena_id = ${arena}`.execute(db);
  if (!who) throw invalid({ path: device === null ? 'user' : 'device', rule: 'reference' });
  const { rows: [made] } = await sql<Row>`INSERT INTO staff_notifications (arena_id, type, user_id, device_id, name, text, created_at)
    SELECT id, ${type}, ${user}, ${device}, ${who.name}, ${text}, ${now} FROM arenas WHERE id = ${arena} RETURNING *`.execute(db);
  if (!made) throw invalid({ path: 'arena_id', rule: 'reference' });
  await sql`DELETE FROM staff_notifications WHERE arena_id = ${arena} AND created_at < ${now}::timestamptz - make_interval(days => ${days})`.execute(db);
  return record(made);
}

/** What somebody has not cleared yet, newest first; of one arena, else of all of theirs. */
export async function toldTo(db: Db, { id, roles, arenas, username }: Caller, arena: number | undefined, now: Date): Promise<readonly Row[]> {
  const where = arena !== undefined ? sql`n.arena_id = ${arena}` : admin({ id, roles, arenas, username }) ? sql`true` : sql`n.arena_id = ANY(${arenas}::bigint[])`;
  const { rows } = await sql<Row>`SELECT n.* FROM staff_notifications AS n WHERE ${where} AND n.created_at >= ${now}::timestamptz - make_interval(days => ${days})
    AND NOT EXISTS (SELECT FROM staff_notifications_cleared AS c WHERE c.notification_id = n.id AND c.user_id = ${id}) ORDER BY n.id DESC LIMIT ${most}`.execute(db);
  return rows.map(record);
}

/** Clears them for one person only: those named, else all of the arena. */
export async function clearFor(db: Db, user: number, arena: number, ids: readonly number[] | null): Promise<void> {
  await sql`INSERT INTO staff_notifications_cleared (notification_id, user_id) SELECT id, ${user} FROM staff_notifications WHERE arena_id = ${arena} ${ids === null ? sql`` : sql`AND id = ANY(${ids}::bigint[])`}
    ON CONFLICT DO NOTHING`.execute(db);
}
