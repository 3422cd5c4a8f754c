import { sql } from 'kysely';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Placement } from '#server/plug.ts';
import type { Context, Row } from '#server/store.ts';

interface Pool {
  readonly quest_types: readonly { readonly quest_type: number }[];
}
/** Pools are one value of the quest, so that no constraint watches what they name: it is looked up here, and held until the quest is written. */
const knownTypes = async ({ db }: Context, body: Row): Promise<void> => {
  const pools = (body.pools ?? []) as readonly Pool[];
  const ids = pools.flatMap(({ quest_types }) => quest_types.map(({ quest_type }) => quest_type));
  if (ids.length === 0) return;
  const { rows } = await sql<{ id: number }>`SELECT id FROM quest_types WHERE id = ANY(${ids}::bigint[]) FOR KEY SHARE`.execute(db);
  const there = new Set(rows.map(({ id }) => id));
  const missing = pools.flatMap(({ quest_types }, i) => quest_types.flatMap(({ quest_type }, j) => (there.has(quest_type) ? [] : [{ path: `pools.${i}.quest_types.${j}.quest_type`, rule: 'reference' }])));
  if (missing.length > 0) throw invalid(...missing);
};

export const quests: Placement = {
  over: (generated) => ({
    create: async (context, body) => {
      await knownTypes(context, body);
      return await generated.create(context, body);
    },
    update: async (context, before, body) => {
      await knownTypes(context, body);
      return await generated.update(context, before, body);
    },
  }),
};

/** A quest type that a quest draws from is not deleted under it. */
export const questTypes: Placement = {
  over: (generated) => ({
    delete: async (context, before) => {
      const { rows } = await sql`SELECT 1 FROM quests WHERE jsonb_path_exists(pools, '$[*].quest_types[*] ? (@.quest_type == $id)', jsonb_build_object('id', ${before.id}::bigint)) LIMIT 1`.execute(context.db);
      if (rows.length > 0) throw new Refusal('inUse', { by: 'quests' });
      await generated.delete(context, before);
    },
  }),
};
