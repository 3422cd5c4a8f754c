import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { admin, staff } from '#resources/schema/index.ts';
import { gatewayPath } from '#resources/services.ts';
import { idOf, idsOf, type Params } from '#server/http/crud-read.ts';
import { keepRecord, refuseStale } from '#server/http/crud-write.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Services } from '#server/plug.ts';
import { sellableItems } from '#server/services/shop/purchase-list.ts';
import { removeVariants } from '#server/services/shop/item-write.ts';

const path = (rest: string) => gatewayPath('shop', `/shop/items${rest}`);
const id = { id: { type: 'integer' } };

/** Calls on items that are more than the operations of a record. */
export function itemRoutes(app: FastifyInstance, services: Services): void {
  const remove = async (request: FastifyRequest, variants: readonly number[] | undefined): Promise<{ readonly id: number }> => {
    const item = idOf((request.params as Params).id);
    await services.write(request, async (context) => {
      await sql`SELECT FROM items WHERE id = ${item} FOR UPDATE`.execute(context.db);
      const [before] = await services.store('items').many(context, [item], true);
      if (!before) throw new Refusal('notFound');
      refuseStale(request, before);
      await removeVariants(context, item, variants);
      const [after = null] = await services.store('items').many(context, [item], true);
      await keepRecord(context, services, services.registry.get('items'), after ? 'update' : 'delete', { before, after });
    });
    services.counts.changed('items');
    return { id: item };
  };

  app.delete(path('/:id'), {
    config: { access: admin, describe: { summary: 'Takes an item, or some of its variants, out of the catalogue. What was sold is retired', query: { variant_ids: 'Ids of the variants, `1,2`; all of them without it' }, answer: { type: 'object', properties: id } } },
  }, async (request) => {
    const { variant_ids: named } = request.query as { readonly variant_ids?: unknown };
    const variants = named === undefined || named === '' ? undefined : idsOf(named);
    if (variants?.some((variant) => variant === 0)) throw invalid({ path: 'variant_ids', rule: 'reference' });
    return await remove(request, variants);
  });

  app.get(path('/purchase'), {
    config: {
      access: staff,
      describe: {
        summary: 'What can be sold in an arena now, by the name of the category', query: { arena_id: 'The arena', name: 'Text in the name of the item', sku: 'The SKU of one variant, as a scanner reads it', sort: '`item_id,asc`' }, asks: ['arena_id'],
        answer: { type: 'object', additionalProperties: { type: 'array', items: { type: 'object', properties: { ...id, name: { type: 'string' }, variants: { type: 'array', items: { type: 'object' } } } } } },
      },
    },
  }, async (request) => {
    const context = services.context(request);
    const { arena_id: named, name, sku, sort } = request.query as Readonly<Record<string, unknown>>;
    if (context.arena === undefined) throw invalid({ path: 'arena_id', rule: named === undefined || named === '' ? 'required' : 'reference' });
    if (!admin(context.caller) && !context.caller.arenas.includes(context.arena)) throw new Refusal('forbidden');
    if (sort !== undefined && sort !== '' && !/^(item_?id|id),asc$/i.test(String(sort))) throw invalid({ path: 'sort', rule: 'choice' });
    const [words, code] = [name, sku].map((value) => (typeof value === 'string' ? value.trim().slice(0, 255) : ''));
    return await sellableItems(context, context.arena, { name: words ?? '', sku: code ?? '' });
  });
}

