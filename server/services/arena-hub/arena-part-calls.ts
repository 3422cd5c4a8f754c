import { sql } from 'kysely';
import { toEntries, type BonusEntry } from '#resources/domain/bonus.ts';
import { baseRateFields, invoiceFields, termsFields } from '#resources/groups/arena-parts.ts';
import { field, patterns, type Fields } from '#resources/schema/index.ts';
import type { Violation } from '#resources/schema/violations.ts';
import { bodyRules } from '#resources/schema/body-rules.ts';
import { invalid } from '#server/http/refusal.ts';
import { checkedBody, columnsIn } from '#server/services/body.ts';
import { gridOf, pairsOf } from '#server/services/arena-hub/arena-parts.ts';
import type { Context } from '#server/store.ts';

/** A part of an arena with a call of its own, `/arenas/{id}/{name}`: read by whoever sees the arena, written by admins. */
export interface PartCalls {
  readonly summary: string;
  /** What the arena's history calls it: a path of its record, where it is one; its name in the address otherwise. */
  readonly path?: string;
  /** What of it stands in the history; what it holds, unless said otherwise. */
  readonly kept?: (part: unknown) => unknown;
  readonly schema: object;
  readonly read: (context: Pick<Context, 'db'>, arena: number) => Promise<unknown>;
  /** Checks the body and keeps it. */
  readonly write: (context: Context, arena: number, body: unknown) => Promise<void>;
}
const object = (properties: object) => ({ type: 'object', properties, required: Object.keys(properties) });

/** What a body must name, even if it is nothing: a body without it empties nothing by accident. */
const named = <T>(body: Readonly<Record<string, unknown>>, key: string): T => {
  if (body[key] === undefined) throw invalid({ path: key, rule: 'required' });
  return body[key] as T;
};

const baseRateBody = bodyRules(baseRateFields);
const baseRate: PartCalls = {
  summary: 'Base rate in coins',
  path: 'base_rate',
  schema: object({ base_rate: { type: 'integer', minimum: 0 } }),
  read: ({ db }, arena) => db.selectFrom('arenas').select('base_rate').where('id', '=', arena).executeTakeFirstOrThrow(),
  write: async (context, arena, body) => {
    const { base_rate } = checkedBody(baseRateBody, 'create', body, context);
    await context.db.updateTable('arenas').set({ base_rate: Number(base_rate) }).where('id', '=', arena).execute();
  },
};

const isTime = (value: unknown) => typeof value === 'string' && new RegExp(patterns.timeOfDay).test(value);
const pairsIn = (body: unknown): readonly (readonly [string | null, string | null])[] => {
  const { working_hours: pairs, ...unknown } = (body !== null && typeof body === 'object' ? body : {}) as Readonly<Record<string, unknown>>;
  const strangers = Object.keys(unknown).map((path) => ({ path, rule: 'unknown' }));
  if (strangers.length > 0) throw invalid(...strangers);
  if (!Array.isArray(pairs) || pairs.length !== 7) throw invalid({ path: 'working_hours', rule: 'array' });
  const wrong = pairs.flatMap((pair: unknown, i): Violation[] => {
    if (!Array.isArray(pair) || pair.length !== 2) return [{ path: `working_hours.${i}`, rule: 'array' }];
    return pair.flatMap((time: unknown, side): Violation[] => {
      if (time === null) return pair[1 - side] === null ? [] : [{ path: `working_hours.${i}.${side}`, rule: 'required' }];
      return isTime(time) ? [] : [{ path: `working_hours.${i}.${side}`, rule: 'timeOfDay' }];
    });
  });
  if (wrong.length > 0) throw invalid(...wrong);
  return pairs as readonly (readonly [string | null, string | null])[];
};
const workingHours: PartCalls = {
  summary: 'Seven pairs of opening and closing time, Monday first, null where closed',
  schema: object({ working_hours: { type: 'array', minItems: 7, maxItems: 7, items: { type: 'array', items: { type: ['string', 'null'] } } } }),
  read: async ({ db }, arena) => ({ working_hours: pairsOf(await db.selectFrom('arena_working_hours').select(['day', 'opening', 'closing']).where('arena_id', '=', arena).execute()) }),
  write: async ({ db }, arena, body) => {
    const rows = pairsIn(body).map(([opening, closing], i) => ({ arena_id: arena, day: i + 1, opening, closing }));
    await db.deleteFrom('arena_working_hours').where('arena_id', '=', arena).execute();
    await db.insertInto('arena_working_hours').values(rows).execute();
  },
};

const bonusBody = bodyRules({
  bonuses: field.list({ day: field.integer({ required: true, min: 1, max: 7 }), hour: field.integer({ required: true, min: 0, max: 23 }), value: field.percent({ required: true }) }, { required: true, saved: 'whole', max: 168 }),
});
const rateBonus: PartCalls = {
  // Of 168 hours those with a bonus, a line each: `1 08:00 20 %`.
  kept: (part) => (part as { readonly bonuses: readonly BonusEntry[] }).bonuses.filter(({ value }) => value > 0).map(({ day, hour, value }) => `${day} ${String(hour).padStart(2, '0')}:00 ${value} %`),
  summary: 'Bonuses in whole percent by weekday (Monday 1) and hour; what a PUT does not name becomes 0',
  schema: object({ bonuses: { type: 'array', items: object({ day: { type: 'integer' }, hour: { type: 'integer' }, value: { type: 'integer' } }) } }),
  read: async ({ db }, arena) => ({ bonuses: toEntries(gridOf(await db.selectFrom('arena_rate_bonuses').select(['day', 'hour', 'value']).where('arena_id', '=', arena).execute())) }),
  write: async (context, arena, body) => {
    const bonuses = named<readonly BonusEntry[]>(checkedBody(bonusBody, 'update', body, context), 'bonuses');
    if (new Set(bonuses.map(({ day, hour }) => `${day} ${hour}`)).size < bonuses.length) throw invalid({ path: 'bonuses', rule: 'distinct' });
    await context.db.deleteFrom('arena_rate_bonuses').where('arena_id', '=', arena).execute();
    const rows = bonuses.filter(({ value }) => value > 0).map(({ day, hour, value }) => ({ arena_id: arena, day, hour, value }));
    if (rows.length > 0) await context.db.insertInto('arena_rate_bonuses').values(rows).execute();
  },
};

const mostEmployees = 20_000;
const employees: PartCalls = {
  summary: 'Ids of the users who work in the arena',
  schema: { type: 'array', items: { type: 'integer' } },
  read: async ({ db }, arena) => (await db.selectFrom('arena_employees').select('user_id').where('arena_id', '=', arena).orderBy('user_id').execute()).map((row) => row.user_id),
  write: async ({ db }, arena, body) => {
    if (!Array.isArray(body) || body.length > mostEmployees) throw invalid({ path: '', rule: 'array' });
    const wrong = body.flatMap((id: unknown, i): Violation[] => (Number.isSafeInteger(id) && Number(id) > 0 ? [] : [{ path: String(i), rule: 'reference' }]));
    if (wrong.length > 0) throw invalid(...wrong);
    const ids = [...new Set(body as readonly number[])];
    const there = new Set((await sql<{ id: number }>`SELECT id FROM users WHERE id = ANY(${ids}::bigint[]) AND retired_at IS NULL`.execute(db)).rows.map(({ id }) => id));
    const missing = body.flatMap((id: number, i): Violation[] => (there.has(id) ? [] : [{ path: String(i), rule: 'reference' }]));
    if (missing.length > 0) throw invalid(...missing);
    await sql`DELETE FROM arena_employees WHERE arena_id = ${arena} AND user_id <> ALL(${ids}::bigint[])`.execute(db);
    await sql`INSERT INTO arena_employees (arena_id, user_id) SELECT ${arena}, unnest(${ids}::bigint[]) ON CONFLICT DO NOTHING`.execute(db);
  },
};

/** A part with a row of its own in each arena, made with the arena and kept by a declared resource too. */
const oneEach = (table: 'terms' | 'invoice_settings', summary: string, fields: Fields): PartCalls => {
  const rules = bodyRules(fields);
  const keys = Object.keys(fields);
  return {
    summary,
    schema: { type: 'object', properties: Object.fromEntries(keys.map((key) => [key, {}])) },
    read: async ({ db }, arena) => (await sql`SELECT ${sql.join(keys.map((key) => sql.ref(key)))} FROM ${sql.table(table)} WHERE arena_id = ${arena}`.execute(db)).rows[0],
    write: async (context, arena, body) => {
      const values = columnsIn(rules, 'update', checkedBody(rules, 'update', body, context));
      if (Object.keys(values).length === 0) throw invalid({ path: keys[0] ?? '', rule: 'required' });
      const changes = Object.entries({ ...values, updated_at: context.now() }).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
      await sql`UPDATE ${sql.table(table)} SET ${sql.join(changes)}, version = version + 1 WHERE arena_id = ${arena}`.execute(context.db);
    },
  };
};
const terms = oneEach('terms', 'Terms and conditions, rich text', termsFields);
const invoiceSettings = oneEach('invoice_settings', 'Whether invoices print at once, and the HTML above and below', invoiceFields);

/** By the last word of their path. */
export const partCalls: Readonly<Record<string, PartCalls>> = {
  'base-rate': baseRate, 'working-hours': workingHours, 'rate-bonus': rateBonus, employees, 'terms-and-conditions': terms, 'invoice-settings': invoiceSettings,
};
