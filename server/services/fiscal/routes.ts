import type { FastifyInstance } from 'fastify';
import { bodyRules } from '#resources/schema/body-rules.ts';
import { field, staff, where } from '#resources/schema/index.ts';
import { gatewayPath } from '#resources/services.ts';
import { idOf } from '#server/http/crud-read.ts';
import { bodySchema, recordSchema } from '#server/http/json-schema.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Services } from '#server/plug.ts';
import { checkedBody } from '#server/services/body.ts';
import { ready, standingOf } from '#server/services/fiscal/fiscalize.ts';
import { settleFiscal } from '#server/services/fiscal/settle.ts';
import type { Context, Row } from '#server/store.ts';

/** Milliseconds that whoever presses the button waits for the tax office. */
const within = 6_000;
const text = field.text();
const rules = bodyRules({ by_user: field.group({ id: field.integer({ required: true, min: 1 }), name: text, email: field.text({ max: 254 }), username: text, pidn: text }) }, 'invoices');

/** Whoever asks signs with their own name. @throws Refusal `invalid` */
const refuseOthers = ({ caller }: Context, body: Row): void => {
  const { id, username } = body.by_user as { readonly id: number; readonly username?: string | null };
  if (id !== caller.id) throw invalid({ path: 'by_user.id', rule: 'differs' });
  if (username && username.toLowerCase() !== caller.username.toLowerCase()) throw invalid({ path: 'by_user.username', rule: 'differs' });
};

/** `POST /shop/invoices/{id}/fiscalize {by_user}`: tells the tax office now, and answers the invoice as it stands then; one that it knows already is answered as it is. */
export function fiscalizeRoute(app: FastifyInstance, services: Services): void {
  const resource = services.registry.get('invoices');
  const describe = { keyed: true, summary: 'Tells the tax office of an invoice', body: bodySchema(rules, 'create'), answer: recordSchema(resource) } as const;
  app.post(gatewayPath('shop', '/shop/invoices/:id/fiscalize'), { config: { access: staff, describe } }, async (request, reply) => {
    const id = idOf((request.params as { id?: string }).id);
    await services.once(request, async (context) => {
      const standing = await standingOf(context, id);
      refuseOthers(context, checkedBody(rules, 'create', request.body, context));
      await ready(context, id, standing);
      return { id };
    });
    await settleFiscal(services, id, within);
    const [row] = await services.store('invoices').many(services.context(request), [id], where.all());
    if (!row) throw new Refusal('notFound');
    return reply.header('etag', `"${String(row.version)}"`).send(row);
  });
}
