import type { FastifyInstance } from 'fastify';
import { slugOf } from '#resources/domain/slug.ts';
import { gatewayPath } from '#resources/services.ts';
import { admin, staff } from '#resources/schema/index.ts';
import { refuseStale } from '#server/http/crud-write.ts';
import { keepPart } from '#server/http/history.ts';
import { currentPart, partTag } from '#server/http/part-version.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Services } from '#server/plug.ts';
import { partCalls } from '#server/services/arena-hub/arena-part-calls.ts';
import { lockArena, ownArenaOf } from '#server/services/arena-hub/own-arena.ts';

/** What a part holds, without the one key it travels under. */
const onlyValue = (part: unknown): unknown => (part !== null && typeof part === 'object' && !Array.isArray(part) && Object.keys(part).length === 1 ? Object.values(part)[0] : part);

/** Calls on arenas beside the declared ones. */
export function arenaRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    gatewayPath('arena-hub', '/arenas/by-name/:name'),
    { config: { access: staff, describe: { summary: 'The arena of a name: without regard to case and accents; blank, underscore and hyphen are one', answer: { type: 'object' } } } },
    async (request) => {
      const slug = slugOf((request.params as { readonly name: string }).name);
      const found = slug === '' ? undefined : await services.db.selectFrom('arenas').select('id').where('slug', '=', slug).executeTakeFirst();
      const rule = services.registry.get('arenas').access.read(services.callerOf(request));
      const [arena] = found ? await services.store('arenas').many(services.context(request), [found.id], rule) : [];
      if (!arena) throw new Refusal('notFound');
      return arena;
    },
  );
  for (const [name, part] of Object.entries(partCalls)) {
    const path = gatewayPath('arena-hub', `/arenas/:id/${name}`);
    app.get(path, { config: { access: staff, describe: { summary: part.summary, answer: part.schema } } }, async (request, reply) => {
      const found = await part.read(services, await ownArenaOf(services, request));
      return reply.header('etag', partTag(found)).send(found);
    });
    app.put(path, { config: { access: admin, describe: { summary: part.summary, body: part.schema, answer: part.schema } } }, async (request, reply) => {
      const arena = await ownArenaOf(services, request);
      const saved = await services.write(request, async (context) => {
        const label = await lockArena(context, arena);
        const before = await part.read(context, arena);
        // What is wrong with the body is said before it is said to be late; either way nothing stays.
        await part.write(context, arena, request.body);
        refuseStale(request, currentPart(name, before));
        const after = await part.read(context, arena);
        await keepPart(context, { entity: 'arenas', id: arena, label }, part.path ?? name, ...([before, after].map(part.kept ?? onlyValue) as [unknown, unknown]));
        return after;
      });
      return reply.header('etag', partTag(saved)).send(saved);
    });
  }
  app.get(gatewayPath('arena-hub', '/legacy/payment-methods'), { config: { access: staff, describe: { summary: 'Payment methods of the chain', answer: { type: 'array', items: { type: 'object' } } } } }, () =>
    services.db.selectFrom('chain_payment_methods').select(['id', 'process_type', 'name', 'image']).orderBy('id').execute());
}
