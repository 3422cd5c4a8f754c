import { access, constants } from 'node:fs/promises';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { PoolConfig } from 'pg';
import { askPassword, canAsk } from '#server/ask-password.ts';
import { readConfig, usageLines, type Config } from '#server/config.ts';
import { messages, StartupError } from '#server/console-messages.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { reachExternal } from '#server/db/external.ts';
import { serve } from '#server/index.ts';

/** Longer than this no stop takes; the database is then stopped by its companion. */
const stopLimit = 30_000;

const log = (line: string): void => console.log(line);
const screens = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../dist/screens' : '../screens', import.meta.url));

interface Part {
  stop(): Promise<void>;
}

/** It is waited for when it is still starting, so that nothing is left behind. */
let database: Promise<Part> | undefined;
let served: Part | undefined;
let stopping = false;

async function stopAll(): Promise<void> {
  setTimeout(() => process.exit(1), stopLimit).unref();
  for (const part of [served, await database?.catch(() => undefined)]) await part?.stop().catch((error: unknown) => console.error(error));
}

async function stopBySignal(): Promise<void> {
  if (stopping) return;
  stopping = true;
  log(messages.stopping());
  await stopAll();
  log(messages.stopped());
  process.exit(0);
}

async function fail(error: unknown): Promise<void> {
  // What breaks because the product is being stopped is no failure.
  if (stopping) return;
  stopping = true;
  console.error(error instanceof StartupError ? error.message : error);
  await stopAll();
  process.exit(1);
}

function portRefusal(error: unknown, { host, port }: Config): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new StartupError('portTaken', host, port);
  if (code === 'EACCES' && syscall === 'listen') return new StartupError('portForbidden', host, port);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') return new StartupError('hostUnknown', host);
  return error;
}

/** Finds a taken port before minutes go into migrations and demo data. */
function checkPort({ host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

async function checkTls({ tlsCert, tlsKey }: Config): Promise<void> {
  for (const file of [tlsCert, tlsKey]) {
    if (file === undefined) continue;
    await access(file, constants.R_OK).catch((error: unknown) => {
      throw new StartupError('tlsUnreadable', file, error);
    });
  }
}

async function openDatabase(config: Config): Promise<PoolConfig> {
  if (config.databaseUrl !== undefined) return await reachExternal(config.databaseUrl);
  const onLost = (reason: unknown) => {
    console.error(messages.databaseLost(reason));
    stopping = true;
    void stopAll().finally(() => process.exit(1));
  };
  const embedded = startEmbedded({ dataDir: config.dataDir, log, onLost });
  database = embedded;
  return (await embedded).connection;
}

async function serveAsking(config: Config, connection: PoolConfig): ReturnType<typeof serve> {
  try {
    return await serve({ config, connection, log, screens });
  } catch (error) {
    if (!(error instanceof StartupError) || error.code !== 'adminPasswordNeeded' || !canAsk()) throw error;
    return await serveAsking({ ...config, adminPassword: await askPassword(config.adminUsername) }, connection);
  }
}

async function main(): Promise<void> {
  const argv = process.argv.slice(2);
  if (argv.includes('--help')) return log(messages.usage(usageLines));
  const config = readConfig(argv, process.env);
  await checkTls(config);
  const connection = await openDatabase(config);
  try {
    await checkPort(config);
    const product = await serveAsking(config, connection);
    served = product;
    if (stopping) return;
    log(messages.ready(product.url));
    if (product.accounts.length > 0) log(messages.accounts(product.accounts));
  } catch (error) {
    throw portRefusal(error, config);
  }
}

// A mistake of ours must not leave the database to its companion; what breaks while stopping, such as a query under way, is none.
process.on('uncaughtException', (error) => void fail(error));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stopBySignal());
// Whoever read our lines may be gone; that is no reason to stop serving.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

main().catch(fail);
