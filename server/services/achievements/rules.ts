import { sql } from 'kysely';
import { chestCoins, chestName } from '#resources/domain/awards.ts';
import { drawn } from '#resources/domain/periods.ts';
import type { ProgressRule } from '#resources/domain/progress.ts';
import { giveExperience } from '#server/services/gamification/experience.ts';
import type { Context } from '#server/store.ts';

/** What completing something gives, once. */
export interface Reward {
  readonly coins?: number | null;
  readonly experience?: number | null;
  readonly chest?: string | null;
}
export interface Achievement extends ProgressRule {
  readonly id: number;
  readonly name: string;
  readonly rewards: readonly Reward[];
}
interface QuestType extends ProgressRule {
  readonly id: number;
  readonly rewards: readonly Reward[];
}
/** A quest as one player has it in one period: the rule that was drawn, or its own where it draws from no pool. */
export interface Task extends ProgressRule {
  readonly quest: number;
  readonly name: string;
  readonly pool: string;
  readonly type_id: number | null;
  readonly rewards: readonly Reward[];
}
interface Quest extends ProgressRule {
  readonly id: number;
  readonly name: string;
  readonly kind: string;
  readonly pools: readonly { readonly pool_type: string; readonly quest_types: readonly { readonly quest_type: number; readonly weight: number }[] }[] | null;
  readonly rewards: readonly Reward[] | null;
}
const rewardColumns = sql`jsonb_build_array(jsonb_build_object('coins', rewards_coins, 'experience', rewards_experience, 'chest', rewards_chest)) AS rewards`;

/** Achievements that can be reached now: active, and in a group that is. */
export const activeAchievements = async ({ db }: Context): Promise<readonly Achievement[]> =>
  (await sql<Achievement>`SELECT a.id, a.name, type, period, unit, "innerType", count, consecutive, contexts, strategy, conditions, value, ${rewardColumns}
    FROM achievements AS a LEFT JOIN achievement_groups AS g ON g.id = a.group_id WHERE a.active AND coalesce(g.active, true) ORDER BY a.id`.execute(db)).rows;

/** Tasks that a player has now: of every active quest that is not over, one from each of its pools, drawn anew each period. @param periodOf first day of the period of a pool */
export async function activeTasks({ db, now }: Context, user: number, periodOf: (pool: string) => string): Promise<readonly Task[]> {
  const { rows: quests } = await sql<Quest>`SELECT q.id, q.name, kind, pools, contexts, strategy, conditions, rewards
    FROM quests AS q LEFT JOIN quest_groups AS g ON g.id = q.group_id
    WHERE q.active AND coalesce(g.active, true) AND ("expiryDatetime" IS NULL OR "expiryDatetime" > ${now().toISOString()}) ORDER BY q.id`.execute(db);
  const { rows: types } = await sql<QuestType>`SELECT id, contexts, strategy, conditions, value, ${rewardColumns} FROM quest_types WHERE active`.execute(db);
  return quests.flatMap((quest): readonly Task[] => {
    const own = { quest: quest.id, name: quest.name };
    const pools = new Map<string, { readonly type: QuestType; readonly weight: number }[]>();
    for (const { pool_type, quest_types } of quest.pools ?? []) {
      const known = quest_types.flatMap(({ quest_type, weight }) => types.filter(({ id }) => id === quest_type).map((type) => ({ type, weight })));
      pools.set(pool_type, [...(pools.get(pool_type) ?? []), ...known]);
    }
    if (pools.size === 0) return [{ ...own, pool: quest.kind, type_id: null, contexts: quest.contexts, strategy: quest.strategy ?? null, conditions: quest.conditions ?? null, rewards: quest.rewards ?? [] }];
    return [...pools].flatMap(([pool, from]) => {
      const found = drawn(from, user, quest.id, pool, periodOf(pool));
      if (!found) return [];
      const { id, contexts, strategy = null, conditions = null, value = null, rewards } = found.type;
      return [{ ...own, pool, type_id: id, contexts, strategy, conditions, value, rewards: [...rewards, ...(quest.rewards ?? [])] }];
    });
  });
}

/** Pays what was reached: coins through the ledger, experience, a chest into the inventory. */
export async function pay({ db, caller, now }: Context, user: number, arena: number | null, rewards: readonly Reward[]): Promise<{ readonly coins: number; readonly experience: number; readonly chests: readonly string[] }> {
  const total = (key: 'coins' | 'experience') => rewards.reduce((sum, reward) => sum + (reward[key] ?? 0), 0);
  const [coins, experience] = [total('coins'), total('experience')];
  const chests = rewards.flatMap(({ chest }) => (chest ? [chest] : []));
  const created_at = now();
  if (coins > 0) await db.insertInto('coin_ledger').values({ user_id: user, amount: coins, arena_id: arena, reason: 'award', actor_id: caller.id > 0 ? caller.id : null, created_at }).execute();
  if (experience > 0) await giveExperience({ db, now }, user, experience);
  for (const tier of chests) {
    await sql`INSERT INTO inventory (user_id, arena_id, name, type, amount, active, created_at, updated_at)
      VALUES (${user}, ${arena}, ${chestName(tier)}, 'coin', ${chestCoins[tier] ?? 0}, true, ${created_at.toISOString()}, ${created_at.toISOString()})`.execute(db);
  }
  return { coins, experience, chests };
}
