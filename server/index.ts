import Fastify from 'fastify';
import type { PoolConfig } from 'pg';
import type { Config } from '#server/config.ts';
import type { Progress } from '#server/console-messages.ts';

/** Placeholder: serves the health endpoint only. */
export async function serve({ config }: { config: Config; connection: PoolConfig; log: Progress; screens: string }): Promise<{
  url: string;
  accounts: readonly { username: string; password: string; roles: string }[];
  stop(): Promise<void>;
}> {
  const app = Fastify();
  app.get('/api/health', () => ({ status: 'ok' }));
  const url = await app.listen({ host: config.host, port: config.port });
  return { url, accounts: [{ username: 'admin', password: 'arena-demo', roles: 'admin' }], stop: () => app.close() };
}
