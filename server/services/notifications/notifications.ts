import { sql } from 'kysely';
import { notificationImageLimit } from '#resources/domain/files.ts';
import { admin } from '#resources/schema/index.ts';
import { at, put } from '#resources/schema/condition.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Placement } from '#server/plug.ts';
import { queue } from '#server/services/notifications/queue.ts';
import type { Context, Row, Store } from '#server/store.ts';

type Standing = Row & { readonly id: number };
const minute = 60_000;

/** A picture that is too large for a telephone is refused wherever it was uploaded to. */
const checkImage = async ({ db }: Context, body: Row): Promise<void> => {
  const [, hash] = /^\/api\/files\/([0-9a-f]{64})\./.exec(String(at(body, 'notification.image') ?? '')) ?? [];
  if (hash === undefined) return;
  const { rows } = await sql<{ bytes: number }>`SELECT octet_length(bytes) AS bytes FROM files WHERE hash = ${hash}`.execute(db);
  if ((rows[0]?.bytes ?? 0) > notificationImageLimit.maxBytes) throw invalid({ path: 'notification.image', rule: 'imageSize', value: notificationImageLimit.shownKilobytes });
};
/** The minute that runs is not over yet: what is scheduled for it goes out at once. */
const checkTime = ({ now }: Context, scheduled: unknown): void => {
  if (scheduled === undefined) return;
  if (typeof scheduled !== 'string') throw invalid({ path: 'scheduled_at', rule: 'required' });
  if (Date.parse(scheduled) < Math.floor(now().getTime() / minute) * minute) throw invalid({ path: 'scheduled_at', rule: 'past' });
};

interface Split {
  readonly body: Row;
  /** Ids; null: as they are. */
  readonly platforms: readonly number[] | null;
}
/** Platforms among the topics are kept apart. Where none is named, a new notification goes to all of them. */
const splitTopics = async ({ db, caller }: Context, body: Row, creates: boolean): Promise<Split> => {
  const named = at(body, 'notification.topics') as readonly number[] | undefined;
  const { rows } = await sql<{ id: number }>`SELECT id FROM topics WHERE entity = 'platform' ORDER BY id`.execute(db);
  const all = rows.map(({ id }) => id);
  const platforms = (named ?? []).filter((id) => all.includes(id));
  const topics = (named ?? []).filter((id) => !all.includes(id));
  if ((creates || named) && topics.length === 0 && !admin(caller)) throw invalid({ path: 'notification.topics', rule: 'topicForStaff' });
  return { body: named ? put(body, 'notification.topics', topics) : body, platforms: platforms.length > 0 ? platforms : creates ? all : null };
};
const savePlatforms = async ({ db }: Context, id: number, platforms: readonly number[] | null): Promise<void> => {
  if (platforms === null) return;
  await sql`DELETE FROM mobile_notifications_platforms WHERE parent_id = ${id}`.execute(db);
  await sql`INSERT INTO mobile_notifications_platforms (parent_id, target_id, position) SELECT ${id}, target, position FROM unnest(${platforms}::bigint[]) WITH ORDINALITY AS wanted (target, position)`.execute(db);
};

/** The store, and the sending of a notification at once: of a new one, or of a scheduled one that is locked. */
export interface NotificationStore extends Pick<Store, 'create' | 'update'> {
  readonly send: (context: Context, before: Standing | null, body: Row) => Promise<Row>;
}
/** Notifications over their generated table: each has a task in the same transaction. */
export function notificationStore(generated: Store): NotificationStore {
  const again = async (context: Context, id: number): Promise<Row> => {
    const [row] = await generated.many(context, [id], true);
    if (!row) throw new Error(`mobile-notifications: row ${id} is gone`);
    return row;
  };
  const save = async (context: Context, before: Standing | null, given: Row): Promise<number> => {
    await checkImage(context, given);
    const { body, platforms } = await splitTopics(context, given, before === null);
    // What has been sent is the service's to say.
    const kept = put(body, 'notification.sent', undefined);
    const row = before === null ? await generated.create(context, put(kept, 'notification.sent', false)) : await generated.update(context, before, kept);
    await savePlatforms(context, Number(row.id), platforms);
    return Number(row.id);
  };
  const schedule = async (context: Context, before: Standing | null, body: Row): Promise<Row> => {
    if (at(body, 'notification.sent') === true) throw invalid({ path: 'notification.sent', rule: 'differs' });
    checkTime(context, before === null ? (body.scheduled_at ?? null) : body.scheduled_at);
    const id = await save(context, before, body);
    if (body.scheduled_at !== undefined) await queue(context.db, id, String(body.scheduled_at));
    return await again(context, id);
  };
  return {
    create: (context, body) => schedule(context, null, body),
    update: (context, before, body) => schedule(context, before, body),
    send: async (context, before, body) => {
      if (before && before.sent === true) throw new Refusal('alreadySent');
      const id = await save(context, before, put(body, 'scheduled_at', null));
      await sql`UPDATE mobile_notifications SET sent = true, state = 'sending' WHERE id = ${id}`.execute(context.db);
      await queue(context.db, id, context.now().toISOString());
      return await again(context, id);
    },
  };
}

export const notifications: Placement = {
  over: (generated) => {
    const { create, update } = notificationStore(generated);
    return { create, update };
  },
  bars: (task, row) => (task === 'update' && row.sent === true ? 'alreadySent' : null),
};
