import type { FastifyInstance, FastifyRequest } from 'fastify';
import { staff } from '#resources/schema/index.ts';
import { gatewayPath } from '#resources/services.ts';
import { idOf, type Params } from '#server/http/crud-read.ts';
import { recordSchema } from '#server/http/json-schema.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Services } from '#server/plug.ts';
import { restoreSchema, saleSchema } from '#server/services/shop/sale/body.ts';
import { settle } from '#server/services/shop/sale/fiscal.ts';
import { notePrint } from '#server/services/shop/sale/prints.ts';
import { restoreInvoice, restoreSheet } from '#server/services/shop/sale/restore.ts';
import { restoreTransaction, transactionSheet } from '#server/services/shop/sale/restore-transaction.ts';
import { sell } from '#server/services/shop/sale/sell.ts';
import type { Row } from '#server/store.ts';

const invoicePath = (rest: string) => gatewayPath('shop', `/shop/invoices${rest}`);
const transactionPath = (rest: string) => gatewayPath('shop', `/shop/transactions${rest}`);
const [whole, text] = [{ type: 'integer' }, { type: 'string' }];
const sheetSchema = {
  type: 'object',
  properties: {
    lines: { type: 'array', items: { type: 'object', properties: { name: text, unit: { enum: ['pieces', 'coins', 'days', 'minutes', 'percent'] }, daily: { type: 'boolean', description: 'coins that a subscription has brought so far' }, quantity: whole, taken_back: whole, used: whole } } },
    coins: { type: 'object', properties: { sold: whole, left: whole, taken_back: whole, returned: { ...whole, description: 'taken back before, by restoring their transaction alone' } } },
    stock: { type: 'array', items: { type: 'object', properties: { name: text, warehouse: { type: ['string', 'null'] }, quantity: whole, gone: { type: 'boolean' } } } }, payment_method: text, gross: whole, currency: text,
  },
};

/** Lists whose totals a sale changes. */
const counted = ['invoices', 'transactions', 'subscriptions', 'users'] as const;

/** Selling, and taking back what was sold. What is answered is read anew: a repeated key answers a paper as it stands now. */
export function saleRoutes(app: FastifyInstance, services: Services): void {
  const idIn = (request: FastifyRequest) => idOf((request.params as Params).id);
  const changed = () => {
    for (const entity of counted) services.counts.changed(entity);
  };
  const readAnew = async (request: FastifyRequest, entity: 'invoices' | 'transactions', id: number): Promise<Row> => {
    const [row] = await services.store(entity).many(services.context(request), [id], true);
    if (!row) throw new Error(`${entity}: row ${id} is gone`);
    return row;
  };
  const settled = async (request: FastifyRequest, id: number): Promise<Row> => {
    changed();
    await settle(services, id);
    return await readAnew(request, 'invoices', id);
  };
  const [invoice, transaction] = [recordSchema(services.registry.get('invoices')), recordSchema(services.registry.get('transactions'))];

  app.post(invoicePath(''), {
    config: { access: staff, describe: { keyed: true, summary: 'Sells. Prices, taxes and who sells are the service’s; what the body says of them is compared. A total of zero makes a transaction and no invoice', body: saleSchema, answer: invoice, status: 201 } },
  }, async (request, reply) => {
    const sold = await services.once(request, (context) => sell(context, request.body));
    void reply.code(201);
    if ('id' in sold) return await settled(request, sold.id);
    changed();
    return { id: null, transaction: await readAnew(request, 'transactions', sold.transaction) };
  });

  app.post(invoicePath('/:id'), {
    config: { access: staff, describe: { keyed: true, summary: 'Takes an invoice back by a reversal, which is answered', body: restoreSchema, answer: invoice, status: 201 } },
  }, async (request, reply) => {
    const id = idIn(request);
    const reversal = await services.once(request, (context) => restoreInvoice(context, id, request.body));
    void reply.code(201);
    return await settled(request, reversal.id);
  });

  app.post(invoicePath('/:id/prints'), {
    config: { access: staff, describe: { keyed: true, summary: 'Notes that an invoice is printed once more, before it is; answers which copy it is, 0 for the original', answer: { type: 'object', properties: { copy: whole } }, status: 201 } },
  }, async (request, reply) => {
    const id = idIn(request);
    const body = request.body ?? {};
    const [unknown] = typeof body === 'object' ? Object.keys(body) : [''];
    const noted = await services.once(request, async (context) => {
      const found = await notePrint(context, id);
      if (unknown !== undefined) throw invalid({ path: unknown, rule: 'unknown' });
      return found;
    });
    void reply.code(201);
    return noted;
  });

  /** The id of a paper that the caller may read. */
  const readable = async (request: FastifyRequest, entity: 'invoices' | 'transactions'): Promise<number> => {
    const context = services.context(request);
    const [seen] = await services.store(entity).many(context, [idIn(request)], services.registry.get(entity).access.read(context.caller));
    if (!seen) throw new Refusal('notFound');
    return idIn(request);
  };
  app.get(invoicePath('/:id/restore-sheet'), {
    config: { access: staff, describe: { summary: 'What taking an invoice back will do, and what of it was used already', answer: sheetSchema } },
  }, async (request) => restoreSheet(services.context(request), await readable(request, 'invoices')));
  app.get(transactionPath('/:id/restore-sheet'), {
    config: { access: staff, describe: { summary: 'What taking a transaction back will do with its coins, and how many of them were played already', answer: { type: 'object', properties: { coins: sheetSchema.properties.coins } } } },
  }, async (request) => transactionSheet(services.context(request), await readable(request, 'transactions')));

  app.post(transactionPath('/:id'), {
    config: { access: staff, describe: { keyed: true, summary: 'Takes a transaction back by another one, which is answered', body: restoreSchema, answer: transaction, status: 201 } },
  }, async (request, reply) => {
    const id = idIn(request);
    const back = await services.once(request, (context) => restoreTransaction(context, id, request.body));
    changed();
    void reply.code(201);
    return await readAnew(request, 'transactions', back.transaction);
  });
}
