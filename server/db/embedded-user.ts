import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The user that PostgreSQL runs as when the product runs as root, since it refuses root. */
export interface RunUser {
  readonly uid: number;
  readonly gid: number;
  readonly name: string;
}

/** Whether this process is root. */
export const isRoot = (): boolean => process.getuid?.() === 0;

async function knownUsers(): Promise<RunUser[]> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }] : [];
  });
}

/** Chooses the user: who owns the data already, else `postgres`, else `nobody`. */
export async function chooseUser(cluster: string): Promise<RunUser> {
  const users = await knownUsers();
  const owner = await stat(cluster).catch(() => undefined);
  if (owner !== undefined && owner.uid !== 0) return users.find(({ uid }) => uid === owner.uid) ?? { uid: owner.uid, gid: owner.gid, name: String(owner.uid) };
  const named = (wanted: string) => users.find(({ name, uid }) => name === wanted && uid !== 0);
  return named('postgres') ?? named('nobody') ?? { uid: 65_534, gid: 65_534, name: 'nobody' };
}

/** Whether a user may pass through a folder and all its parents, by their modes. */
export async function canEnter(folder: string, user: RunUser): Promise<boolean> {
  for (let at = folder; ; at = dirname(at)) {
    const { uid, gid, mode } = await stat(at);
    const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
    if (((mode >> shift) & 1) === 0) return false;
    if (at === dirname(at)) return true;
  }
}
