import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { lstat, mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type PoolConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeLinks } from '#server/db/embedded-binaries.ts';
import { lockFolder } from '#server/db/embedded-lock.ts';
import { lives, until } from '#server/db/embedded-processes.ts';
import { startEmbedded, type Embedded } from '#server/db/embedded.ts';

const lines: string[] = [];
const log = (line: string) => void lines.push(line);
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arenadesk-test-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function ask<Row>(connection: PoolConfig, sql: string): Promise<Row[]> {
  const client = new Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  return await client.query(sql).then((result) => result.rows as Row[]).finally(() => client.end().catch(() => undefined));
}

const words = async ({ connection }: Embedded) => (await ask<{ word: string }>(connection, 'SELECT word FROM kept ORDER BY word')).map(({ word }) => word);
const postmaster = async () => Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

/** Processes whose command line names the folder: the database server and the companion that watches over it. */
function processes(): number[] {
  const all = existsSync('/proc/self')
    ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map((pid) => {
        try {
          return [pid, readFileSync(`/proc/${pid}/cmdline`, 'utf8')] as const;
        } catch {
          return [pid, ''] as const;
        }
      })
    : execFileSync('ps', ['-axo', 'pid=,args='], { encoding: 'utf8' }).split('\n').map((line) => [line.trim().split(' ')[0] ?? '', line] as const);
  return all.filter(([pid, command]) => command.includes(join(folder, 'postgres')) && lives(Number(pid))).map(([pid]) => Number(pid));
}

/** Another process that owns the folder, writes a word and says so. */
async function owner(word: string): Promise<ChildProcess> {
  const code = `
    const { startEmbedded } = await import('#server/db/embedded.ts');
    const { Client } = (await import('pg')).default;
    const { connection } = await startEmbedded({ dataDir: process.env.FOLDER, log: () => {} });
    const client = new Client(connection);
    await client.connect();
    await client.query('INSERT INTO kept VALUES ($1)', [process.env.WORD]);
    console.log('written');`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], { env: { ...process.env, FOLDER: folder, WORD: word }, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  expect(await until(() => said.includes('written') || child.exitCode !== null, 20_000)).toBe(true);
  expect(said).toContain('written');
  return child;
}

describe('the embedded database', () => {
  it('starts in an empty folder, keeps rows over a restart, and leaves no process', async () => {
    const first = await startEmbedded({ dataDir: folder, log });
    await ask(first.connection, "CREATE TABLE kept (word text); INSERT INTO kept VALUES ('a')");
    const [facts] = await ask<Record<string, string>>(first.connection, `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commits,
      current_setting('listen_addresses') AS open, pg_encoding_to_char(encoding) AS encoding, datlocprovider AS provider FROM pg_database WHERE datname = 'arenadesk'`);
    expect(facts).toEqual({ fsync: 'on', commits: 'on', open: '', encoding: 'UTF8', provider: 'i' });
    await first.stop();
    expect(processes()).toEqual([]);
    expect(existsSync(String(first.connection.host))).toBe(false);
    const second = await startEmbedded({ dataDir: folder, log });
    expect(await words(second)).toEqual(['a']);
    await second.stop();
  });

  it('OP-096 refuses a second server on the same folder, and does the first no harm', async () => {
    const first = await startEmbedded({ dataDir: folder, log });
    await expect(startEmbedded({ dataDir: folder, log })).rejects.toMatchObject({ code: 'folderInUse' });
    expect(await words(first)).toEqual(['a']);
    await first.stop();
  });

  it('starts the database again when it is killed', async () => {
    const embedded = await startEmbedded({ dataDir: folder, log });
    await ask(embedded.connection, "INSERT INTO kept VALUES ('b')");
    const killed = await postmaster();
    process.kill(killed, 'SIGKILL');
    let found: string[] = [];
    await until(async () => (found = await words(embedded).catch(() => [])).length > 0, 20_000, 100);
    expect(found).toEqual(['a', 'b']);
    expect(await postmaster()).not.toBe(killed);
    await embedded.stop();
    expect(processes()).toEqual([]);
  });

  it('stops by itself when its server is killed', async () => {
    const child = await owner('c');
    expect(processes().length).toBeGreaterThan(1);
    child.kill('SIGKILL');
    expect(await until(() => processes().length === 0, 15_000)).toBe(true);
    const next = await startEmbedded({ dataDir: folder, log });
    expect(await words(next)).toEqual(['a', 'b', 'c']);
    await next.stop();
  });

  it('is taken over when everything but the database was killed', async () => {
    const child = await owner('d');
    const database = await postmaster();
    await expect(startEmbedded({ dataDir: folder, log })).rejects.toMatchObject({ code: 'folderInUse' });
    for (const pid of processes()) if (pid !== database && !readChildren(database).includes(pid)) process.kill(pid, 'SIGKILL');
    child.kill('SIGKILL');
    await until(() => child.signalCode !== null, 5000);
    expect(lives(database)).toBe(true);
    const next = await startEmbedded({ dataDir: folder, log });
    expect(lives(database)).toBe(false);
    expect(await words(next)).toEqual(['a', 'b', 'c', 'd']);
    await next.stop();
    expect(processes()).toEqual([]);
  });

  it('starts although the number of a dead database server belongs to another program', async () => {
    const bystander = spawn('sleep', ['60']);
    await writeFile(join(folder, 'postgres/postmaster.pid'), `${bystander.pid}\n${folder}/postgres\n`);
    const embedded = await startEmbedded({ dataDir: folder, log });
    expect(await words(embedded)).toHaveLength(4);
    expect(lives(bystander.pid ?? 0)).toBe(true);
    bystander.kill();
    await embedded.stop();
  });
});

/** The database server's own processes. */
function readChildren(pid: number): number[] {
  return processes().filter((child) => {
    const parent = existsSync('/proc/self') ? readFileSync(`/proc/${child}/stat`, 'latin1').replace(/^.*\)\s/s, '').split(' ')[1] : execFileSync('ps', ['-o', 'ppid=', '-p', String(child)], { encoding: 'utf8' });
    return Number(parent) === pid;
  });
}

describe('its parts', () => {
  it('OP-096 one of many that start at once gets the folder; a lock of a process that is no more counts for nothing', async () => {
    const place = join(folder, 'lock');
    await mkdir(place);
    const gone = JSON.stringify({ pid: process.pid, born: 'long ago' });
    // The third time one that was just taking the lock away is no more either.
    for (const round of [1, 2, 3]) {
      await writeFile(join(place, 'server.lock'), gone);
      if (round === 3) await writeFile(join(place, `server.lock.${createHash('sha256').update(gone).digest('hex').slice(0, 12)}`), gone);
      const results = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(place, log)));
      const taken = results.filter((result) => result.status === 'fulfilled');
      expect(taken).toHaveLength(1);
      await taken[0]?.value();
      expect(readdirSync(place)).toEqual([]);
    }
  });

  it('OP-096 a lock of another container or machine holds as long as its owner touches it, whatever its process number is here', async () => {
    const place = join(folder, 'elsewhere');
    await mkdir(place);
    const file = join(place, 'server.lock');
    const every = 40;
    for (const pid of [process.pid, 2 ** 22 + 1]) {
      await writeFile(file, JSON.stringify({ pid, born: 'elsewhere', space: 'another machine', nonce: 'x' }));
      const owner = setInterval(() => void utimes(file, new Date(0), new Date(Date.now() - 86_400_000)), every);
      await expect(lockFolder(place, log, every)).rejects.toMatchObject({ code: 'folderInUse' });
      clearInterval(owner);
      const unlock = await lockFolder(place, log, every);
      expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ pid: process.pid });
      const before = (await stat(file)).mtimeMs;
      expect(await until(async () => (await stat(file)).mtimeMs !== before, 5000)).toBe(true);
      await unlock();
      expect(readdirSync(place)).toEqual([]);
    }
  });

  it('makes missing library links, and once more without harm', async () => {
    const place = join(folder, 'package');
    await mkdir(join(place, 'native/lib'), { recursive: true });
    await writeFile(join(place, 'native/pg-symlinks.json'), JSON.stringify([{ source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so' }]));
    await writeFile(join(place, 'native/lib/libx.so.1.2'), 'library');
    await completeLinks(place);
    await completeLinks(place);
    expect((await lstat(join(place, 'native/lib/libx.so'))).isSymbolicLink()).toBe(true);
    expect(await readFile(join(place, 'native/lib/libx.so'), 'utf8')).toBe('library');
  });
});
