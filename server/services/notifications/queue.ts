import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#server/db/database.ts';

type Db = Kysely<Database> | Transaction<Database>;
/** Told to every process when a task was written. */
export const channel = 'push_tasks';
/** Longer than this nobody has a task: then it is taken by somebody else. Seconds; more than a call may take. */
export const lease = 60;
/** How many calls go out at once. */
const most = 5;
/** Seconds until a task that failed is tried again: 10, 30, 90 … at most an hour. */
export const waitAfter = (attempts: number): number => Math.min(3_600, 10 * 3 ** (attempts - 1));
/** Tries until it is given up: about six hours. */
export const mostAttempts = 12;

/** A member of a list of topics, as it is posted. */
interface Topic {
  readonly id: number;
  readonly name: string;
  readonly entity: string;
}
/** What is posted for one notification; instants are ISO 8601 in UTC. */
export interface Push {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly image: string | null;
  readonly click_action: string | null;
  readonly action_link: string | null;
  readonly scheduled_at: string | null;
  readonly topics: readonly Topic[];
  readonly platforms: readonly Topic[];
}
/** A task that this process has until its lease ends. */
export interface Task {
  readonly id: number;
  /** The same at every try: whoever gets it twice keeps it once. */
  readonly key: string;
  readonly claim: string;
  readonly attempts: number;
  readonly push: Push;
}
/** Why a call did not end well, with the status where there was an answer. */
export interface Failure {
  readonly reason: 'unreachable' | 'timeout' | 'refused';
  readonly status: number | null;
  /** Trying again would change nothing. */
  readonly final: boolean;
}

/** Writes or moves the task of a notification, in the transaction that makes or changes it. Processes hear of it when that commits. */
export async function queue(db: Db, notification: number, due: string): Promise<void> {
  await sql`INSERT INTO push_tasks (notification_id, due_at) VALUES (${notification}, ${due}) ON CONFLICT (notification_id) DO UPDATE SET due_at = excluded.due_at`.execute(db);
  await sql`SELECT pg_notify(${channel}, '')`.execute(db);
}

const members = (list: 'topics' | 'platforms') => sql`coalesce((SELECT jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'entity', o.entity) ORDER BY l.position)
  FROM ${sql.table(`mobile_notifications_${list}`)} AS l JOIN topics AS o ON o.id = l.target_id WHERE l.parent_id = n.id), '[]')`;

/**
 * Takes tasks that are due, each by one process alone, and marks their notifications as being sent. Notifications are locked before their tasks, as everywhere;
 * one that somebody is changing at this moment is left for the next time.
 */
export async function claim(db: Kysely<Database>, now: Date): Promise<readonly Task[]> {
  return await db.transaction().execute(async (trx) => {
    const { rows } = await sql<Task>`
      WITH due AS MATERIALIZED (
        SELECT n.id FROM push_tasks AS t JOIN mobile_notifications AS n ON n.id = t.notification_id
        WHERE t.due_at <= ${now.toISOString()} ORDER BY t.due_at, t.notification_id LIMIT ${most} FOR UPDATE OF n SKIP LOCKED)
      UPDATE push_tasks AS t SET due_at = ${now.toISOString()}::timestamptz + make_interval(secs => ${lease}), attempts = t.attempts + 1, claim = gen_random_uuid()
      FROM due JOIN mobile_notifications AS n ON n.id = due.id
      WHERE t.notification_id = due.id AND t.due_at <= ${now.toISOString()}
      RETURNING t.notification_id AS id, t.key, t.claim, t.attempts, jsonb_build_object('id', n.id, 'title', n.title, 'text', n.text, 'image', n.image, 'click_action', n.click_action,
        'action_link', n.action_link, 'scheduled_at', to_char(n.scheduled_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'topics', ${members('topics')}, 'platforms', ${members('platforms')}) AS push`.execute(trx);
    await sql`UPDATE mobile_notifications SET state = 'sending', sent = true WHERE id = ANY(${rows.map(({ id }) => id)}::bigint[]) AND state = 'scheduled'`.execute(trx);
    return rows;
  });
}

/** Whether the task is still this process's; the notification is locked first. */
const own = async (db: Db, { id, claim: mine }: Task): Promise<boolean> => {
  await sql`SELECT FROM mobile_notifications WHERE id = ${id} FOR UPDATE`.execute(db);
  const { rows } = await sql`SELECT FROM push_tasks WHERE notification_id = ${id} AND claim = ${mine} FOR UPDATE`.execute(db);
  return rows.length > 0;
};
const end = async (db: Db, { id }: Task): Promise<void> => {
  await sql`DELETE FROM push_tasks WHERE notification_id = ${id}`.execute(db);
};

/** It has arrived. */
export async function delivered(db: Kysely<Database>, task: Task, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await own(trx, task))) return;
    await end(trx, task);
    await sql`UPDATE mobile_notifications SET state = 'sent', sent_at = ${now.toISOString()}, failure = NULL, failure_status = NULL WHERE id = ${task.id}`.execute(trx);
  });
}

/** It has not arrived: it is tried again later, or given up. */
export async function failed(db: Kysely<Database>, task: Task, { reason, status, final }: Failure, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await own(trx, task))) return;
    const over = final || task.attempts >= mostAttempts;
    if (over) await end(trx, task);
    else await sql`UPDATE push_tasks SET claim = NULL, due_at = ${now.toISOString()}::timestamptz + make_interval(secs => ${waitAfter(task.attempts)}) WHERE notification_id = ${task.id}`.execute(trx);
    await sql`UPDATE mobile_notifications SET state = ${over ? 'failed' : 'sending'}, failure = ${reason}, failure_status = ${status} WHERE id = ${task.id}`.execute(trx);
  });
}

/** Gives a task back that was not done, as if it had not been taken. */
export async function giveBack(db: Kysely<Database>, task: Task, now: Date): Promise<void> {
  await sql`UPDATE push_tasks SET claim = NULL, due_at = ${now.toISOString()}, attempts = attempts - 1 WHERE notification_id = ${task.id} AND claim = ${task.claim}`.execute(db);
}

/** When the next task is due; null when there is none. */
export async function nextDue(db: Kysely<Database>): Promise<Date | null> {
  const { rows } = await sql<{ due: string | null }>`SELECT min(due_at) AS due FROM push_tasks`.execute(db);
  const due = rows[0]?.due;
  return due ? new Date(due) : null;
}
