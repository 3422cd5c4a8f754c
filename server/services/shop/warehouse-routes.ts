import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { coinsCategory } from '#resources/domain/core-categories.ts';
import { admin, field, managers, staff } from '#resources/schema/index.ts';
import { bodyRules } from '#resources/schema/body-rules.ts';
import type { Violation } from '#resources/schema/violations.ts';
import { gatewayPath } from '#resources/services.ts';
import { keepRecord } from '#server/http/crud-write.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Services } from '#server/plug.ts';
import { checkedBody } from '#server/services/body.ts';
import { dropLines, setLines } from '#server/services/shop/stock.ts';
import type { Context, Row } from '#server/store.ts';

const path = (rest: string) => gatewayPath('shop', `/shop/warehouses/${rest}`);
const arena = { arena_id: field.integer({ required: true, min: 1 }) };
const id = field.integer({ required: true, min: 1 });
const attached = bodyRules(
  {
    ...arena,
    variants: field.list({
      id, warehouse_id: id, price: field.money({ required: true, min: 1 }), cost: field.money({ min: 0, initial: 0 }), stock: field.integer({ min: 0, max: 1_000_000_000, initial: 0 }),
      taxes: field.references('countries.taxes', { atLeast: 1, onDelete: 'refuse' }),
    }, { saved: 'whole', atLeast: 1, max: 200 }),
  },
  'items',
);
const detached = bodyRules({ ...arena, variants: field.list({ id, warehouses: field.list({ id }, { saved: 'whole', atLeast: 1, max: 100 }) }, { saved: 'whole', atLeast: 1, max: 200 }) }, 'items');

/** The arena of a body, which the caller must work in. */
const arenaOf = async ({ db, caller }: Context, body: Row): Promise<number> => {
  const named = Number(body.arena_id);
  if (!admin(caller) && !caller.arenas.includes(named)) throw new Refusal('forbidden');
  const known = await db.selectFrom('arenas').select('id').where('id', '=', named).executeTakeFirst();
  if (!known) throw invalid({ path: 'arena_id', rule: 'reference' });
  return named;
};

/** Who is no manager counts nothing: what they add begins with none. */
const refuseStock = ({ caller }: Context, variants: readonly Row[]): void => {
  const counted = managers(caller) ? [] : variants.flatMap(({ stock }, i): Violation[] => (stock === 0 ? [] : [{ path: `variants.${i}.stock`, rule: 'atMost', amount: 0 }]));
  if (counted.length > 0) throw new Refusal('forbidden', { violations: counted });
};

/** Variants that can be added: of items that the caller sees, and not in the arena already. Locks them. */
const refuseUnfit = async ({ db, caller }: Context, variants: readonly Row[], named: number): Promise<void> => {
  const ids = variants.map((variant) => Number(variant.id));
  const { rows } = await sql<{ id: number; fits: boolean; there: boolean }>`SELECT v.id, v.retired_at IS NULL AND (i.active OR ${admin(caller)}) AND c.name <> ${coinsCategory} AS fits,
      EXISTS (SELECT FROM variant_stocks AS s WHERE s.variant_id = v.id AND s.arena_id = ${named}) AS there
    FROM variants AS v JOIN items AS i ON i.id = v.item_id JOIN categories AS c ON c.id = i.category_id WHERE v.id = ANY(${ids}::bigint[]) ORDER BY v.id FOR UPDATE OF v`.execute(db);
  const known = new Map(rows.map((row) => [row.id, row]));
  const blamed = (rule: string, is: (variant: number, at: number) => boolean) => ids.flatMap((variant, i): Violation[] => (is(variant, i) ? [{ path: `variants.${i}.id`, rule }] : []));
  const broken = [...blamed('reference', (variant) => known.get(variant)?.fits !== true), ...blamed('distinct', (variant, i) => ids.indexOf(variant) < i)];
  if (broken.length > 0) throw invalid(...broken);
  const taken = blamed('unique', (variant) => known.get(variant)?.there === true);
  if (taken.length > 0) throw new Refusal('taken', { violations: taken });
};

const itemsChanged = async ({ db, now }: Context, variants: readonly number[]): Promise<void> => {
  await sql`UPDATE items SET version = version + 1, updated_at = ${now().toISOString()} WHERE id IN (SELECT v.item_id FROM variants AS v WHERE v.id = ANY(${variants}::bigint[]))`.execute(db);
};
/** Moves variants in or out of an arena, their items held first as by whoever saves one, and writes into the log of each item what that changed. */
const changingItems = async (services: Services, context: Context, arena: number, variants: readonly number[], move: () => Promise<void>): Promise<void> => {
  const { rows } = await sql<{ id: number }>`SELECT id FROM items WHERE id IN (SELECT v.item_id FROM variants AS v WHERE v.id = ANY(${variants}::bigint[])) ORDER BY id FOR UPDATE`.execute(context.db);
  const ids = rows.map(({ id }) => id);
  const seen = async () => new Map((await services.store('items').many(context, ids, true)).map((row) => [row.id, row]));
  const before = await seen();
  await move();
  const after = await seen();
  for (const id of ids) await keepRecord(context, services, services.registry.get('items'), 'update', { before: before.get(id) ?? null, after: after.get(id) ?? null, body: { arena_id: arena } });
};

const variantSchema = (properties: object) => ({ type: 'object', properties: { arena_id: { type: 'integer' }, variants: { type: 'array', items: { type: 'object', properties } } }, required: ['arena_id', 'variants'] });
const whole = { type: 'integer' };
const answer = { type: 'object', properties: { variants: { type: 'array', items: whole } } };

/** Puts variants of the catalogue into an arena's warehouses, and takes them out; says how much lies in one. */
export function warehouseRoutes(app: FastifyInstance, services: Services): void {
  app.get(path(':id/stock'), {
    config: { access: staff, describe: { summary: 'How many kinds and pieces lie in a warehouse', answer: { type: 'object', properties: { kinds: whole, units: whole } } } },
  }, async (request) => {
    const context = services.context(request);
    const id = Number((request.params as { readonly id: string }).id);
    const [seen] = Number.isSafeInteger(id) ? await services.store('warehouses').many(context, [id], services.registry.get('warehouses').access.read(context.caller)) : [];
    if (!seen) throw new Refusal('notFound');
    const { rows } = await sql<{ kinds: number; units: number }>`SELECT count(*)::int AS kinds, coalesce(sum(stock), 0)::bigint AS units FROM variant_stocks WHERE warehouse_id = ${id} AND stock > 0`.execute(context.db);
    return { kinds: Number(rows[0]?.kinds ?? 0), units: Number(rows[0]?.units ?? 0) };
  });

  app.post(path('attach-variants'), {
    config: { access: staff, describe: { keyed: true, summary: 'Adds variants to an arena', body: variantSchema({ id: whole, warehouse_id: whole, price: whole, cost: whole, stock: whole, taxes: { type: 'array', items: whole } }), answer } },
  }, async (request) => {
    const added = await services.once(request, async (context) => {
      const body = checkedBody(attached, 'create', request.body, context);
      const named = await arenaOf(context, body);
      const variants = body.variants as readonly Row[];
      refuseStock(context, variants);
      const lines = variants.map((line, i) => ({
        variant: Number(line.id), warehouse: Number(line.warehouse_id), price: Number(line.price), cost: Number(line.cost), stock: Number(line.stock), taxes: line.taxes as readonly number[], path: `variants.${i}`, warehousePath: `variants.${i}.warehouse_id`,
      }));
      await changingItems(services, context, named, lines.map(({ variant }) => variant), async () => {
        await refuseUnfit(context, variants, named);
        await setLines(context, lines, named);
      });
      return { variants: variants.map((variant) => variant.id) };
    });
    services.counts.changed('items');
    return added;
  });

  app.post(path('detach-variants'), {
    config: { access: managers, deletes: true, describe: { keyed: true, summary: 'Takes variants out of an arena; they stay in the catalogue', body: variantSchema({ id: whole, warehouses: { type: 'array', items: { type: 'object', properties: { id: whole } } } }), answer } },
  }, async (request) => {
    const taken = await services.once(request, async (context) => {
      const body = checkedBody(detached, 'create', request.body, context);
      const named = await arenaOf(context, body);
      const variants = body.variants as readonly { readonly id: number; readonly warehouses: readonly { readonly id: number }[] }[];
      await changingItems(services, context, named, variants.map((variant) => variant.id), async () => {
        for (const [i, { id: variant, warehouses }] of variants.entries()) {
          const asked = [...new Set(warehouses.map((warehouse) => warehouse.id))];
          const gone = await dropLines(context, { variants: [variant], warehouses: asked, arena: named });
          if (gone < asked.length) throw invalid({ path: `variants.${i}.warehouses`, rule: 'reference' });
        }
        await itemsChanged(context, variants.map((variant) => variant.id));
      });
      return { variants: variants.map((variant) => variant.id) };
    });
    services.counts.changed('items');
    return taken;
  });
}
