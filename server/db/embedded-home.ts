import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, chmod, chown, constants, lstat, mkdir, mkdtemp, open, readFile, realpath, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { canEnter, chooseUser, isRoot, type RunUser } from '#server/db/embedded-user.ts';
import { sharedHome } from '#server/db/embedded-binaries.ts';
import { messages, StartupError, type Progress } from '#server/console-messages.ts';

/** Where a cluster is, and who runs it. */
export interface Home {
  /** Real path of the cluster; it may not exist yet. */
  readonly cluster: string;
  readonly user: RunUser | undefined;
}

/** How a cluster is reached: a socket folder, or loopback with a password where there are no sockets. */
export interface Address {
  readonly host: string;
  readonly port: number;
  readonly password: string | undefined;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** As `mkdir -p`; Node's own does not end where a folder cannot be made although its parent is there, as under /proc. */
async function makeFolder(folder: string): Promise<void> {
  const state = await stat(folder).catch(() => undefined);
  if (state?.isDirectory()) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  await mkdir(folder).catch(async (error: unknown) => {
    if (!(await stat(folder).catch(() => undefined))?.isDirectory()) throw error;
  });
}

/** Makes the data folder if needed and answers its real path, or refuses with `folderUnusable`. */
export async function openFolder(dataDir: string): Promise<string> {
  try {
    await makeFolder(dataDir);
    const folder = await realpath(dataDir);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return folder;
  } catch (error) {
    throw new StartupError('folderUnusable', dataDir, error);
  }
}

/** Decides where the cluster of a data folder is and who runs it. */
export async function findHome(folder: string, log: Progress): Promise<Home> {
  const inside = join(folder, 'postgres');
  const found = await realpath(inside).catch(() => inside);
  if (!isRoot()) {
    if (existsSync(found)) {
      await access(found, constants.R_OK | constants.W_OK | constants.X_OK).catch((error: unknown) => {
        throw new StartupError('folderUnusable', folder, error);
      });
    }
    return { cluster: found, user: undefined };
  }
  const user = await chooseUser(found);
  if (found === inside && (await canEnter(dirname(folder), user))) {
    // The folder itself is ours: passing through is allowed, looking into it is not.
    const { mode } = await lstat(folder);
    if (!(await canEnter(folder, user))) await chmod(folder, (mode & 0o777) | 0o011);
    return { cluster: inside, user };
  }
  if (found === inside && existsSync(inside)) throw new StartupError('folderUnusable', folder, `${user.name}, who runs PostgreSQL, cannot enter it`);
  const cluster = found === inside ? join(sharedHome, `data-${hashOf(folder)}`) : found;
  await mkdir(dirname(cluster), { recursive: true, mode: 0o755 });
  await chmod(dirname(cluster), 0o755);
  if (found === inside) {
    await rm(inside, { force: true });
    await symlink(cluster, inside);
  }
  log(messages.dataKeptIn(cluster, user.name));
  return { cluster, user };
}

/** Makes a folder that only the database's user can enter. */
export async function makePrivate(folder: string, user: RunUser | undefined): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  if (user !== undefined) await chown(folder, user.uid, user.gid);
}

/** Puts a finished cluster in its place, as one step that survives a power cut. */
export async function moveIntoPlace(draft: string, cluster: string): Promise<void> {
  await rename(draft, cluster);
  if (process.platform === 'win32') return;
  const parent = await open(dirname(cluster), 'r');
  await parent.sync().finally(() => parent.close());
}

async function socketFolder(home: Home): Promise<string> {
  const base = process.platform !== 'win32' && existsSync('/tmp') ? '/tmp' : tmpdir();
  const folder = join(base, `arenadesk-${hashOf(home.cluster)}`);
  try {
    await makePrivate(folder, home.user);
    return folder;
  } catch {
    // It exists: it is used again if it is nobody else's, and else left alone.
  }
  const state = await lstat(folder).catch(() => undefined);
  const owner = home.user?.uid ?? process.getuid?.();
  if (state?.isDirectory() && state.uid === owner && (state.mode & 0o077) === 0) return folder;
  const other = await mkdtemp(join(base, 'arenadesk-'));
  if (home.user !== undefined) await chown(other, home.user.uid, home.user.gid);
  return other;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** Chooses how the cluster will be reached this time. */
export async function chooseAddress(home: Home): Promise<Address> {
  if (process.platform !== 'win32') return { host: await socketFolder(home), port: 5432, password: undefined };
  return { host: '127.0.0.1', port: await freePort(), password: await passwordOf(home.cluster) };
}

/** The password of a cluster that is reached over loopback; made once, kept beside the cluster. */
export async function passwordOf(cluster: string): Promise<string> {
  const file = passwordFile(cluster);
  await writeFile(file, randomBytes(24).toString('hex'), { flag: 'wx', mode: 0o600 }).catch(() => undefined);
  return await readFile(file, 'utf8');
}

/** Where that password is kept. */
export const passwordFile = (cluster: string): string => `${cluster}.password`;
