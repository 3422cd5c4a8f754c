import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql, type Kysely, type Transaction } from 'kysely';
import { outcomeDays } from '#resources/domain/outcomes.ts';
import { staff } from '#resources/schema/index.ts';
import { gatewayNames, gatewayPath } from '#resources/services.ts';
import type { Constraints } from '#server/db/constraints.ts';
import type { Database } from '#server/db/database.ts';
import { errorDialectOf, refusalBody } from '#server/dialects/errors.ts';
import { callerOf } from '#server/http/caller.ts';
import { refusalOf } from '#server/http/errors.ts';
import { languageOf } from '#server/http/language.ts';
import { Refusal } from '#server/http/refusal.ts';
import { inTransaction } from '#server/http/transactions.ts';
import type { Say, Services } from '#server/plug.ts';
import type { Context } from '#server/store.ts';

type Stored = Pick<Refusal, 'code' | 'status' | 'details'>;
type Outcome<T> = { readonly result: T } | { readonly refused: Refusal };

/** What a key may be. */
export const keyPattern = '^[\\w.:-]{8,200}$';
/** @throws Refusal `keyMalformed` */
const keyOf = (text: unknown): string => {
  if (typeof text !== 'string' || !new RegExp(keyPattern).test(text)) throw new Refusal('keyMalformed');
  return text;
};
const fingerprintOf = ({ method, url, body }: FastifyRequest): string =>
  createHash('sha256').update(JSON.stringify([method, url.split('?')[0], body ?? null])).digest('hex');
const revived = ({ code, status, details }: Stored): Refusal => new Refusal(code, { ...details, status });

const take = async (trx: Transaction<Database>, caller_id: number, key: string, fingerprint: string, state: 'running' | 'barred'): Promise<boolean> => {
  // Waits for whoever holds the same key in a transaction that is still open.
  const taken = await trx.insertInto('outcomes').values({ caller_id, key, fingerprint, state }).onConflict((conflict) => conflict.columns(['caller_id', 'key']).doNothing()).executeTakeFirst();
  return Number(taken.numInsertedOrUpdatedRows ?? 0) > 0;
};
const outcomeOf = (trx: Transaction<Database>, caller: number, key: string) => trx.selectFrom('outcomes').selectAll().where('caller_id', '=', caller).where('key', '=', key).executeTakeFirstOrThrow();
const settle = async (trx: Transaction<Database>, caller: number, key: string, state: 'done' | 'refused', result: unknown): Promise<void> => {
  await trx.updateTable('outcomes').set({ state, result: JSON.stringify(result ?? null) }).where('caller_id', '=', caller).where('key', '=', key).execute();
};

/**
 * Runs money and play calls, and the making of records, at most once per caller and key, in one transaction with what they do. A repeated call waits for the first and gets its answer;
 * the same key with another body, or one that was asked about before it was seen, is refused with `keyReused`. Faults of the server bar nothing.
 */
export async function once<T>(db: Kysely<Database>, constraints: Constraints, request: FastifyRequest, contextIn: (trx: Transaction<Database>) => Context, work: (context: Context) => Promise<T>): Promise<T> {
  const key = keyOf(request.headers['idempotency-key']);
  const caller = callerOf(request).id;
  const fingerprint = fingerprintOf(request);
  const outcome = await inTransaction(db, async (trx): Promise<Outcome<T>> => {
    if (!(await take(trx, caller, key, fingerprint, 'running'))) {
      const known = await outcomeOf(trx, caller, key);
      if (known.state === 'barred' || known.fingerprint !== fingerprint) throw new Refusal('keyReused');
      return known.state === 'refused' ? { refused: revived(known.result as Stored) } : { result: known.result as T };
    }
    await sql`SAVEPOINT work`.execute(trx);
    try {
      const result = await work(contextIn(trx));
      await settle(trx, caller, key, 'done', result);
      return { result };
    } catch (error) {
      const refused = refusalOf(error, constraints);
      if (refused.status >= 500) throw error;
      await sql`ROLLBACK TO SAVEPOINT work`.execute(trx);
      await settle(trx, caller, key, 'refused', { code: refused.code, status: refused.status, details: refused.details } satisfies Stored);
      return { refused };
    }
  });
  if ('refused' in outcome) throw outcome.refused;
  return outcome.result;
}

/** Keys that were never seen and that one caller may ask about in a minute: each bars a key, which is a row. */
const mostUnseen = 60;
/** `GET /api/{service}/outcomes/{key}`: what came of a call of this caller. Asking about a key that was never seen bars it. */
export function registerOutcomes(app: FastifyInstance, { db, limits }: Pick<Services, 'db' | 'limits'>, say: Say): void {
  for (const service of gatewayNames) {
    app.get(gatewayPath(service, '/outcomes/:key'), { config: { access: staff, describe: { summary: 'outcome of a key' } } }, async (request) => {
      const caller = callerOf(request).id;
      const key = keyOf((request.params as { key?: string }).key);
      const seen = await db.selectFrom('outcomes').select('state').where('caller_id', '=', caller).where('key', '=', key).executeTakeFirst();
      if (!seen) await limits.take(`outcomes:${caller}`, mostUnseen, 60);
      const known = await inTransaction(db, async (trx) => {
        await take(trx, caller, key, '', 'barred');
        return await outcomeOf(trx, caller, key);
      });
      if (known.state === 'done') return { state: 'done', result: known.result };
      if (known.state !== 'refused') return { state: 'unseen' };
      const refusal = revived(known.result as Stored);
      return { state: 'refused', error: refusalBody(refusal, errorDialectOf(request.url), say(refusal.code, languageOf(request), refusal.details.by)) };
    });
  }
}

/** Forgets outcomes that nobody can ask for any more, and bars against calls that would have come long since. */
async function forgetOldOutcomes(db: Kysely<Database>): Promise<void> {
  await sql`DELETE FROM outcomes WHERE created_at < now() - ${outcomeDays} * interval '1 day'`.execute(db);
  await sql`DELETE FROM outcomes WHERE state = 'barred' AND created_at < now() - interval '1 day'`.execute(db);
}

const anHour = 3_600_000;
/** Forgets old outcomes now and every so many milliseconds; a database that is away is asked again the next time. Answers how to stop, which waits for what is under way. */
export function sweepOutcomes(db: Kysely<Database>, every = anHour): () => Promise<void> {
  let running = Promise.resolve();
  const sweep = () => {
    running = forgetOldOutcomes(db).catch((error: unknown) => console.error(error));
  };
  sweep();
  const timer = setInterval(sweep, every);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
