import { readFile } from 'node:fs/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Registry } from '#resources/schema/registry.ts';
import type { Config } from '#server/config.ts';
import type { Progress } from '#server/console-messages.ts';
import { constraintsOf } from '#server/db/constraints.ts';
import type { Database } from '#server/db/database.ts';
import type { Placements } from '#server/db/tables-from-declarations.ts';
import { readCallers } from '#server/http/caller.ts';
import { createClock, type Clock } from '#server/http/clock.ts';
import { registerCrud } from '#server/http/crud.ts';
import { answerRefusal, refusalOf } from '#server/http/errors.ts';
import { registerFiles } from '#server/http/files.ts';
import { logRequests } from '#server/http/log.ts';
import { serveOpenApi } from '#server/http/openapi.ts';
import { registerOutcomes } from '#server/http/outcomes.ts';
import { readBodies } from '#server/http/parsing.ts';
import { registerProduct } from '#server/http/product.ts';
import { Refusal } from '#server/http/refusal.ts';
import { registerSearch } from '#server/http/search.ts';
import { protect } from '#server/http/security.ts';
import { createServices } from '#server/http/services.ts';
import { serveScreens } from '#server/http/static.ts';
import { registerTestHooks } from '#server/http/test-hooks.ts';
import type { Authenticate, Letters, Say, ServiceModule } from '#server/plug.ts';

export interface AppOptions {
  readonly config: Config;
  readonly db: Kysely<Database>;
  readonly registry: Registry;
  readonly modules: readonly ServiceModule[];
  readonly authenticate: Authenticate;
  readonly say: Say;
  /** Without it, letters are their data alone. */
  readonly letters?: Letters;
  readonly version: string;
  /** Takes one line per API call. */
  readonly log: Progress;
  /** Folder of the built screens; without it only services are served. */
  readonly screens?: string;
  readonly clock?: Clock;
}

/** Departures of all modules in one table. Two modules that depart for the same entity are a fault. */
export function placementsOf(modules: readonly ServiceModule[]): Placements {
  const entries = modules.flatMap(({ departures }) => Object.entries(departures ?? {}));
  const twice = entries.find(([entity], i) => entries.findIndex(([other]) => other === entity) < i);
  if (twice) throw new Error(`two services depart for ${twice[0]}`);
  return Object.fromEntries(entries);
}

const bareLetters: Letters = (kind, _language, data) => ({ subject: kind, text: Object.values(data).join('\n') });
const bodyLimit = 1024 * 1024;

/** Where the application answers on this machine, null before it listens. */
function ownUrlOf(app: FastifyInstance, { host, tlsCert }: Config): string | null {
  const address = app.server.address();
  if (address === null || typeof address === 'string') return null;
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host;
  return `${tlsCert === undefined ? 'http' : 'https'}://${name}:${address.port}`;
}

async function create({ tlsCert, tlsKey, trustProxy }: Config, onBadUrl: (error: unknown) => Refusal, say: Say): Promise<FastifyInstance> {
  const https = tlsCert !== undefined && tlsKey !== undefined ? { https: { cert: await readFile(tlsCert), key: await readFile(tlsKey) } } : {};
  return Fastify({
    ...https,
    ...(trustProxy === undefined ? {} : { trustProxy: [...trustProxy] }),
    bodyLimit,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: true } },
    // An address that cannot be read is a page that is not there, and a call that is malformed.
    frameworkErrors: (error, request, reply) => void (/^\/(api|assets)\//.test(request.url) ? answerRefusal(request, reply, onBadUrl(error), say) : reply.redirect('/statuses/404')),
  }) as unknown as FastifyInstance;
}

/** The whole product as one Fastify application: screens, services and their description. It does not listen yet. */
export async function createApp({ config, db, registry, modules, authenticate, say, letters = bareLetters, version, log, screens, clock = createClock() }: AppOptions): Promise<FastifyInstance> {
  const placements = placementsOf(modules);
  const constraints = constraintsOf(registry, placements);
  const app = await create(config, (error) => refusalOf(error, constraints), say);
  const services = createServices({ config, db, clock, registry, placements, constraints, say, letters, ownUrl: () => ownUrlOf(app, config) });

  app.setErrorHandler((error, request, reply) => {
    const deleting = request.routeOptions.config.deletes ?? request.method === 'DELETE';
    const refusal = refusalOf(error, constraints, deleting);
    if (refusal.code === 'unexpected') console.error(error);
    return answerRefusal(request, reply, refusal, say);
  });
  logRequests(app, log);
  if (config.testHooks) registerTestHooks(app, clock);
  await protect(app, config);
  serveOpenApi(app, version);
  readCallers(app, (token) => authenticate(token, services));
  readBodies(app);
  registerProduct(app, config, version);
  const start = screens === undefined ? undefined : await serveScreens(app, screens);
  app.setNotFoundHandler((request, reply) => {
    const page = (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|assets)(\/|$)/.test(request.url);
    return start && page ? start(request, reply) : answerRefusal(request, reply, new Refusal('notFound'), say);
  });
  await registerFiles(app, services);
  registerOutcomes(app, services, say);
  for (const { routes } of modules) routes?.(app, services);
  registerSearch(app, services);
  registerCrud(app, { services, constraints, placements });
  return app;
}
