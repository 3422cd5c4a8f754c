import { sql } from 'kysely';
import { todayAmong } from '#resources/domain/day.ts';
import { admin } from '#resources/schema/index.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { asksToday, type RuleContext } from '#resources/schema/violations.ts';
import type { Context } from '#server/store.ts';

/** Zones of the arenas somebody works in, admins in all; of somebody without one, the chain's: of all its arenas, before the first one of its countries. */
export const zonesOf = async ({ db, caller }: Pick<Context, 'db' | 'caller'>): Promise<readonly string[]> => {
  const { rows } = await sql<{ timezone: string; own: boolean | null }>`SELECT timezone, bool_or(id = ANY(${admin(caller) ? [] : caller.arenas}::bigint[])) AS own FROM arenas GROUP BY timezone
    UNION ALL SELECT DISTINCT timezone, NULL::boolean FROM countries WHERE NOT EXISTS (SELECT FROM arenas)`.execute(db);
  const own = rows.filter((row) => row.own === true);
  return (own.length > 0 ? own : rows).map(({ timezone }) => timezone);
};

/** What the rules of a resource are asked with. Which day it is goes by the clocks of the places the caller works at (docs/decisions/024), and is looked up only where a rule asks. */
export const ruleContext = async (context: Pick<Context, 'db' | 'caller' | 'now'>, { leaves }: Resource): Promise<RuleContext> =>
  ({ caller: context.caller, today: leaves.some(asksToday) ? todayAmong(await zonesOf(context), context.now()) : null });
