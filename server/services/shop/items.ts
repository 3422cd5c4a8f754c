import { sql, type RawBuilder } from 'kysely';
import { admin, where } from '#resources/schema/index.ts';
import { collationOf } from '#server/db/collation.ts';
import { conditionSql } from '#server/db/conditions.ts';
import type { Counts } from '#server/db/counts.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Placement } from '#server/plug.ts';
import { columnOf, foundBy, from, selected, sortValue } from '#server/services/shop/item-columns.ts';
import { itemRecord } from '#server/services/shop/item-record.ts';
import { changeItem, insertItem, removeVariants } from '#server/services/shop/item-write.ts';
import type { Context, Query, Row, Store } from '#server/store.ts';

const matching = ({ where: condition, search }: Pick<Query, 'where' | 'search'>): RawBuilder<boolean> => {
  const parts = [sql<boolean>`i.retired_at IS NULL`, conditionSql(condition, columnOf)];
  if (search.length > 0) parts.push(sql<boolean>`(${sql.join(search.map(({ path, text }) => foundBy(path, text)), sql` OR `)})`);
  return sql<boolean>`${sql.join(parts, sql` AND `)}`;
};
const orderOf = ([path, direction]: Query['sort'], language: string): RawBuilder<unknown> => {
  const down = direction === 'DESC' ? sql` DESC` : sql``;
  const { sql: value, text } = sortValue(path);
  return sql`${text ? sql`${value} COLLATE ${sql.ref(collationOf(language))}` : value}${down} NULLS LAST, i.id${down}`;
};

/** Stock lines that the caller sees: of the arena that is asked for, else of all of theirs. */
const seen = ({ arena, caller }: Pick<Context, 'arena' | 'caller'>): RawBuilder<boolean> => {
  const own = admin(caller) ? sql<boolean>`true` : sql<boolean>`s.arena_id = ANY(${caller.arenas}::bigint[])`;
  return arena === undefined ? own : sql<boolean>`s.arena_id = ${arena} AND ${own}`;
};
/** The SELECT that reads whole items, ready for its WHERE. */
export const selectItems = (context: Pick<Context, 'arena' | 'caller'>) => sql`SELECT ${selected(seen(context), context.arena ?? null)} FROM ${from}`;

const many: Store['many'] = async (context, ids, condition) => {
  if (ids.length === 0 || condition === false) return [];
  const { rows } = await sql<Row>`${selectItems(context)} WHERE i.id = ANY(${ids}::bigint[]) AND ${matching({ where: condition, search: [] })}`.execute(context.db);
  return rows.map(itemRecord);
};
const one = async (context: Context, id: number): Promise<Row> => {
  const [row] = await many(context, [id], true);
  if (!row) throw new Error(`items: row ${id} is gone`);
  return row;
};
/** Answers with the stock of the arena that the body was written for. */
const answered = (context: Context, body: Row, id: number): Promise<Row> => one({ ...context, ...(typeof body.arena_id === 'number' ? { arena: body.arena_id } : {}) }, id);

/** Items in their own tables. A list is one query for the page and one count, whatever hangs on the items. */
export const itemsStore = (counts: Counts): Store => ({
  list: async (context, query) => {
    if (query.where === false) return { rows: [], total: 0 };
    const order = orderOf(query.sort, context.language);
    const count = async () => (await sql<{ total: number }>`SELECT count(*) AS total FROM ${from} WHERE ${matching(query)}`.execute(context.db)).rows[0]?.total ?? 0;
    const page = async () =>
      (await sql<Row>`${selectItems(context)} WHERE i.id IN (SELECT i.id FROM ${from} WHERE ${matching(query)} ORDER BY ${order} LIMIT ${query.limit} OFFSET ${query.offset}) ORDER BY ${order}`.execute(context.db)).rows.map(itemRecord);
    const [rows, total] = await Promise.all([page(), counts.total('items', JSON.stringify([query.where, query.search]), count)]);
    return { rows, total };
  },
  many,
  create: async (context, body) => answered(context, body, await insertItem(context, body)),
  update: async (context, before, body) => {
    await changeItem(context, before, body);
    return await answered(context, body, before.id);
  },
  delete: (context, { id }) => removeVariants(context, id),
});

export const items: Placement = {
  ownTable: true,
  alsoUpdatedBy: 'POST',
  over: (_generated, { counts }) => itemsStore(counts),
  constraints: { items_category_id_fkey: ['category_id'], items_valid_in_order: ['validTo'], variants_sku_unique: ['variants'], variant_stocks_warehouse_id_fkey: ['variants'], variant_stock_taxes_tax_id_fkey: ['variants'] },
  filters: {
    // Whose stock the chain's items are shown with; it narrows nothing.
    arena_id: (value, { caller }) => {
      if (!/^(-1|[1-9]\d{0,14})$/.test(value)) throw invalid({ path: 'arena_id', rule: 'reference' });
      if (value !== '-1' && !admin(caller) && !caller.arenas.includes(Number(value))) throw new Refusal('forbidden');
      return true;
    },
    category_id: (value) => {
      if (!/^\d{1,15}$/.test(value)) throw invalid({ path: 'category_id', rule: 'reference' });
      return where.is('category', Number(value));
    },
  },
};
