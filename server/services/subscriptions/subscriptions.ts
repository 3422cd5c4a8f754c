import { sql } from 'kysely';
import { where } from '#resources/schema/index.ts';
import { instantValue, ownReads, textValue, wholeValue, type OwnTable } from '#server/db/own-store.ts';
import { invalid } from '#server/http/refusal.ts';
import type { Placement } from '#server/plug.ts';
import { liveArena } from '#server/services/shop/sale-sql.ts';

const from = sql`subscriptions AS s JOIN arenas AS a ON a.id = s.arena_id`;
/** The SELECT that reads whole records, ready for its WHERE. */
export const selectSubscriptions = sql`SELECT s.id, s.version, s.created_at, s.updated_at, s.expires_at, s.user_id, s.arena_id, ${liveArena} AS arena, u.username, s.name, s.image, s.bonus, s.duration, s.daily_reward
  FROM ${from} JOIN users AS u ON u.id = s.user_id`;

const table: OwnTable = {
  entity: 'subscriptions', id: sql.ref('s.id'), from, select: () => selectSubscriptions, searched: {},
  values: ({ now }) => ({
    id: wholeValue('s.id'), version: wholeValue('s.version'), created_at: instantValue('s.created_at'), updated_at: instantValue('s.updated_at'), expires_at: instantValue('s.expires_at'),
    arena: wholeValue('s.arena_id'), name: textValue('s.name'),
    active: { sql: sql`(s.expires_at > ${now().toISOString()} AND s.withdrawn_at IS NULL)`, type: 'boolean' },
  }),
};

/** Subscriptions in their own table. They come from sales and end by their time, or when the sale is taken back. */
export const subscriptions: Placement = {
  ownTable: true,
  over: (_generated, { counts }) => ownReads(table, counts),
  filters: {
    active: (value) => {
      if (value !== 'true' && value !== 'false') throw invalid({ path: 'active', rule: 'boolean' });
      return where.is('active', value === 'true');
    },
  },
};
