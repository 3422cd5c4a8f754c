import type { FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Registry } from '#resources/schema/registry.ts';
import type { Config } from '#server/config.ts';
import type { Constraints } from '#server/db/constraints.ts';
import { createCounts } from '#server/db/counts.ts';
import type { Database } from '#server/db/database.ts';
import { generatedStore } from '#server/db/generated-store.ts';
import type { Placements } from '#server/db/tables-from-declarations.ts';
import { callerOf } from '#server/http/caller.ts';
import { languageOf } from '#server/http/language.ts';
import type { Clock } from '#server/http/clock.ts';
import { createLimits } from '#server/http/limits.ts';
import { once } from '#server/http/outcomes.ts';
import { inTransaction } from '#server/http/transactions.ts';
import type { Letters, Say, Services } from '#server/plug.ts';
import { createSecrets } from '#server/secrets.ts';
import type { Context, Departure, Store } from '#server/store.ts';

interface Options {
  readonly config: Config;
  readonly db: Kysely<Database>;
  readonly clock: Pick<Clock, 'now' | 'watch'>;
  readonly registry: Registry;
  readonly placements: Placements;
  readonly constraints: Constraints;
  readonly say: Say;
  readonly letters: Letters;
  readonly ownUrl: () => string | null;
}
const operations = ['list', 'stream', 'many', 'create', 'update', 'delete', 'within', 'foreseen', 'shown', 'logged'] as const satisfies readonly (keyof Store)[];

const missing = (entity: string): Store => {
  const refuse = () => Promise.reject(new Error(`${entity} has a table of its own and no generated store`));
  return { list: refuse, many: refuse, create: refuse, update: refuse, delete: refuse };
};

/** Puts together what routes stand on. */
export function createServices({ config, db, clock, registry, placements, constraints, say, letters, ownUrl }: Options): Services {
  const { now, watch: watchClock } = clock;
  const counts = createCounts();
  const secrets = createSecrets(config);
  const stores = new Map<string, Store>();
  const makeStore = (entity: string): Store => {
    const placement = placements[entity];
    const resource = registry.guisesOf(entity).find((guise) => guise.name === entity) ?? registry.get(entity);
    const generated = placement?.ownTable ? missing(entity) : generatedStore(registry, resource, counts);
    const departure: Departure = { ...placement, ...placement?.over?.(generated, { registry, counts }) };
    // Whoever lists in their own way streams in their own way, or not.
    const { stream, ...others } = generated;
    const base: Store = departure.list || !stream ? others : { ...others, stream };
    return operations.reduce<Store>((store, operation) => ({ ...store, ...(departure[operation] ? { [operation]: departure[operation] } : {}) }), base);
  };
  const contextOn = (request: FastifyRequest, on: Kysely<Database> | Transaction<Database>): Context => {
    const { include_fields: include, arena_id: arena } = request.query as { include_fields?: unknown; arena_id?: unknown };
    return {
      db: on, caller: callerOf(request), now, secrets, fiscalUrls: config.fiscalUrls, language: languageOf(request), include: typeof include === 'string' ? include.split(',').map((part) => part.trim()) : [],
      arena: typeof arena === 'string' && /^[1-9]\d{0,14}$/.test(arena) ? Number(arena) : undefined,
    };
  };
  const write: Services['write'] = (request, work) => inTransaction(db, (trx) => work(contextOn(request, trx)));
  return {
    config, db, now, watchClock, registry, say, letters, counts, secrets, ownUrl, callerOf, write,
    limits: createLimits(db),
    store: (entity) => {
      const known = stores.get(entity) ?? makeStore(entity);
      stores.set(entity, known);
      return known;
    },
    context: (request) => contextOn(request, db),
    once: (request, work) => (request.headers['idempotency-key'] === undefined ? write(request, work) : once(db, constraints, request, (trx) => contextOn(request, trx), work)),
  };
}
