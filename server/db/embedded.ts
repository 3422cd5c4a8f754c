import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Client, type PoolConfig } from 'pg';
import { findBinaries } from '#server/db/embedded-binaries.ts';
import { chooseAddress, findHome, openFolder, type Address } from '#server/db/embedded-home.ts';
import { lockFolder } from '#server/db/embedded-lock.ts';
import { clearOrphan, launch, makeCluster, superuser, type Postmaster } from '#server/db/embedded-postmaster.ts';
import { messages, StartupError, type Progress } from '#server/console-messages.ts';

/** What the product's own database and its user are called. */
const product = 'arenadesk';

/** A running embedded database. */
export interface Embedded {
  readonly connection: PoolConfig;
  /** Stops the database server and gives the data folder free. */
  stop(): Promise<void>;
}

/** What is needed to start the embedded database. */
export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: Progress;
  /** Called when the database server ended and could not be started again. */
  readonly onLost?: (reason: unknown) => void;
}

const connectionTo = (address: Address, user: string, database: string): PoolConfig => ({ ...address, user, database, ssl: false });

async function ensureDatabase(address: Address): Promise<void> {
  const client = new Client(connectionTo(address, superuser, 'postgres'));
  await client.connect();
  try {
    // Trusted extensions and databases of its own are all it needs; it is not a superuser, as it will not be elsewhere.
    const role = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [product]);
    const password = address.password === undefined ? '' : ` PASSWORD ${client.escapeLiteral(address.password)}`;
    if (role.rowCount === 0) await client.query(`CREATE ROLE ${product} LOGIN CREATEDB${password}`);
    const database = await client.query('SELECT FROM pg_database WHERE datname = $1', [product]);
    if (database.rowCount === 0) await client.query(`CREATE DATABASE ${product} OWNER ${product}`);
  } finally {
    await client.end();
  }
}

async function removeDrafts(cluster: string): Promise<void> {
  const parent = dirname(cluster);
  for (const name of await readdir(parent)) if (name.startsWith(`${basename(cluster)}.new-`)) await rm(join(parent, name), { recursive: true, force: true }).catch(() => undefined);
}

/** Starts the database server again when it ends by itself, but not more than three times a minute. */
function supervise(first: Postmaster, again: () => Promise<Postmaster>, { log, onLost }: EmbeddedOptions): () => Promise<void> {
  let current: Promise<Postmaster> = Promise.resolve(first);
  let stopping = false;
  let ends: number[] = [];
  const follow = async (postmaster: Postmaster): Promise<void> => {
    const reason = await postmaster.ended;
    if (stopping) return;
    ends = [...ends.filter((at) => at > Date.now() - 60_000), Date.now()];
    if (ends.length > 3) throw new Error(reason);
    log(messages.databaseRestarts(reason));
    current = again();
    return await follow(await current);
  };
  follow(first).catch((error: unknown) => (stopping ? undefined : onLost?.(error)));
  return async () => {
    stopping = true;
    await current.then(
      (postmaster) => postmaster.stop(),
      () => undefined,
    );
  };
}

/**
 * Starts the PostgreSQL that comes with the product, with its data in `<dataDir>/postgres` and reachable by this process's user alone.
 * Refuses with `folderInUse` while another server lives; takes over from a killed one without losing what was committed.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { log } = options;
  const folder = await openFolder(options.dataDir);
  const unlock = await lockFolder(folder, log);
  try {
    const home = await findHome(folder, log);
    const native = await findBinaries(home.user, log);
    await clearOrphan(native, home, log);
    await removeDrafts(home.cluster);
    await makeCluster(native, home, log);
    const address = await chooseAddress(home);
    const first = await launch(native, home, address, log);
    const stop = supervise(first, async () => {
      await clearOrphan(native, home, log);
      return await launch(native, home, address, log);
    }, options);
    let stopped: Promise<void> | undefined;
    const stopAll = async (): Promise<void> => {
      await stop();
      if (process.platform !== 'win32') await rm(address.host, { recursive: true, force: true });
      await unlock();
    };
    const embedded = { connection: connectionTo(address, product, product), stop: () => (stopped ??= stopAll()) };
    await ensureDatabase(address).catch(async (error: unknown) => {
      await embedded.stop();
      throw new StartupError('databaseFailed', error);
    });
    return embedded;
  } catch (error) {
    await unlock();
    throw error instanceof StartupError ? error : new StartupError('folderUnusable', folder, error);
  }
}
