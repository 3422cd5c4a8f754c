import { sql } from 'kysely';
import { periodStart } from '#resources/domain/periods.ts';
import { advance, noProgress, type Happening, type Progress, type ProgressRule } from '#resources/domain/progress.ts';
import { wallClockOf } from '#resources/domain/zone.ts';
import { Refusal } from '#server/http/refusal.ts';
import { activeAchievements, activeTasks, pay, type Reward } from '#server/services/achievements/rules.ts';
import type { Context } from '#server/store.ts';

/** Something that happened to a player. `thing` tells it from others of its kind, such as the game that was played. */
export interface Happened {
  readonly context: string;
  readonly value: number;
  readonly thing?: string;
}
/** What came of it. */
export interface Outcome {
  readonly completed: readonly string[];
  readonly coins: number;
  readonly experience: number;
  readonly chests: readonly string[];
}
interface Kept {
  readonly value: number;
  readonly state: Progress['state'];
  readonly done: boolean;
}
const after = (rule: ProgressRule, before: Kept, happenings: readonly Happening[]): Progress | null => {
  let progress: Progress = before;
  let moved = false;
  for (const happening of happenings) {
    const next = advance(rule, progress, happening);
    moved ||= next !== null;
    progress = next ?? progress;
  }
  return moved ? progress : null;
};
const stamps = ({ now }: Context, { value, state, done }: Progress) => {
  const at = now().toISOString();
  return { value, state: JSON.stringify(state), completed: done ? at : null, at };
};

/** The player, held until the transaction ends: whatever happens to one player happens one after the other, in all processes. */
const heldPlayer = async ({ db }: Context, user: number): Promise<{ readonly username: string; readonly timezone: string | null }> => {
  const { rows } = await sql<{ username: string; timezone: string | null }>`SELECT u.username, (SELECT timezone FROM arenas WHERE id = u.registered_in_arena) AS timezone
    FROM users AS u WHERE u.id = ${user} AND u.retired_at IS NULL FOR NO KEY UPDATE OF u`.execute(db);
  if (!rows[0]) throw new Refusal('notFound');
  return rows[0];
};

async function moveAchievements(context: Context, user: number, happenings: readonly Happening[]): Promise<readonly { readonly name: string; readonly rewards: readonly Reward[] }[]> {
  const { db } = context;
  const { rows } = await sql<Kept & { id: number }>`SELECT achievement_id AS id, progress_value AS value, state, completed_at IS NOT NULL AS done FROM achievement_progress WHERE user_id = ${user}`.execute(db);
  const known = new Map(rows.map((row) => [row.id, row]));
  const completed: { readonly name: string; readonly rewards: readonly Reward[] }[] = [];
  for (const achievement of await activeAchievements(context)) {
    const progress = after(achievement, known.get(achievement.id) ?? noProgress, happenings);
    if (!progress) continue;
    const { value, state, completed: done, at } = stamps(context, progress);
    // Its row is held: who deletes it waits, and what is deleted meanwhile is left out.
    const { rows: kept } = await sql`INSERT INTO achievement_progress (user_id, achievement_id, progress_value, state, completed_at, paid_at, created_at, progress_updated_at)
      SELECT ${user}::bigint, id, ${value}::numeric, ${state}::jsonb, ${done}::timestamptz, ${done}::timestamptz, ${at}::timestamptz, ${at}::timestamptz FROM achievements WHERE id = ${achievement.id} FOR KEY SHARE
      ON CONFLICT (user_id, achievement_id) DO UPDATE SET progress_value = excluded.progress_value, state = excluded.state, completed_at = excluded.completed_at, paid_at = excluded.paid_at, progress_updated_at = excluded.progress_updated_at
      RETURNING id`.execute(db);
    if (progress.done && kept.length > 0) completed.push(achievement);
  }
  return completed;
}

async function moveQuests(context: Context, user: number, day: string, happenings: readonly Happening[]): Promise<readonly { readonly name: string; readonly rewards: readonly Reward[] }[]> {
  const { db } = context;
  const periodOf = (pool: string) => periodStart(pool, day);
  const completed: { readonly name: string; readonly rewards: readonly Reward[] }[] = [];
  for (const task of await activeTasks(context, user, periodOf)) {
    const { rows } = await sql<Kept & { type_id: number | null }>`SELECT progress_value AS value, state, completed_at IS NOT NULL AS done, quest_type_id AS type_id FROM quest_progress
      WHERE user_id = ${user} AND quest_id = ${task.quest} AND pool_type = ${task.pool} AND period_start = ${periodOf(task.pool)}`.execute(db);
    const [before] = rows;
    // A pool that was changed within the period may draw another: what was begun is not counted for it, what was paid is not paid again.
    const progress = after(task, !before ? noProgress : before.done || before.type_id === task.type_id ? before : noProgress, happenings);
    if (!progress) continue;
    const { value, state, completed: done, at } = stamps(context, progress);
    const { rows: kept } = await sql`INSERT INTO quest_progress (user_id, quest_id, quest_type_id, pool_type, period_start, progress_value, state, completed_at, paid_at, created_at, progress_updated_at)
      SELECT ${user}::bigint, id, (SELECT id FROM quest_types WHERE id = ${task.type_id} FOR KEY SHARE), ${task.pool}::text, ${periodOf(task.pool)}::date, ${value}::numeric, ${state}::jsonb, ${done}::timestamptz, ${done}::timestamptz, ${at}::timestamptz, ${at}::timestamptz
      FROM quests WHERE id = ${task.quest} FOR KEY SHARE
      ON CONFLICT (user_id, quest_id, pool_type, period_start) DO UPDATE SET quest_type_id = excluded.quest_type_id, progress_value = excluded.progress_value, state = excluded.state,
        completed_at = excluded.completed_at, paid_at = excluded.paid_at, progress_updated_at = excluded.progress_updated_at
      RETURNING id`.execute(db);
    if (progress.done && kept.length > 0) completed.push(task);
  }
  return completed;
}

/**
 * Notes what happened to a player and moves every active achievement and quest whose condition it meets; what is completed by it is paid, once, in the transaction of
 * the context. Everything that lets something happen to players goes through here: awards by staff, sessions, purchases.
 * @param username compared with the player's where the caller says it
 * @throws Refusal `notFound` for a player who is not there, `invalid` for another username
 */
export async function happen(context: Context, { user, username, arena = null }: { readonly user: number; readonly username?: string; readonly arena?: number | null }, events: readonly Happened[]): Promise<Outcome> {
  const player = await heldPlayer(context, user);
  if (username !== undefined && username !== player.username) throw new Refusal('invalid', { violations: [{ path: 'username', rule: 'differs' }] });
  const { db, caller, now } = context;
  const { day } = wallClockOf(now(), player.timezone ?? 'UTC');
  for (const { context: what, value, thing } of events) {
    await sql`INSERT INTO player_events (user_id, arena_id, context, data, actor_id, created_at)
      VALUES (${user}, ${arena}, ${what}, ${JSON.stringify({ value, ...(thing === undefined ? {} : { thing }) })}, ${caller.id > 0 ? caller.id : null}, ${now().toISOString()})`.execute(db);
  }
  const happenings = events.map((event) => ({ ...event, day }));
  const completed = [...(await moveAchievements(context, user, happenings)), ...(await moveQuests(context, user, day, happenings))];
  return { completed: completed.map(({ name }) => name), ...(await pay(context, user, arena, completed.flatMap(({ rewards }) => rewards))) };
}
