import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Placements } from '#server/db/tables-from-declarations.ts';
import { answerList, answerOne, approach } from '#server/http/crud-read.ts';
import { answerCreate, answerDelete, answerRemoveRow, answerUpdate, type Writing } from '#server/http/crud-write.ts';
import { endpointsOf, type Endpoint } from '#server/http/endpoints.ts';
import { describeEndpoint } from '#server/http/describe.ts';

/** Registers every call that the registry asks for. A hand-written route of the same method and path must be registered first, and wins. */
export function registerCrud(app: FastifyInstance, writing: Writing, placements: Placements): void {
  const { services } = writing;
  const handlerOf = (endpoint: Endpoint): ((request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) => {
    switch (endpoint.task) {
      case 'list':
        return (request) => answerList(endpoint, request, services, placements[endpoint.guises[0]?.entity ?? '']?.filters);
      case 'one':
        return (request, reply) => answerOne(endpoint, request, reply, services);
      case 'create':
        return (request, reply) => answerCreate(endpoint, request, reply, writing);
      case 'update':
        return (request, reply) => answerUpdate(endpoint, request, reply, writing);
      case 'delete':
        return (request) => answerDelete(endpoint, request, writing);
      case 'removeRow':
        return (request, reply) => answerRemoveRow(endpoint, request, reply, writing);
    }
  };
  const also = (endpoint: Endpoint): readonly Endpoint[] => {
    const method = endpoint.task === 'update' ? placements[endpoint.guises[0]?.entity ?? '']?.alsoUpdatedBy : undefined;
    return method ? [endpoint, { ...endpoint, method }] : [endpoint];
  };
  for (const endpoint of endpointsOf(services.registry).flatMap(also)) {
    const { method, url, task } = endpoint;
    if (app.hasRoute({ method, url })) continue;
    app.route({
      method,
      url,
      config: { describe: describeEndpoint(endpoint), deletes: task === 'delete' || task === 'removeRow' },
      // Refused before the body is read.
      onRequest: async (request) => {
        approach(endpoint, request, services);
      },
      handler: handlerOf(endpoint),
    });
  }
}
