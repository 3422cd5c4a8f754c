import { sql } from 'kysely';
import type { DemoArena } from '#server/demo/chain.ts';
import { demoItems, type ItemPlan, type VariantPlan } from '#server/demo/item-plans.ts';
import { seedPictures } from '#server/demo/pictures.ts';
import { createRandom, type Random } from '#server/demo/random.ts';
import type { Seeding } from '#server/demo/records.ts';
import type { Cell } from '#server/db/bulk.ts';

interface Shelf {
  readonly arena: number;
  readonly bar: number;
  readonly storage: number;
  readonly tax: number;
  readonly currency: string;
}
/** The warehouses of every arena that has some, with the tax that its company pays for coins too. */
const shelvesOf = async ({ db }: Seeding): Promise<readonly Shelf[]> => {
  const { rows } = await sql<Shelf>`SELECT a.id AS arena, a.currency, min(w.id) AS bar, max(w.id) AS storage, (SELECT min(t.target_id) FROM companies_coins_taxes AS t WHERE t.parent_id = a.company_id) AS tax
    FROM arenas AS a JOIN warehouses AS w ON w.arena_id = a.id GROUP BY a.id ORDER BY a.id`.execute(db);
  return rows;
};
/** Euro cents in the arena's currency, to the nearest ten where it is not the euro. */
const priced = (cents: number, currency: string) => (currency === 'EUR' ? cents : Math.round((cents * 1.95583) / 10) * 10);

const list = (members: readonly string[]) => `{${members.map((member) => JSON.stringify(member)).join(',')}}`;
interface Rows {
  readonly items: (readonly Cell[])[];
  readonly variants: (readonly Cell[])[];
  readonly stocks: (readonly Cell[])[];
  readonly taxes: (readonly Cell[])[];
  readonly moves: (readonly Cell[])[];
}
interface Counters {
  item: number;
  variant: number;
  stock: number;
}
const columns = {
  items: ['id', 'category_id', 'name', 'active', 'promoted', 'description', 'image', 'tags', 'valid_from', 'valid_to', 'shop_title', 'shop_subtitle', 'reviews', 'created_at', 'updated_at'],
  variants: ['id', 'item_id', 'position', 'name', 'sku', 'active', 'category_attributes', 'inventory_attributes', 'created_at', 'updated_at'],
  variant_stocks: ['id', 'variant_id', 'warehouse_id', 'arena_id', 'price', 'cost', 'created_at', 'updated_at'],
  variant_stock_taxes: ['stock_id', 'tax_id'],
  stock_moves: ['variant_id', 'warehouse_id', 'arena_id', 'amount', 'reason', 'actor_id', 'created_at'],
} as const;

/** Every arena has most items; what is kept behind the counter lies in its second warehouse too. */
const addPlan = (rows: Rows, next: Counters, plan: ItemPlan, index: number, world: { readonly at: string; readonly now: string; readonly category: number; readonly image: string | undefined; readonly shelves: readonly Shelf[] }): void => {
  const { at, category, image, shelves } = world;
  const id = next.item++;
  const days = (offset: number | undefined) => (offset === undefined ? null : new Date(Date.parse(world.now) + offset * 86_400_000).toISOString());
  rows.items.push([id, category, plan.name, plan.active ?? true, plan.promoted ?? false, plan.description, image, list(plan.tags ?? []), days(plan.from), days(plan.to), plan.shop?.[0], plan.shop?.[1], JSON.stringify(plan.reviews ?? []), at, at]);
  for (const [position, variant] of plan.variants.entries()) {
    const own = next.variant++;
    const attributes = Object.entries(variant.attributes ?? {}).map(([name, value]) => ({ name, value }));
    rows.variants.push([own, id, position, variant.name, variant.sku, variant.active ?? true, JSON.stringify(attributes), JSON.stringify(variant.inventory ?? []), at, at]);
    if (plan.nowhere) continue;
    for (const [place, shelf] of shelves.entries()) {
      if ((index + place) % 7 === 6 && !plan.everywhere) continue;
      for (const warehouse of plan.both && place % 2 === 0 ? [shelf.bar, shelf.storage] : [plan.stored ? shelf.storage : shelf.bar]) {
        const line = next.stock++;
        const price = priced(variant.cents, shelf.currency);
        rows.stocks.push([line, own, warehouse, shelf.arena, price, Math.round(price * 0.55), at, at]);
        rows.taxes.push([line, shelf.tax]);
        const stock = plan.stockless ? 0 : (variant.stock ?? 12 + ((index * 7 + place * 5 + position * 3) % 60));
        if (stock > 0) rows.moves.push([own, warehouse, shelf.arena, stock, 'correction', 1, at]);
      }
    }
  }
};

const manyNames = ['Energy', 'Classic', 'Mega', 'Mini', 'Turbo', 'Retro', 'Neon', 'Pixel', 'Arcade', 'Night'] as const;
const manyThings = [['Drinks', 'drink'], ['Snacks', 'snack'], ['Merchandise', 'shirt'], ['Merchandise', 'cap'], ['Snacks', 'bar']] as const;
/** As many items as a large chain has. */
const manyItems = (count: number, random: Random): readonly ItemPlan[] =>
  Array.from({ length: count }, (_, i) => {
    const [category, thing] = random.pick(manyThings);
    const attributes: VariantPlan['attributes'] = category === 'Drinks' ? { volume: 0.5, alcohol: false } : category === 'Snacks' ? { weight: 100, allergens: [] } : { size: 'M', discount: null };
    return {
      category, name: `${random.pick(manyNames)} ${thing} ${i + 1}`, active: !random.chance(4), description: null,
      variants: Array.from({ length: 1 + random.below(3) }, (_unused, n) => ({ name: ['Small', 'Medium', 'Large'][n] ?? 'Other', sku: `L${i + 1}-${n + 1}`, cents: 100 + 10 * random.below(200), attributes })),
    };
  });

/** What the chain sells, in the warehouses of its arenas; stock by moves. @param more how many items besides those with names of their own */
export async function seedItems(seeding: Seeding, arenas: readonly DemoArena[], more: number): Promise<void> {
  const { db, copy, now } = seeding;
  const shelves = await shelvesOf(seeding);
  const pictures = await seedPictures(seeding, 'shop', 6);
  const found = await sql<{ id: number; name: string }>`SELECT id, name FROM categories`.execute(db);
  const categories = new Map(found.rows.map(({ id, name }) => [name, id]));
  const last = await sql<{ item: number; variant: number }>`SELECT (SELECT max(id) FROM items) + 1 AS item, (SELECT max(id) FROM variants) + 1 AS variant`.execute(db);
  const next: Counters = { item: last.rows[0]?.item ?? 1, variant: last.rows[0]?.variant ?? 1, stock: 1 };
  const at = new Date(now().getTime() - 200 * 86_400_000).toISOString();
  const rows: Rows = { items: [], variants: [], stocks: [], taxes: [], moves: [] };
  const plans = [...demoItems, ...manyItems(more, createRandom(23))];
  // Of the many, each is in three arenas.
  const few = (i: number) => (i < demoItems.length ? shelves : shelves.filter((_, place) => (i + place) % Math.max(1, Math.floor(arenas.length / 3)) === 0));
  for (const [i, plan] of plans.entries()) {
    const category = categories.get(plan.category);
    if (category === undefined) throw new Error(`demo: there is no category ${plan.category}`);
    addPlan(rows, next, plan, i, { at, now: now().toISOString(), category, image: i % 4 === 3 || i >= demoItems.length ? undefined : pictures[i % pictures.length], shelves: few(i) });
  }
  await copy('items', columns.items, rows.items);
  await copy('variants', columns.variants, rows.variants);
  await copy('variant_stocks', columns.variant_stocks, rows.stocks);
  await copy('variant_stock_taxes', columns.variant_stock_taxes, rows.taxes);
  await copy('stock_moves', columns.stock_moves, rows.moves);
  for (const table of ['items', 'variants', 'variant_stocks']) await sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), (SELECT max(id) FROM ${sql.table(table)}))`.execute(db);
}
