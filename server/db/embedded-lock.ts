import { createHash, randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { birthMark, lives, until } from '#server/db/embedded-processes.ts';
import { StartupError } from '#server/console-messages.ts';

interface Owner {
  readonly pid: number;
  readonly born: string;
}

/** A server that is just stopping is given this long to leave its folder. */
const patience = 1500;

async function readOwner(file: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

const stillOwns = (owner: Owner): boolean => lives(owner.pid) && birthMark(owner.pid) === owner.born;

async function tryTake(file: string, mine: string): Promise<boolean> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, mine);
  try {
    // A hard link is made or refused as a whole, so that two servers that start at once cannot both own the folder.
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    // File systems without hard links.
    return await writeFile(file, mine, { flag: 'wx' }).then(() => true, () => false);
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Takes a lock away whose owner is no more. Whoever looked and found it so may be late: in between another may have taken it away and a third one the folder. So the right to take away
 * exactly this lock is a lock itself, and under it one looks again; what is there then can be changed by nobody else.
 */
async function setAside(file: string, stale: string, mine: string): Promise<void> {
  const right = `${file}.${createHash('sha256').update(stale).digest('hex').slice(0, 12)}`;
  if (await tryTake(right, mine)) {
    if ((await readFile(file, 'utf8').catch(() => undefined)) === stale) await rm(file, { force: true });
    await rm(right, { force: true });
    return;
  }
  const [text, holder] = [await readFile(right, 'utf8').catch(() => undefined), await readOwner(right)];
  if (text !== undefined && !(holder !== undefined && stillOwns(holder))) await setAside(right, text, mine);
}

/** Makes this process the folder's owner, or refuses with `folderInUse` while another server lives. The answer gives the folder free. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'server.lock');
  const mine = JSON.stringify({ pid: process.pid, born: birthMark(process.pid), nonce: randomBytes(6).toString('hex') });
  let holder: Owner | undefined;
  const taken = await until(async () => {
    if (await tryTake(file, mine)) return true;
    const text = await readFile(file, 'utf8').catch(() => undefined);
    holder = await readOwner(file);
    if (holder !== undefined && stillOwns(holder)) return false;
    if (text !== undefined) await setAside(file, text, mine);
    return await tryTake(file, mine);
  }, patience, 100);
  if (!taken) throw new StartupError('folderInUse', folder, holder?.pid ?? 0);
  return async () => {
    if ((await readFile(file, 'utf8').catch(() => undefined)) === mine) await rm(file, { force: true });
  };
}
