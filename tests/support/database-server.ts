import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded, type Embedded } from '#server/db/embedded.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers the connection of the run's PostgreSQL, started when it is asked for the first time. */
    databaseServer: string;
  }
}

/** One PostgreSQL for all test files of a run, if any of them needs it. Named in vite.config.ts. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'arenadesk-test-'));
  let started: Promise<Embedded> | undefined;
  const server = createServer((_request, response) => {
    started ??= startEmbedded({ dataDir: folder, log: () => undefined });
    started.then(
      ({ connection }) => response.end(JSON.stringify(connection)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  project.provide('databaseServer', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return async () => {
    server.close();
    server.closeAllConnections();
    await (await started)?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
