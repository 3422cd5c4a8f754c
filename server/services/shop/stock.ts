import { sql } from 'kysely';
import type { Violation } from '#resources/schema/violations.ts';
import { admin } from '#resources/schema/index.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Context } from '#server/store.ts';

/** A variant as a warehouse shall have it. Money in minor units of the arena's currency; `stock_seen` is what the person saw who wants `stock`. */
export interface Wanted {
  readonly variant: number;
  readonly warehouse: number;
  readonly price: number;
  readonly cost: number;
  readonly stock: number;
  readonly stock_seen?: number | null;
  readonly taxes: readonly number[];
  /** Where the line and its warehouse stand in the body. */
  readonly path: string;
  readonly warehousePath: string;
}

const arenasOf = async ({ db }: Context, warehouses: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ id: number; arena_id: number }>`SELECT id, arena_id FROM warehouses WHERE id = ANY(${warehouses}::bigint[]) ORDER BY id FOR SHARE`.execute(db);
  return new Map(rows.map(({ id, arena_id }) => [id, arena_id]));
};
/** `arena tax` for every tax that an arena's company has. */
const taxesOf = async ({ db }: Context, arenas: readonly number[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ arena: number; tax: number }>`SELECT a.id AS arena, t.id AS tax FROM arenas AS a JOIN companies AS o ON o.id = a.company_id JOIN countries_taxes AS t ON t.parent_id = o.country_id
    WHERE t.active AND a.id = ANY(${arenas}::bigint[])`.execute(db);
  return new Set(rows.map(({ arena, tax }) => `${arena} ${tax}`));
};
const keptTaxes = async ({ db }: Context, wanted: readonly Wanted[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ variant: number; warehouse: number; tax: number }>`SELECT s.variant_id AS variant, s.warehouse_id AS warehouse, t.tax_id AS tax FROM variant_stocks AS s JOIN variant_stock_taxes AS t ON t.stock_id = s.id
    WHERE s.variant_id = ANY(${wanted.map(({ variant }) => variant)}::bigint[])`.execute(db);
  return new Set(rows.map(({ variant, warehouse, tax }) => `${variant} ${warehouse} ${tax}`));
};

/** Books so many pieces more (or less) into a warehouse, by hand of whoever acts. */
const correct = async ({ db, caller, now }: Context, { variant, warehouse, arena, amount }: { readonly variant: number; readonly warehouse: number; readonly arena: number; readonly amount: number }): Promise<void> => {
  if (amount === 0) return;
  await sql`INSERT INTO stock_moves (variant_id, warehouse_id, arena_id, amount, reason, actor_id, created_at)
    VALUES (${variant}, ${warehouse}, ${arena}, ${amount}, 'correction', ${caller.id === 0 ? null : caller.id}, ${now().toISOString()})`.execute(db);
};

/** Answers what is wrong with the stock that is wanted, if anything. */
const setLine = async (context: Context, line: Wanted, arena: number): Promise<readonly Violation[]> => {
  const at = context.now().toISOString();
  // The row stays locked until the end: nobody sells between the reading of the stock and the booking of the difference.
  const { rows } = await sql<{ id: number; stock: number }>`INSERT INTO variant_stocks (variant_id, warehouse_id, arena_id, price, cost, created_at, updated_at)
    VALUES (${line.variant}, ${line.warehouse}, ${arena}, ${line.price}, ${line.cost}, ${at}, ${at})
    ON CONFLICT (variant_id, warehouse_id) DO UPDATE SET price = excluded.price, cost = excluded.cost, updated_at = excluded.updated_at RETURNING id, stock`.execute(context.db);
  const [made] = rows;
  if (!made) throw new Error('setLine: no row');
  await sql`DELETE FROM variant_stock_taxes WHERE stock_id = ${made.id} AND tax_id <> ALL(${line.taxes}::bigint[])`.execute(context.db);
  await sql`INSERT INTO variant_stock_taxes (stock_id, tax_id) SELECT ${made.id}, unnest(${line.taxes}::bigint[]) ON CONFLICT DO NOTHING`.execute(context.db);
  const amount = line.stock - (line.stock_seen ?? made.stock);
  // What was seen may be sold by now, and nowhere lie fewer than none.
  if (amount < 0 && made.stock + amount < 0) return [{ path: `${line.path}.stock`, rule: 'belowEmpty', now: made.stock }];
  await correct(context, { variant: line.variant, warehouse: line.warehouse, arena, amount });
  return [];
};

/**
 * Puts variants into warehouses, or changes what they cost there and corrects their stock by the difference between what was seen and what is wanted.
 * Lines that are not named stay.
 * @param arena the arena that the body speaks of; null for every one of the caller's
 * @throws Refusal `forbidden` for a warehouse of an arena the caller does not work in, `invalid` for one that is not there or not in the arena, and for taxes that are not its company's, or a stock that would fall below none
 */
export async function setLines(context: Context, wanted: readonly Wanted[], arena: number | null): Promise<void> {
  if (wanted.length === 0) return;
  const { caller } = context;
  const homes = await arenasOf(context, wanted.map(({ warehouse }) => warehouse));
  if (!admin(caller) && [...homes.values()].some((home) => !caller.arenas.includes(home))) throw new Refusal('forbidden');
  const taxes = await taxesOf(context, [...new Set(homes.values())]);
  const kept = await keptTaxes(context, wanted);
  const seen = new Set<string>();
  const broken = wanted.flatMap((line): Violation[] => {
    const home = homes.get(line.warehouse);
    const key = `${line.variant} ${line.warehouse}`;
    if (home === undefined || (arena !== null && home !== arena)) return [{ path: line.warehousePath, rule: 'reference' }];
    if (seen.has(key)) return [{ path: line.warehousePath, rule: 'distinct' }];
    seen.add(key);
    return line.taxes.every((tax) => taxes.has(`${home} ${tax}`) || kept.has(`${key} ${tax}`)) ? [] : [{ path: `${line.path}.taxes`, rule: 'reference' }];
  });
  if (broken.length > 0) throw invalid(...broken);
  // In one order for all, so that two who save do not wait for each other.
  const ordered = [...wanted].sort((a, b) => a.variant - b.variant || a.warehouse - b.warehouse);
  const empty: Violation[] = [];
  for (const line of ordered) empty.push(...(await setLine(context, line, homes.get(line.warehouse) ?? 0)));
  if (empty.length > 0) throw invalid(...empty);
}

/** Takes variants out of warehouses: what is there is written off, then the line goes. Answers how many lines went. */
export async function dropLines(context: Context, which: { readonly variants?: readonly number[]; readonly warehouses: readonly number[]; readonly arena?: number }): Promise<number> {
  const { rows } = await sql<{ id: number; variant: number; warehouse: number; arena: number; stock: number }>`SELECT id, variant_id AS variant, warehouse_id AS warehouse, arena_id AS arena, stock FROM variant_stocks
    WHERE warehouse_id = ANY(${which.warehouses}::bigint[]) AND (${which.variants ?? null}::bigint[] IS NULL OR variant_id = ANY(${which.variants ?? null}::bigint[]))
      AND (${which.arena ?? null}::bigint IS NULL OR arena_id = ${which.arena ?? null}) ORDER BY variant_id, warehouse_id FOR UPDATE`.execute(context.db);
  for (const row of rows) await correct(context, { ...row, amount: -row.stock });
  await sql`DELETE FROM variant_stocks WHERE id = ANY(${rows.map(({ id }) => id)}::bigint[])`.execute(context.db);
  return rows.length;
}
