import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivate, moveIntoPlace, passwordFile, passwordOf, type Address, type Home } from '#server/db/embedded-home.ts';
import { program } from '#server/db/embedded-binaries.ts';
import { lives, pause, roleOf, until } from '#server/db/embedded-processes.ts';
import { watch } from '#server/db/embedded-watcher.ts';
import { messages, StartupError, type Progress } from '#server/console-messages.ts';

const windows = process.platform === 'win32';
const version = '18';

/** The cluster's own superuser; the product's connections are another, ordinary user. */
export const superuser = 'postgres';

const settings = {
  shared_buffers: '128MB',
  max_connections: '60',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  unix_socket_permissions: '0700',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Failed statements are told to who sent them; here they would only repeat people's data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
};

/** The database server's environment: nothing of ours, which holds secrets. */
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries([...['PATH', 'SystemRoot', 'TEMP', 'TMP'].map((name) => [name, process.env[name]]), ['LC_ALL', 'C']].filter(([, value]) => value !== undefined));

const runAs = ({ user }: Home) => ({ cwd: windows ? undefined : '/', env: environment(), uid: user?.uid, gid: user?.gid });

/** Collects what a child says, and keeps the end of it. */
function lastWords(child: ChildProcess): () => string {
  let lines: string[] = [];
  const take = (chunk: Buffer) => {
    lines = [...lines, ...chunk.toString('utf8').split('\n').filter((line) => line.trim() !== '')].slice(-30);
  };
  child.stdout?.on('data', take);
  child.stderr?.on('data', take);
  return () => lines.join('\n');
}

const reasonIn = (words: string): string => /(?:FATAL|PANIC|error):\s*(.*)/.exec(words)?.[1] ?? words.split('\n').at(-1) ?? '';

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code));
  });

/** Makes the cluster if there is none. It gets its name when it is complete, so that an interrupted start leaves no half cluster. */
export async function makeCluster(native: string, home: Home, log: Progress): Promise<void> {
  const { cluster } = home;
  if (existsSync(join(cluster, 'PG_VERSION'))) {
    const found = readFileSync(join(cluster, 'PG_VERSION'), 'latin1').trim();
    if (found !== version) throw new StartupError('folderOfOtherVersion', cluster, found, version);
    return;
  }
  log(messages.creatingDatabase(cluster));
  const draft = `${cluster}.new-${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await makePrivate(draft, home.user);
  const login = windows ? ['--auth-local=scram-sha-256', '--auth-host=scram-sha-256', `--pwfile=${passwordFile(cluster)}`] : ['--auth-local=trust', '--auth-host=reject'];
  if (windows) await passwordOf(cluster);
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=und'];
  const child = spawn(program(native, 'initdb'), ['-D', draft, '-U', superuser, ...locale, ...login, '--no-instructions'], { ...runAs(home), stdio: ['ignore', 'pipe', 'pipe'] });
  const words = lastWords(child);
  if ((await ended(child)) !== 0) {
    await rm(draft, { recursive: true, force: true });
    throw new StartupError('databaseFailed', reasonIn(words()));
  }
  await moveIntoPlace(draft, cluster);
}

const pidFile = (cluster: string): string => join(cluster, 'postmaster.pid');

async function pidLines(cluster: string): Promise<string[]> {
  return (await readFile(pidFile(cluster), 'utf8').catch(() => '')).split('\n').map((line) => line.trim());
}

/** Asks a database server to stop: at once but in order, then without order after 10 seconds. Committed work survives both. */
async function bringDown(native: string, cluster: string, pid: number): Promise<void> {
  const ask = (signal: 'SIGINT' | 'SIGQUIT') => {
    try {
      if (windows) spawnSync(program(native, 'pg_ctl'), ['stop', '-W', '-D', cluster, '-m', signal === 'SIGINT' ? 'fast' : 'immediate'], { stdio: 'ignore' });
      else process.kill(pid, signal);
    } catch {
      // It is gone already.
    }
  };
  ask('SIGINT');
  if (await until(() => !lives(pid), 10_000)) return;
  ask('SIGQUIT');
  await until(() => !lives(pid), 10_000);
}

/** Ends the database server that a killed server left behind, and clears what would keep a new one from starting. */
export async function clearOrphan(native: string, { cluster }: Home, log: Progress): Promise<void> {
  const pid = Number((await pidLines(cluster))[0]);
  if (!Number.isInteger(pid) || pid <= 0) return;
  const role = lives(pid) ? roleOf(pid, cluster) : 'another';
  if (role === 'its server' || (role === 'unknown' && windows)) {
    log(messages.stoppingOrphan(pid));
    await bringDown(native, cluster, pid);
  }
  // The number may belong to another program by now (or to a dead one that nobody collected), which PostgreSQL would take for itself.
  if (role === 'another') await rm(pidFile(cluster), { force: true });
}

/** A running database server. */
export interface Postmaster {
  readonly pid: number;
  /** Settles when the server has ended, with the reason it gave. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

async function tryLaunch(native: string, home: Home, address: Address, log: Progress): Promise<Postmaster> {
  const socket = windows ? { listen_addresses: address.host, port: String(address.port) } : { listen_addresses: '', port: String(address.port), unix_socket_directories: address.host };
  const options = Object.entries({ ...settings, ...socket }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Its own process group: Ctrl-C in the terminal is for the product, which stops the database last.
  const child = spawn(program(native, 'postgres'), ['-D', home.cluster, ...options], { ...runAs(home), detached: !windows, stdio: ['ignore', 'pipe', 'pipe'] });
  const words = lastWords(child);
  let over = false;
  const end = ended(child).then(
    () => reasonIn(words()),
    (error: unknown) => String(error),
  ).finally(() => {
    over = true;
  });
  const pid = child.pid ?? 0;
  const watcher = pid === 0 ? undefined : watch(pidFile(home.cluster), pid, runAs(home));
  void end.then(() => watcher?.kill('SIGKILL'));
  const slow = setTimeout(() => log(messages.recovering()), 3000);
  const ready = async () => {
    const lines = await pidLines(home.cluster);
    return over || (lines[0] === String(pid) && lines[7] === 'ready');
  };
  while (!(await ready())) await pause(15);
  clearTimeout(slow);
  if (over) throw new StartupError('databaseFailed', await end);
  return { pid, ended: end, stop: async () => void (await bringDown(native, home.cluster, pid), await end) };
}

/** Starts the database server and waits until it accepts connections. What is left of a killed one may take seconds to go. */
export async function launch(native: string, home: Home, address: Address, log: Progress): Promise<Postmaster> {
  const end = Date.now() + 15_000;
  for (;;) {
    try {
      return await tryLaunch(native, home, address, log);
    } catch (error) {
      if (Date.now() > end || !/still in use|already exists/.test(String(error))) throw error;
      await pause(200);
    }
  }
}
