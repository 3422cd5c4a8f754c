import type { FastifyInstance } from 'fastify';
import { registry } from '#resources/index.ts';
import { readConfig, type Config, type DemoSize } from '#server/config.ts';
import { prepareDatabase } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/index.ts';
import { seed as usualSeed } from '#server/demo/index.ts';
import { createApp, placementsOf } from '#server/http/app.ts';
import { createClock, type Clock } from '#server/http/clock.ts';
import type { Seed } from '#server/plug.ts';
import { authenticate, modules } from '#server/services/index.ts';
import { createTestDatabase, type Template, type TestDatabase } from '#tests/support/database.ts';

export interface Reply<T> {
  readonly status: number;
  readonly body: T;
}
export interface TokenPair {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
}
/** The real services over a database of their own, without a port. */
export interface TestServices {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly clock: Clock;
  /** Number of statements run so far. */
  readonly statements: () => number;
  /** Calls with a bearer token, or without one. */
  readonly call: <T = Record<string, unknown>>(token: string | null, method: string, url: string, body?: unknown) => Promise<Reply<T>>;
  readonly login: (username: string, password?: string) => Promise<Reply<TokenPair & { readonly code?: string }>>;
  /** Access token of an account; each is signed in once. */
  readonly as: (username: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Fills a database as the product does when it is started for the first time. */
export const filledBy = (config: Config, now: Clock['now'], seed: Seed = usualSeed): Template['fill'] => (db) =>
  prepareDatabase(db, { registry, placements: placementsOf(modules), migrations, log: () => undefined }, async () => {
    await seed({ db, registry, config, now, log: () => undefined });
  });

/** Starts the services over the small demo chain, or another size; `env` is what the operator has set. */
export async function startServices(demo: DemoSize = 'small', seed: Seed = usualSeed, env: Readonly<Record<string, string>> = {}): Promise<TestServices> {
  const clock = createClock();
  const config = readConfig(['--demo', demo], { ADMIN_PASSWORD: 'first-admin', ...env });
  const fill = filledBy(config, clock.now, seed);
  // What another seed or the operator's settings write is not what the others start from.
  const usual = seed === usualSeed && Object.keys(env).length === 0;
  const database = await createTestDatabase(usual ? { name: demo, fill } : undefined);
  if (!usual) await fill(database.db);
  const app = await createApp({ config, db: database.db, registry, modules, authenticate, say: (code, _, by) => [code, by].filter(Boolean).join(' '), version: '0.0.0', log: () => undefined, clock });
  await app.ready();
  let statements = 0;
  const executor = database.db.getExecutor();
  const run = executor.executeQuery.bind(executor);
  executor.executeQuery = (...given) => {
    statements += 1;
    return run(...given);
  };
  const call = async <T>(token: string | null, method: string, url: string, body?: unknown): Promise<Reply<T>> => {
    const headers = { ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const answer = await app.inject({ method: method as 'GET', url: `/api${url}`, headers, ...(body === undefined ? {} : { payload: JSON.stringify(body) }) });
    return { status: answer.statusCode, body: (answer.body === '' ? null : answer.json()) as T };
  };
  const login: TestServices['login'] = (username, password = 'arena-demo') => call(null, 'POST', '/auth/login', { username, password });
  const known = new Map<string, Promise<string>>();
  return {
    app, database, clock, call, login,
    statements: () => statements,
    as: (username) => {
      const token = known.get(username) ?? login(username).then(({ body }) => body.access_token);
      known.set(username, token);
      return token;
    },
    stop: async () => {
      await app.close();
      await database.drop();
    },
  };
}
