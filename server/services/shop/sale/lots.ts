import { sql, type RawBuilder } from 'kysely';
import { refIds, type SaleRef } from '#server/services/shop/sale/papers.ts';
import type { Context } from '#server/store.ts';

/** Coins that came to a player by a line of the ledger. */
export interface Lot {
  readonly transaction: number;
  readonly ledger: number;
  readonly user: number;
  readonly sold: number;
  /** What is not played yet. */
  readonly left: number;
  /** Taken back already. */
  readonly restored: boolean;
  /** How many of them were taken back with that. */
  readonly returned: number;
  readonly description: string;
}

/**
 * CTEs that end with `left_of (id, coins)`: what is left of each line that brought coins to some players, from the ledger's lines. What is played is played from the
 * oldest coins first; what was taken back belongs to the coins that it was taken from, of a subscription's rewards to the latest.
 * @param players a query of their ids as `player`
 */
const leftOf = (players: RawBuilder<unknown>) => sql`
      lines AS (SELECT g.id, g.user_id, g.amount, g.subscription_id FROM coin_ledger AS g WHERE g.user_id IN (${players})),
      backs AS (SELECT g.id, o.ledger_id AS lot, g.amount FROM transactions AS t JOIN transactions AS o ON o.id = t.restored_transaction_id JOIN coin_ledger AS g ON g.id = t.ledger_id WHERE t.to_user_id IN (${players})),
      reward_backs AS (SELECT subscription_id, -sum(amount) AS coins FROM lines WHERE amount < 0 AND subscription_id IS NOT NULL GROUP BY subscription_id),
      lots AS (SELECT l.id, l.user_id, l.amount + coalesce((SELECT sum(b.amount) FROM backs AS b WHERE b.lot = l.id), 0)
          - least(l.amount, greatest(0, coalesce(r.coins, 0) - coalesce(sum(l.amount) OVER (PARTITION BY l.subscription_id ORDER BY l.id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))) AS net
        FROM lines AS l LEFT JOIN reward_backs AS r ON r.subscription_id = l.subscription_id WHERE l.amount > 0),
      spent AS (SELECT l.user_id, -sum(l.amount) AS coins FROM lines AS l WHERE l.amount < 0 AND l.subscription_id IS NULL AND NOT EXISTS (SELECT FROM backs AS b WHERE b.id = l.id) GROUP BY l.user_id),
      left_of AS (SELECT l.id, greatest(0, least(l.net, sum(l.net) OVER (PARTITION BY l.user_id ORDER BY l.id) - coalesce(s.coins, 0)))::bigint AS coins FROM lots AS l LEFT JOIN spent AS s ON s.user_id = l.user_id)`;

/** The coins of transactions and what is left of each. */
export async function lotsOf({ db }: Context, which: { readonly invoice: number } | { readonly transaction: number }): Promise<readonly Lot[]> {
  const { rows } = await sql<Lot>`
    WITH asked AS (SELECT t.id AS transaction, t.ledger_id AS ledger, t.to_user_id AS player, t.description, EXISTS (SELECT FROM transactions AS r WHERE r.restored_transaction_id = t.id) AS restored
        FROM transactions AS t JOIN coin_ledger AS g ON g.id = t.ledger_id
        WHERE ${'invoice' in which ? sql`t.invoice_id = ${which.invoice}` : sql`t.id = ${which.transaction}`} AND t.restored_transaction_id IS NULL AND g.subscription_id IS NULL),
      ${leftOf(sql`SELECT player FROM asked`)}
    SELECT a.transaction, a.ledger, a.player AS "user", l.amount AS sold, coalesce(f.coins, 0) AS "left", a.restored, coalesce((SELECT -sum(b.amount) FROM backs AS b WHERE b.lot = a.ledger), 0)::bigint AS returned, a.description FROM asked AS a JOIN lines AS l ON l.id = a.ledger LEFT JOIN left_of AS f ON f.id = a.ledger ORDER BY a.transaction`.execute(db);
  return rows;
}

/** What a subscription of a sale has brought its player day by day, and what of it is not played yet. */
export interface Rewarded {
  readonly subscription: number;
  readonly name: string;
  readonly user: number;
  readonly credited: number;
  readonly left: number;
}
/** @param held until the transaction ends: nobody pays these subscriptions meanwhile */
export async function rewardsOf({ db }: Context, ref: SaleRef, held: boolean): Promise<readonly Rewarded[]> {
  const { invoice, transaction } = refIds(ref);
  const of = sql`(s.invoice_id = ${invoice}::bigint OR s.transaction_id = ${transaction}::bigint)`;
  if (held) await sql`SELECT FROM subscriptions AS s WHERE ${of} ORDER BY s.id FOR UPDATE OF s`.execute(db);
  const { rows } = await sql<Rewarded>`
    WITH asked AS (SELECT s.id, s.name, s.user_id AS player FROM subscriptions AS s WHERE ${of}),
      ${leftOf(sql`SELECT player FROM asked`)}
    SELECT a.id AS subscription, a.name, a.player AS "user", sum(l.amount)::bigint AS credited, coalesce(sum(f.coins), 0)::bigint AS "left"
    FROM asked AS a JOIN lines AS l ON l.subscription_id = a.id AND l.amount > 0 LEFT JOIN left_of AS f ON f.id = l.id GROUP BY a.id, a.name, a.player ORDER BY a.id`.execute(db);
  return rows;
}
