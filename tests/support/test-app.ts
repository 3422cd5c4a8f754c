import type { FastifyInstance } from 'fastify';
import type { Caller } from '#resources/schema/index.ts';
import type { Registry } from '#resources/schema/registry.ts';
import { readConfig } from '#server/config.ts';
import { prepareDatabase } from '#server/db/migrate.ts';
import { createApp, placementsOf } from '#server/http/app.ts';
import type { Migration, ServiceModule } from '#server/plug.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

export interface Answer<T = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: T;
}
export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  /** Lines of the request log. */
  readonly lines: readonly string[];
  /** Number of statements the database has run for this application so far. */
  readonly statements: () => number;
  /** Calls as somebody of `people`, or as nobody. */
  readonly call: <T = Record<string, unknown>>(who: string | null, method: string, url: string, body?: unknown, headers?: Readonly<Record<string, string>>) => Promise<Answer<T>>;
  readonly stop: () => Promise<void>;
}

/** One caller per role; all but the admin work in arena 1. */
export const people: Readonly<Record<string, Caller>> = {
  admin: { id: 1, username: 'admin', roles: ['admin'], arenas: [] },
  manager: { id: 2, username: 'manager', roles: ['manager'], arenas: [1] },
  employee: { id: 3, username: 'employee', roles: ['employee'], arenas: [1] },
  player: { id: 4, username: 'player', roles: ['player'], arenas: [] },
};

interface Options {
  readonly registry: Registry;
  readonly modules?: readonly ServiceModule[];
  readonly migrations?: readonly Migration[];
  /** Callers by the token that names them. */
  readonly callers?: Readonly<Record<string, Caller>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly screens?: string;
}

/** The application over a database of its own; tokens are the names of callers. */
export async function startTestApp({ registry, modules = [], migrations = [], callers = people, env = {}, screens }: Options): Promise<TestApp> {
  const database = await createTestDatabase();
  const placements = placementsOf(modules);
  await prepareDatabase(database.db, { registry, placements, migrations, log: () => undefined });
  const lines: string[] = [];
  const app = await createApp({
    config: readConfig([], { ...env }), db: database.db, registry, modules, version: '0.0.0', screens,
    authenticate: (token) => Promise.resolve(callers[token] ?? null),
    say: (code, language, by) => `${language}: ${[code, by].filter(Boolean).join(' ')}`,
    log: (line) => lines.push(line),
  });
  await app.ready();
  let statements = 0;
  const executor = database.db.getExecutor();
  const run = executor.executeQuery.bind(executor);
  executor.executeQuery = (...given) => {
    statements += 1;
    return run(...given);
  };
  return {
    app, database, lines,
    statements: () => statements,
    call: async <T>(who: string | null, method: string, url: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) => {
      const raw = typeof body === 'string' || Buffer.isBuffer(body);
      const answer = await app.inject({
        method: method as 'GET', url, headers: { ...(who === null ? {} : { authorization: `Bearer ${who}` }), ...(body === undefined || headers['content-type'] ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { payload: raw ? body : JSON.stringify(body) }),
      });
      const json = String(answer.headers['content-type'] ?? '').startsWith('application/json');
      return { status: answer.statusCode, headers: answer.headers, body: (json ? answer.json() : answer.body) as T };
    },
    stop: async () => {
      await app.close();
      await database.drop();
    },
  };
}
