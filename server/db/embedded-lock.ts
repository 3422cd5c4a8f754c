import { createHash, randomBytes } from 'node:crypto';
import { link, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { birthMark, lives, pidSpace, until } from '#server/db/embedded-processes.ts';
import { messages, StartupError, type Progress } from '#server/console-messages.ts';

interface Watch {
  readonly every: number;
  readonly log: Progress;
}
interface Owner {
  readonly pid: number;
  readonly born: string;
  /** Where the number is one; not told by owners of before. */
  readonly space?: string;
}

/** A server that is just stopping is given this long to leave its folder. */
const patience = 1500;
/** How often an owner touches its lock, in milliseconds; one that has not for so many times is gone. */
const beat = 3000;
const beatsMissed = 6;

async function readOwner(file: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

/**
 * Does whoever wrote this lock live? Numbers of processes say so where they are the same as here. Of another container or machine there is only the file, which its owner touches: whether it
 * does is looked at, for clocks of machines differ.
 */
async function stillOwns(file: string, text: string, { pid, born, space }: Owner, watched: Watch): Promise<boolean> {
  if (space === undefined || space === pidSpace()) return lives(pid) && birthMark(pid) === born;
  const touched = async (): Promise<number> => (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;
  const seen = await touched();
  watched.log(messages.watchingFolder(dirname(file)));
  const changed = async (): Promise<boolean> => (await touched()) !== seen;
  return (await until(changed, watched.every * beatsMissed, watched.every / 4)) && (await readFile(file, 'utf8').catch(() => undefined)) === text;
}

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
async function setAside(file: string, stale: string, mine: string, watched: Watch): Promise<void> {
  const right = `${file}.${createHash('sha256').update(stale).digest('hex').slice(0, 12)}`;
  if (await tryTake(right, mine)) {
    if ((await readFile(file, 'utf8').catch(() => undefined)) === stale) await rm(file, { force: true });
    await rm(right, { force: true });
    return;
  }
  const [text, holder] = [await readFile(right, 'utf8').catch(() => undefined), await readOwner(right)];
  if (text !== undefined && !(holder !== undefined && (await stillOwns(right, text, holder, watched)))) await setAside(right, text, mine, watched);
}

/** Touches the lock from now on, as long as it is this process's. Answers how to stop that. */
function keepTouching(file: string, mine: string, every: number): () => void {
  const touch = async (): Promise<void> => {
    const now = new Date();
    if ((await readFile(file, 'utf8')) === mine) await utimes(file, now, now);
  };
  // A file that cannot be touched now can be next time.
  const timer = setInterval(() => void touch().catch(() => undefined), every);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Makes this process the folder's owner, or refuses with `folderInUse` while another server lives, here, in another container or on another machine. The answer gives the folder free.
 * @param every how often owners touch their lock, in milliseconds
 */
export async function lockFolder(folder: string, log: Progress, every = beat): Promise<() => Promise<void>> {
  const file = join(folder, 'server.lock');
  const mine = JSON.stringify({ pid: process.pid, born: birthMark(process.pid), space: pidSpace(), nonce: randomBytes(6).toString('hex') });
  const watched: Watch = { every, log };
  let holder: Owner | undefined;
  const taken = await until(async () => {
    if (await tryTake(file, mine)) return true;
    const text = await readFile(file, 'utf8').catch(() => undefined);
    holder = await readOwner(file);
    if (text !== undefined && holder !== undefined && (await stillOwns(file, text, holder, watched))) return false;
    if (text !== undefined) await setAside(file, text, mine, watched);
    return await tryTake(file, mine);
  }, patience, 100);
  if (!taken) throw new StartupError('folderInUse', folder, holder?.pid ?? 0);
  const rest = keepTouching(file, mine, every);
  return async () => {
    rest();
    if ((await readFile(file, 'utf8').catch(() => undefined)) === mine) await rm(file, { force: true });
  };
}
