import { Client, type PoolConfig } from 'pg';
import { StartupError } from '#server/console-messages.ts';

const least = 150_000;

/** Checks that the database of `DATABASE_URL` answers and is recent enough, before anything is served from it. */
export async function reachExternal(url: string): Promise<PoolConfig> {
  const { host, pathname } = new URL(url);
  const address = `${host}${pathname}`;
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  const found = await client
    .connect()
    .then(() => client.query<{ server_version: string; number: string }>("SELECT current_setting('server_version') AS server_version, current_setting('server_version_num') AS number"))
    .catch((error: unknown) => {
      throw new StartupError('databaseUnreachable', address, error);
    })
    .finally(() => client.end().catch(() => undefined));
  const [version] = found.rows;
  if (version === undefined || Number(version.number) < least) throw new StartupError('databaseTooOld', address, version?.server_version ?? '?');
  return { connectionString: url };
}
