import { sql } from 'kysely';
import { brokenRule } from '#resources/domain/attributes.ts';
import { brokenBound } from '#resources/domain/core-attributes.ts';
import { coinsCategory } from '#resources/domain/core-categories.ts';
import { admin } from '#resources/schema/index.ts';
import type { Violation } from '#resources/schema/violations.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Attribute, Value } from '#server/services/shop/item-record.ts';
import { setLines, type Wanted } from '#server/services/shop/stock.ts';
import type { Context, Row } from '#server/store.ts';

interface Category {
  readonly id: number;
  readonly name: string;
  readonly attributes: readonly Attribute[];
}
const list = (value: unknown): readonly Row[] => (Array.isArray(value) ? (value as readonly Row[]) : []);
const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

/** Values that the service knows and a body repeats: what differs is refused. */
const refuseDiffering = (body: Row, known: Row, prefix = ''): void => {
  const differing = Object.entries(known).filter(([key, value]) => body[key] !== undefined && body[key] !== null && body[key] !== value);
  if (differing.length > 0) throw invalid(...differing.map(([key]): Violation => ({ path: `${prefix}${key}`, rule: 'differs' })));
};

/** Values of a variant against what its category asks; of custom attributes their own types alone. */
const brokenValues = (variant: Row, { name: category, attributes }: Category, path: string, isNew: boolean): readonly Violation[] => {
  const custom = list(variant.custom_attributes).flatMap(({ type, value }, i): Violation[] => {
    const broken = brokenRule({ type: String(type) }, value);
    return broken ? [{ path: `${path}.custom_attributes.${i}.value`, ...broken }] : [];
  });
  if (variant.category_attributes === undefined && !isNew) return custom;
  const values = list(variant.category_attributes) as readonly unknown[] as readonly Value[];
  const strange = values.flatMap(({ name }, i): Violation[] => (attributes.some((attribute) => attribute.name === name) && values.findIndex((other) => other.name === name) === i ? [] : [{ path: `${path}.category_attributes.${i}.name`, rule: 'unknown' }]));
  const asked = attributes.flatMap((attribute, i): Violation[] => {
    const there = values.findIndex(({ name }) => name === attribute.name);
    const broken = brokenRule(attribute, values[there]?.value) ?? brokenBound(category, attribute.name, values[there]?.value);
    return broken ? [{ path: `${path}.category_attributes.${there < 0 ? i : there}.value`, ...broken }] : [];
  });
  return [...strange, ...asked, ...custom];
};

const columnsOfItem = (body: Row): readonly (readonly [string, unknown])[] => {
  const shop = (body.shop_details ?? {}) as Row;
  const said: readonly (readonly [string, unknown])[] = [
    ['active', body.active === undefined ? undefined : body.active === 1], ['promoted', body.promoted === undefined ? undefined : body.promoted === 1], ['description', body.description], ['image', body.image],
    ['sku', body.sku], ['tags', body.tags === undefined ? undefined : sql`${body.tags}::text[]`], ['valid_from', body.validFrom], ['valid_to', body.validTo], ['shop_title', shop.title], ['shop_subtitle', shop.subtitle],
    ['shop_image', shop.image], ['reviews', body.reviews === undefined ? undefined : json(body.reviews)],
  ];
  return said.filter(([, value]) => value !== undefined);
};
const columnsOfVariant = (variant: Row): readonly (readonly [string, unknown])[] => {
  const said: readonly (readonly [string, unknown])[] = [
    ['active', variant.active === undefined ? undefined : variant.active === 1], ['promoted', variant.promoted === undefined ? undefined : variant.promoted === 1], ['description', variant.description], ['image', variant.image],
    ...(['category_attributes', 'inventory_attributes', 'custom_attributes'] as const).map((key) => [key, variant[key] === undefined ? undefined : json(variant[key])] as const),
  ];
  return said.filter(([, value]) => value !== undefined);
};
const assigned = (columns: readonly (readonly [string, unknown])[]) => sql.join(columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
const inserted = async ({ db }: Context, table: string, columns: readonly (readonly [string, unknown])[]): Promise<number> => {
  const { rows } = await sql<{ id: number }>`INSERT INTO ${sql.table(table)} (${sql.join(columns.map(([column]) => sql.ref(column)))}) VALUES (${sql.join(columns.map(([, value]) => sql`${value}`))}) RETURNING id`.execute(db);
  return rows[0]?.id ?? 0;
};

const categoryOf = async ({ db }: Context, id: unknown): Promise<Category> => {
  const { rows } = await sql<Category>`SELECT id, name, attributes FROM categories WHERE id = ${Number(id)} FOR SHARE`.execute(db);
  if (!rows[0]) throw invalid({ path: 'category_id', rule: 'reference' });
  return rows[0];
};

/** SKUs are one a variant, whatever its letters' size. */
const refuseTaken = async ({ db }: Context, variants: readonly Row[]): Promise<void> => {
  const skus = variants.map((variant) => (variant.id === undefined || variant.id === null ? String(variant.sku).toLowerCase() : null));
  const { rows } = await sql<{ sku: string }>`SELECT lower(sku) AS sku FROM variants WHERE retired_at IS NULL AND lower(sku) = ANY(${skus.filter((sku) => sku !== null)}::text[])`.execute(db);
  const taken = skus.flatMap((sku, i): Violation[] => (sku !== null && (rows.some((row) => row.sku === sku) || skus.indexOf(sku) < i) ? [{ path: `variants.${i}.sku`, rule: 'unique' }] : []));
  if (taken.length > 0) throw new Refusal('taken', { violations: taken });
};

/** The arena that a body is written for. @throws Refusal `forbidden` for one that the caller does not work in */
const arenaIn = ({ caller }: Context, body: Row): number | null => {
  const arena = typeof body.arena_id === 'number' ? body.arena_id : null;
  if (arena !== null && !admin(caller) && !caller.arenas.includes(arena)) throw new Refusal('forbidden');
  return arena;
};

const wantedOf = (variant: Row, id: number, path: string): readonly Wanted[] =>
  list(variant.warehouses).map((line, i) => ({
    variant: id, warehouse: Number(line.id), price: Number(line.price), cost: Number(line.cost), stock: Number(line.stock), stock_seen: (line.stock_seen ?? null) as number | null, taxes: line.taxes as readonly number[],
    path: `${path}.warehouses.${i}`, warehousePath: `${path}.warehouses.${i}.id`,
  }));

/** Checks what bodies of both kinds must keep, before anything is written. */
const check = async (context: Context, category: Category, variants: readonly Row[], arena: number | null): Promise<void> => {
  const coins = category.name === coinsCategory;
  // Coins are sold in every arena: what is said of them is said for the chain.
  if (coins && !admin(context.caller)) throw new Refusal('forbidden');
  const broken = variants.flatMap((variant, i): readonly Violation[] => {
    const path = `variants.${i}`;
    const isNew = variant.id === undefined || variant.id === null;
    const lines = list(variant.warehouses);
    const homeless = isNew && arena !== null && !coins && lines.length === 0 ? [{ path: `${path}.warehouses`, rule: 'atLeastOne', count: 1 }] : [];
    const twice = lines.flatMap(({ id }, j): Violation[] => (lines.findIndex((other) => other.id === id) < j ? [{ path: `${path}.warehouses.${j}.id`, rule: 'distinct' }] : []));
    const stored = coins && lines.length > 0 ? [{ path: `${path}.warehouses`, rule: 'atMost', amount: 0 }] : [];
    return [...brokenValues(variant, category, path, isNew), ...homeless, ...twice, ...stored];
  });
  if (broken.length > 0) throw invalid(...broken);
  await refuseTaken(context, variants);
};

const addVariant = (context: Context, item: number, position: number, variant: Row): Promise<number> => {
  const at = context.now().toISOString();
  return inserted(context, 'variants', [['item_id', item], ['position', position], ['name', variant.name], ['sku', variant.sku], ...columnsOfVariant(variant), ['created_at', at], ['updated_at', at]]);
};

/** Makes an item with its variants and what they cost in the warehouses that the body names. Answers its id. */
export async function insertItem(context: Context, body: Row): Promise<number> {
  refuseDiffering(body, { updating_item: 0, item_id: null });
  const arena = arenaIn(context, body);
  const category = await categoryOf(context, body.category_id);
  const variants = list(body.variants);
  await check(context, category, variants, arena);
  const at = context.now().toISOString();
  const id = await inserted(context, 'items', [['category_id', category.id], ['name', body.name], ...columnsOfItem(body), ['created_at', at], ['updated_at', at]]);
  const lines: Wanted[] = [];
  for (const [i, variant] of variants.entries()) lines.push(...wantedOf(variant, await addVariant(context, id, i, variant), `variants.${i}`));
  await setLines(context, lines, arena);
  return id;
}

const changeVariant = async (context: Context, before: Row, variant: Row, path: string): Promise<void> => {
  refuseDiffering(variant, { name: before.name, sku: before.sku }, `${path}.`);
  await sql`UPDATE variants SET ${assigned([...columnsOfVariant(variant), ['updated_at', context.now().toISOString()]])} WHERE id = ${before.id}`.execute(context.db);
};

/** Changes what the body names: of an item, and of those of its variants that stand in it. Others stay. */
export async function changeItem(context: Context, before: Row & { readonly id: number }, body: Row): Promise<void> {
  const kept = before.category as Category;
  refuseDiffering(body, { name: before.name, category_id: kept.id, updating_item: 1, item_id: before.id });
  const arena = arenaIn(context, body);
  const category = await categoryOf(context, kept.id);
  const variants = list(body.variants);
  const known = new Map(list(before.variants).map((variant) => [variant.id, variant]));
  const strangers = variants.flatMap((variant, i): Violation[] => (variant.id === undefined || variant.id === null || known.has(variant.id) ? [] : [{ path: `variants.${i}.id`, rule: 'reference' }]));
  if (strangers.length > 0) throw invalid(...strangers);
  await check(context, category, variants, arena);
  const { rows } = await sql<{ next: number }>`SELECT coalesce(max(position), -1) + 1 AS next FROM variants WHERE item_id = ${before.id}`.execute(context.db);
  let position = rows[0]?.next ?? 0;
  const lines: Wanted[] = [];
  for (const [i, variant] of variants.entries()) {
    const path = `variants.${i}`;
    const old = known.get(variant.id);
    if (old) await changeVariant(context, old, variant, path);
    const id = old ? Number(old.id) : await addVariant(context, before.id, position, variant);
    if (!old) position += 1;
    lines.push(...wantedOf(variant, id, path));
  }
  await setLines(context, lines, arena);
  await sql`UPDATE items SET ${assigned([...columnsOfItem(body), ['updated_at', context.now().toISOString()]])}, version = version + 1 WHERE id = ${before.id}`.execute(context.db);
}

/**
 * Takes variants out of the catalogue, all of them unless some are named; the item goes with its last one. What was ever sold or counted is retired: money points to it.
 * @throws Refusal `invalid` for a variant that is not the item's
 */
export async function removeVariants(context: Context, item: number, ids?: readonly number[]): Promise<void> {
  const { rows: there } = await sql<{ id: number }>`SELECT id FROM variants WHERE item_id = ${item} AND retired_at IS NULL ORDER BY id FOR UPDATE`.execute(context.db);
  const gone = ids ?? there.map(({ id }) => id);
  if (gone.some((id) => !there.some((variant) => variant.id === id))) throw invalid({ path: 'variant_ids', rule: 'reference' });
  const at = context.now().toISOString();
  await sql`DELETE FROM variants AS v WHERE v.id = ANY(${gone}::bigint[]) AND NOT EXISTS (SELECT FROM stock_moves AS m WHERE m.variant_id = v.id) AND NOT EXISTS (SELECT FROM invoice_lines AS l WHERE l.variant_id = v.id)
    AND NOT EXISTS (SELECT FROM order_lines AS l WHERE l.variant_id = v.id) AND NOT EXISTS (SELECT FROM cart_lines AS l WHERE l.variant_id = v.id)`.execute(context.db);
  await sql`UPDATE variants SET retired_at = ${at}, updated_at = ${at} WHERE id = ANY(${gone}::bigint[])`.execute(context.db);
  await sql`DELETE FROM items AS i WHERE i.id = ${item} AND NOT EXISTS (SELECT FROM variants AS v WHERE v.item_id = i.id)`.execute(context.db);
  await sql`UPDATE items AS i SET updated_at = ${at}, version = version + 1, retired_at = CASE WHEN EXISTS (SELECT FROM variants AS v WHERE v.item_id = i.id AND v.retired_at IS NULL) THEN NULL ELSE ${at}::timestamptz END
    WHERE i.id = ${item}`.execute(context.db);
}
