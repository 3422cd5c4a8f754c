import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerList, answerOne, approach } from '#server/http/crud-read.ts';
import { answerCreate, answerDelete, answerRemoveRow, answerUpdate, type Writing } from '#server/http/crud-write.ts';
import { endpointsOf, type Endpoint } from '#server/http/endpoints.ts';
import { describeEndpoint } from '#server/http/describe.ts';
import { answerBulk } from '#server/http/bulk.ts';
import { makeExports } from '#server/http/export.ts';
import { answerHistory } from '#server/http/history-read.ts';

/** Registers every call that the registry asks for. A hand-written route of the same method and path must be registered first, and wins. */
export function registerCrud(app: FastifyInstance, writing: Writing): void {
  const { services, placements } = writing;
  const exported = makeExports(services);
  const filtersOf = ({ guises }: Endpoint) => placements[guises[0]?.entity ?? '']?.filters;
  const handlerOf = (endpoint: Endpoint): ((request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) => {
    switch (endpoint.task) {
      case 'list':
        return (request) => answerList(endpoint, request, services, filtersOf(endpoint));
      case 'export':
        return (request, reply) => exported(endpoint, request, reply, filtersOf(endpoint));
      case 'history':
        return (request) => answerHistory(endpoint, request, services);
      case 'bulk':
        return (request) => answerBulk(endpoint, request, writing);
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
  const endpoints = endpointsOf(services.registry).flatMap(also);
  /** Calls that are written by hand: what stands on the generated one must not pass by them. */
  const byHand = new Set(endpoints.filter(({ method, url }) => app.hasRoute({ method, url })).map(({ task, url }) => `${task} ${url.replace(/\/:id$/, '')}`));
  const passesBy = ({ task, url }: Endpoint): boolean => {
    const base = url.replace(/\/(export|bulk)$/, '');
    return task === 'export' ? byHand.has(`list ${base}`) : task === 'bulk' && (byHand.has(`update ${base}`) || byHand.has(`delete ${base}`));
  };
  for (const endpoint of endpoints) {
    const { method, url, task } = endpoint;
    if (app.hasRoute({ method, url }) || passesBy(endpoint)) continue;
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
