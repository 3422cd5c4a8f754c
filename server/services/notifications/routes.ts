import type { FastifyInstance, FastifyRequest } from 'fastify';
import { gatewayPath } from '#resources/services.ts';
import { admin, managers } from '#resources/schema/index.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { generatedStore } from '#server/db/generated-store.ts';
import { acceptBody, recordAsBody } from '#server/http/bodies.ts';
import { lockedRow, refuseRow, refuseStale } from '#server/http/crud-write.ts';
import { keepChange } from '#server/http/history.ts';
import { bodySchema, recordSchema } from '#server/http/json-schema.ts';
import { settleLinks } from '#server/http/members.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import { ruleContext } from '#server/http/rule-context.ts';
import type { Services } from '#server/plug.ts';
import { notificationStore } from '#server/services/notifications/notifications.ts';
import { received } from '#server/services/notifications/receiver.ts';
import type { Context, Row } from '#server/store.ts';

const wrapping = 'notification';
/** The call takes the fields without their wrapping, and blames them so. */
const unwrapped = (error: unknown): unknown => {
  if (!(error instanceof Refusal) || !error.details.violations) return error;
  const violations = error.details.violations.map((violation) => ({ ...violation, path: violation.path.replace(new RegExp(`^${wrapping}[.]?`), '') }));
  return new Refusal(error.code, { ...error.details, violations });
};
/** The notification that a body names. @throws Refusal `invalid` for what is no id */
const namedIn = ({ id = null }: Row): number | null => {
  if (id === null) return null;
  if (!Number.isSafeInteger(id) || Number(id) < 1) throw invalid({ path: 'id', rule: 'reference' });
  return Number(id);
};

const sendSchema = (resource: Resource) => {
  const { properties } = bodySchema(resource, 'create') as { readonly properties?: Readonly<Record<string, { readonly properties?: object }>> };
  return { type: 'object', properties: { id: { type: 'integer', description: 'a scheduled one that goes out now' }, ...properties?.[wrapping]?.properties } };
};

/** `POST …/send` sends at once; `GET /pushes` shows what the server itself has received where no push service is named. */
export function notificationRoutes(app: FastifyInstance, services: Services): void {
  const resource = services.registry.get('mobile-notifications');
  const store = notificationStore(generatedStore(services.registry, resource, services.counts));

  const send = async (request: FastifyRequest, context: Context): Promise<Row> => {
    const sent: unknown = request.body;
    if (sent === null || typeof sent !== 'object' || Array.isArray(sent)) throw invalid({ path: '', rule: 'object' });
    const { id: _, ...fields } = sent as Row;
    const id = namedIn(sent as Row);
    const before = id === null ? null : await lockedRow(context, services, resource, id, undefined);
    const accepted = acceptBody(resource, before ? 'update' : 'create', { scheduled_at: null, [wrapping]: fields }, await ruleContext(context, resource), before ?? {});
    if (before?.sent === true) throw new Refusal('alreadySent');
    if (before) {
      refuseRow(resource, 'update', context, before);
      refuseStale(request, before);
    }
    const body = await settleLinks(context, services, resource, accepted, before ? recordAsBody(resource, before) : {});
    const row = await store.send(context, before, body);
    // As a new one it must be the caller's to make: one that went out is nobody's to change.
    refuseRow(resource, 'create', context, row);
    await keepChange(context, resource, before ? 'update' : 'create', { before, after: row, body });
    return row;
  };

  const answer = recordSchema(resource);
  app.post(gatewayPath('notifications', '/mobile-notifications/send'), { config: { access: managers, describe: { keyed: true, summary: 'Sends a notification at once: a new one, or the scheduled one of this id', body: sendSchema(resource), answer, status: 201 } } }, async (request, reply) => {
    const row = await services.once(request, (context) => send(request, context).catch((error: unknown) => Promise.reject(unwrapped(error))));
    services.counts.changed(resource.entity);
    return reply.code(201).header('etag', `"${String(row.version)}"`).send(row);
  });
  app.get(gatewayPath('notifications', '/pushes'), {
    config: { access: admin, describe: {
      summary: 'What this server has received in place of a push service (without PUSH_URL), newest first, at most 100',
      answer: { type: 'array', items: { type: 'object', properties: { key: { type: 'string' }, times: { type: 'integer' }, received_at: { type: 'string' }, push: { type: 'object' } } } },
    } },
  }, () => received(services));
}
