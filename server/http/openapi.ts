import type { FastifyInstance, RouteOptions } from 'fastify';
import { statusOf } from '#server/http/error-codes.ts';
import { keyPattern } from '#server/http/outcomes.ts';

type Operation = Readonly<Record<string, unknown>>;

const error = {
  type: 'object',
  required: ['code', 'message'],
  properties: { code: { type: 'string', enum: Object.keys(statusOf) }, message: { type: 'string' }, errors: { type: 'object', additionalProperties: { type: 'array' } }, current: { type: 'object' } },
} as const;
/** Sent with a call that must not happen twice. */
const key = {
  name: 'Idempotency-Key', in: 'header', description: 'With it the call happens at most once: a repetition is answered as the first was, and /outcomes/{key} tells what became of it. Without it, as often as it is made',
  schema: { type: 'string', pattern: keyPattern },
} as const;

const operationOf = ({ url, config, schema }: RouteOptions): Operation => {
  const { describe: said, public: open } = config ?? {};
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const parameters = [
    ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...Object.entries(said?.query ?? {}).map(([name, description]) => ({ name, in: 'query', description, ...(said?.asks?.includes(name) ? { required: true } : {}), schema: { type: 'string' } })),
    ...(said?.keyed ? [key] : []),
  ];
  const body = schema?.body ?? said?.body;
  return {
    tags: [said?.service ?? url.split('/')[2] ?? 'api'],
    ...(said ? { summary: said.summary } : {}),
    ...(open ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } } : {}),
    responses: {
      [said?.status ?? 200]: { description: 'OK', ...(said?.answer ? { content: { [said.type ?? 'application/json']: { schema: said.answer } } } : {}) },
      default: { description: 'error', content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
    },
  };
};

/** Collects every route that is registered after it and serves their description at `/api/openapi.json`. */
export function serveOpenApi(app: FastifyInstance, version: string): void {
  const paths: Record<string, Record<string, Operation>> = {};
  app.addHook('onRoute', (route) => {
    const methods = (Array.isArray(route.method) ? route.method : [route.method]).filter((method) => method !== 'HEAD' && method !== 'OPTIONS');
    if (!/^\/(api\/|config\.json|version\.json)/.test(route.url) || route.url.startsWith('/api/test/') || route.url.includes('*')) return;
    const path = route.url.replace(/:(\w+)/g, '{$1}');
    for (const method of methods) paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(route) };
  });
  app.get('/api/openapi.json', { config: { public: true, describe: { summary: 'openapi', service: 'product' } } }, () => ({
    openapi: '3.1.0',
    info: { title: 'Arenadesk', version },
    security: [{ bearer: [] }],
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } }, schemas: { Error: error } },
  }));
}
