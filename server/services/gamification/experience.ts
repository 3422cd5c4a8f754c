import { sql } from 'kysely';
import { experienceAfter, type RankBand, type Stretch } from '#resources/domain/experience.ts';
import type { Services } from '#server/plug.ts';
import type { Context } from '#server/store.ts';

const batch = 500;
interface Due {
  readonly user_id: number;
  readonly balance: number;
  readonly rest: number;
  readonly settled_at: string;
}
interface Played {
  readonly user_id: number;
  readonly started_at: string;
  readonly stopped_at: string | null;
}
type Needs = Pick<Services, 'db' | 'now'>;

const activeRanks = async (db: Context['db']): Promise<readonly RankBand[]> =>
  (await sql<RankBand>`SELECT experience_lower AS lower, experience_upper AS upper, gain, decay FROM ranks WHERE active`.execute(db)).rows;

/** Players who play and have no experience yet: theirs begins with their first session. */
const begin = async ({ db, now }: Needs): Promise<void> => {
  await sql`INSERT INTO experience (user_id, balance, settled_at) SELECT s.user_id, 0, min(s.started_at) FROM play_sessions AS s
    WHERE s.started_at <= ${now().toISOString()} AND NOT EXISTS (SELECT FROM experience AS x WHERE x.user_id = s.user_id) GROUP BY s.user_id ON CONFLICT (user_id) DO NOTHING`.execute(db);
};

/** Counts play and no play of these players up to a moment. Their rows are held. */
async function count(db: Context['db'], due: readonly Due[], at: Date, ranks: readonly RankBand[]): Promise<void> {
  const ids = due.map(({ user_id }) => user_id);
  const { rows: played } = await sql<Played>`SELECT s.user_id, s.started_at, s.stopped_at FROM play_sessions AS s JOIN experience AS x ON x.user_id = s.user_id
    WHERE s.user_id = ANY(${ids}::bigint[]) AND s.started_at < ${at.toISOString()} AND coalesce(s.stopped_at, 'infinity') > x.settled_at ORDER BY s.started_at`.execute(db);
  const after = due.map(({ user_id, balance, rest, settled_at }) => {
    const play = played.filter((session) => session.user_id === user_id).map(({ started_at, stopped_at }): Stretch => [Date.parse(started_at), stopped_at === null ? at.getTime() : Date.parse(stopped_at)]);
    return experienceAfter({ balance, rest }, Date.parse(settled_at), at.getTime(), play, ranks);
  });
  await sql`UPDATE experience AS x SET balance = n.balance, rest = n.rest, settled_at = ${at.toISOString()}
    FROM unnest(${ids}::bigint[], ${after.map(({ balance }) => balance)}::bigint[], ${after.map(({ rest }) => rest)}::numeric[]) AS n (user_id, balance, rest) WHERE x.user_id = n.user_id`.execute(db);
}

/** Counts the play of one batch of players up to now; answers how many there were. Two processes never take the same players. */
const settleBatch = ({ db, now }: Needs, ranks: readonly RankBand[]): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const at = now();
    // Who plays, or has just stopped, every five minutes; who has something to lose, every hour.
    const { rows: due } = await sql<Due>`SELECT user_id, balance, rest, settled_at FROM experience AS x
      WHERE settled_at <= ${at.toISOString()}::timestamptz - interval '5 minutes' AND ((settled_at <= ${at.toISOString()}::timestamptz - interval '1 hour' AND balance + rest > 0)
        OR EXISTS (SELECT FROM play_sessions AS s WHERE s.user_id = x.user_id AND s.started_at < ${at.toISOString()} AND coalesce(s.stopped_at, 'infinity') > x.settled_at))
      ORDER BY settled_at LIMIT ${batch} FOR UPDATE SKIP LOCKED`.execute(trx);
    if (due.length === 0) return 0;
    await count(trx, due, at, ranks);
    return due.length;
  });

/** Lets experience follow play and no play up to now, for everybody it is due for. Each moment counts once, whoever calls this how often. */
export async function settleExperience(needs: Needs): Promise<void> {
  await begin(needs);
  const ranks = await activeRanks(needs.db);
  for (let taken = batch; taken === batch;) taken = await settleBatch(needs, ranks);
}

/** Gives a player experience, in the transaction of the context. The time before is counted first: it takes nothing of what was not there yet. */
export async function giveExperience({ db, now }: Pick<Context, 'db' | 'now'>, user: number, amount: number): Promise<void> {
  const at = now();
  await sql`INSERT INTO experience (user_id, balance, settled_at) VALUES (${user}, 0, coalesce((SELECT min(started_at) FROM play_sessions WHERE user_id = ${user} AND started_at <= ${at.toISOString()}), ${at.toISOString()}))
    ON CONFLICT (user_id) DO NOTHING`.execute(db);
  const { rows: due } = await sql<Due>`SELECT user_id, balance, rest, settled_at FROM experience WHERE user_id = ${user} FOR UPDATE`.execute(db);
  // Somebody else may have counted up to a later moment while this waited for the row.
  if (due.some(({ settled_at }) => Date.parse(settled_at) < at.getTime())) await count(db, due, at, await activeRanks(db));
  await sql`UPDATE experience SET balance = balance + ${amount} WHERE user_id = ${user}`.execute(db);
}
