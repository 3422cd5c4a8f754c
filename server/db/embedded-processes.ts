import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { platform } from 'node:process';

/** Waits, so that others may come to an end. */
export const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Polls until a condition holds; false when it did not within the time. */
export async function until(holds: () => boolean | Promise<boolean>, milliseconds: number, every = 25): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (!(await holds())) {
    if (Date.now() >= end) return false;
    await pause(every);
  }
  return true;
}

function statusOf(pid: number): { state: string; started: string } | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').replace(/^.*\)\s/s, '').split(' ');
    return { state: fields[0] ?? '', started: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

function ps(pid: number, column: string): string {
  if (platform === 'win32') return '';
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

/** Whether a process lives; a dead one that nobody has collected does not. */
export function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return platform !== 'linux' || statusOf(pid)?.state !== 'Z';
}

/** Tells a process from a later one that was given the same number; empty where the system cannot say. */
export function birthMark(pid: number): string {
  if (platform !== 'linux') return ps(pid, 'lstart');
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
  return `${boot}/${statusOf(pid)?.started ?? ''}`;
}

/** Where numbers of processes mean the same as here: a container has its own, and so has another machine. */
export function pidSpace(): string {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim()}/${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** What a living process is to a cluster's folder: its database server, surely something else, or not known. */
export function roleOf(pid: number, cluster: string): 'its server' | 'another' | 'unknown' {
  if (platform === 'win32') return 'unknown';
  let command = '';
  let folder: string | undefined;
  if (platform === 'linux') {
    try {
      command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      folder = readlinkSync(`/proc/${pid}/cwd`);
    } catch {
      // Another user's process does not tell its folder; its command line says enough.
    }
  } else command = ps(pid, 'args');
  if (command === '') return 'unknown';
  if (!/postgres/.test(command)) return 'another';
  return folder === cluster || command.includes(`-D ${cluster} `) ? 'its server' : 'unknown';
}
