import type { Resource } from '#resources/schema/resolve.ts';
import { listSchema } from '#server/dialects/paging.ts';
import type { Endpoint } from '#server/http/endpoints.ts';
import { bulkAnswer, bulkBody } from '#server/http/bulk.ts';
import { exportType } from '#server/http/export.ts';
import { historySchema } from '#server/http/history-read.ts';
import { bodySchema, recordSchema } from '#server/http/json-schema.ts';
import type { Describe } from '#server/plug.ts';

const queryOf = (resource: Resource): Readonly<Record<string, string>> => ({
  ids: 'ids',
  ...(resource.api.paging === 'plain' ? {} : { size: 'size', page: 'page' }),
  sort: `field,ASC|DESC: ${[...resource.list.sortable].join(' ')}`,
  ...Object.fromEntries(Object.entries(resource.list.search.keys).map(([key, path]) => [key, `contains: ${path}`])),
  ...Object.fromEntries(Object.entries(resource.list.filters).map(([key, filter]) => [key, typeof filter === 'string' ? `is: ${filter}` : 'true|false'])),
  ...(resource.scope && resource.scope.sent !== 'path' ? { [resource.scope.sent.query]: `is: ${resource.scope.through}` } : {}),
  ...Object.fromEntries(Object.entries(resource.api.query).map(([key, value]) => [key, String(value)])),
});

/** What a call of the registry says of itself, from the declaration. */
export function describeEndpoint({ task, guises: [resource] }: Endpoint): Describe {
  if (!resource) throw new Error('an endpoint without a resource');
  const summary = `${task} ${resource.name}`;
  const record = recordSchema(resource);
  switch (task) {
    case 'list':
      return { summary, query: queryOf(resource), answer: listSchema(resource.api.paging, record) };
    case 'export': {
      const { ids: _ids, size: _size, page: _page, ...query } = queryOf(resource);
      return { summary: `${summary}: a line {"total"}, a record a line, a last line {"rows"}`, query: { ...query, fields: 'paths with commas' }, answer: record, type: exportType };
    }
    case 'history':
      return { summary, query: { size: 'size', page: 'page' }, answer: historySchema(resource) };
    case 'bulk':
      return { summary, body: bulkBody(resource), answer: bulkAnswer };
    case 'create':
      return { summary, keyed: true, body: bodySchema(resource, 'create'), answer: record, status: 201 };
    case 'update':
      return { summary, body: bodySchema(resource, 'update'), answer: record };
    case 'delete':
      return { summary, answer: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } } };
    case 'one':
    case 'removeRow':
      return { summary, answer: record };
  }
}
