import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { at } from '#resources/schema/condition.ts';
import { managers } from '#resources/schema/index.ts';
import { gatewayPath } from '#resources/services.ts';
import { refuseStale } from '#server/http/crud-write.ts';
import { keepPart } from '#server/http/history.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Services } from '#server/plug.ts';
import { managedUser } from '#server/services/core/managed-user.ts';
import type { Params } from '#server/services/core/user-routes.ts';

const verdicts = { approve: 'APPROVED', reject: 'REJECTED' } as const;

/** Staff's verdict on an identity that waits for one: once, by whoever may manage the user, and on what they saw. */
export function identityRoutes(app: FastifyInstance, services: Services): void {
  for (const [verb, status] of Object.entries(verdicts)) {
    app.post(
      gatewayPath('core', `/users/:id/identity/${verb}`),
      { config: { access: managers, describe: { summary: `${verb} a pending identity`, answer: { type: 'object', required: ['status', 'version'], properties: { status: { type: 'string', enum: [status] }, version: { type: 'integer' } } } } } },
      async (request, reply) => {
        const version = await services.write(request, async (context) => {
          const user = await managedUser(context, services, (request.params as Params).id);
          if (at(user, 'identity.status') !== 'PENDING') throw new Refusal('notPending');
          // Of two who decide at once the second hears that it is decided; of one who decides on older facts, that they are others now.
          refuseStale(request, user);
          await context.db.updateTable('identities').set({ status }).where('user_id', '=', user.id).execute();
          const raised = await context.db.updateTable('users').set({ version: sql<number>`version + 1`, updated_at: context.now() }).where('id', '=', user.id).returning('version').executeTakeFirstOrThrow();
          await keepPart(context, { entity: 'users', id: user.id, label: String(user.username) }, 'identity.status', 'PENDING', status);
          return raised.version;
        });
        services.counts.changed('users');
        void reply.header('etag', `"${version}"`);
        return { status, version };
      },
    );
  }
}
