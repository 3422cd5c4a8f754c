import { sql, type RawBuilder } from 'kysely';
import { admin, where } from '#resources/schema/index.ts';
import { rowsOf } from '#resources/schema/rows.ts';
import type { Counts } from '#server/db/counts.ts';
import { ownReads, type OwnTable } from '#server/db/own-store.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Placement } from '#server/plug.ts';
import { arenas, from, searched, selected, values } from '#server/services/shop/item-columns.ts';
import { itemRecord } from '#server/services/shop/item-record.ts';
import { changeItem, insertItem, removeVariants } from '#server/services/shop/item-write.ts';
import type { Context, Row, Store } from '#server/store.ts';

/** Stock lines that the caller sees: of the arena that is asked for, else of all of theirs. */
const seen = ({ arena, caller }: Context): RawBuilder<boolean> => {
  const own = admin(caller) ? sql<boolean>`true` : sql<boolean>`s.arena_id = ANY(${caller.arenas}::bigint[])`;
  return arena === undefined ? own : sql<boolean>`s.arena_id = ${arena} AND ${own}`;
};
const table: OwnTable = {
  entity: 'items', id: sql.ref('i.id'), from, only: sql<boolean>`i.retired_at IS NULL`, values: () => values, links: { arena_ids: arenas }, record: itemRecord, searched,
  select: (context) => sql`SELECT ${selected(seen(context), context.arena ?? null)} FROM ${from}`,
};

/** An item with some of its stock lines, or of each a part. */
const withLines = (row: Row, linesOf: (lines: readonly Row[]) => readonly Row[]): Row => ({ ...row, variants: rowsOf(row, 'variants').map((variant) => ({ ...variant, warehouses: linesOf(rowsOf(variant, 'warehouses')) })) });

/** What a variant shows of its stock lines is no change of its own: in a log it would tell of every arena. */
const withoutSums = (row: Row): Row => ({ ...row, variants: rowsOf(row, 'variants').map(({ price: _price, cost: _cost, stock: _stock, warehouses_count: _count, currency: _currency, coins_per_currency: _rate, ...variant }) => variant) });

/** Items in their own tables, each read with whatever hangs on it. */
export const itemsStore = (counts: Counts): Store => {
  const { one, ...reads } = ownReads(table, counts);
  /** Answers with the stock of the arena that the body was written for. */
  const answered = (context: Context, body: Row, id: number): Promise<Row> => one({ ...context, ...(typeof body.arena_id === 'number' ? { arena: body.arena_id } : {}) }, id);
  return {
    ...reads,
    create: async (context, body) => answered(context, body, await insertItem(context, body)),
    update: async (context, before, body) => {
      await changeItem(context, before, body);
      return await answered(context, body, before.id);
    },
    delete: (context, { id }) => removeVariants(context, id),
    // Where it is sold follows from its stock: a body names the arena that it is written for.
    foreseen: ({ arena_id: arena }, before) => ({ everywhere: before?.everywhere ?? false, arena_ids: [...((before?.arena_ids ?? []) as readonly number[]), ...(typeof arena === 'number' ? [arena] : [])] }),
    within: (row, { arena_id: arena }) => (typeof arena === 'number' ? withLines(row, (lines) => lines.filter((line) => line.arena_id === arena)) : row),
    // Of a piece that several arenas sell, each sees its own stock and prices, in the log, too.
    shown: (row, { caller, arena }) => withLines(withoutSums(row), (lines) => lines.filter(({ arena_id: of }) => (admin(caller) || caller.arenas.includes(Number(of))) && (arena === undefined || of === arena))),
    // What was seen of a stock is handed out to be sent back; the stock itself stands beside it.
    logged: (row) => withLines(withoutSums(row), (lines) => lines.map(({ stock_seen: _seen, ...line }) => line)),
  };
};

export const items: Placement = {
  ownTable: true,
  parts: ['variants', 'variant_stocks', 'variant_stock_taxes'],
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
