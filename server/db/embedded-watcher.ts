import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

/** Reads until this process is gone, then stops the database server: fast, and after 10 seconds at once. */
const script = `
read -r _ || :
same() { [ "$(head -n 1 "$1" 2>/dev/null)" = "$2" ]; }
same "$1" "$2" || exit 0
kill -INT "$2"
n=0
while [ $n -lt 100 ] && same "$1" "$2" && kill -0 "$2" 2>/dev/null; do sleep 0.1; n=$((n + 1)); done
same "$1" "$2" && kill -QUIT "$2"
exit 0
`;

/**
 * Starts a tiny companion that stops the database server when this process dies without doing so (`kill -9`, out of memory).
 * It holds the other end of a pipe, which the system closes with us. Windows has none: there the next start clears up.
 */
export function watch(pidFile: string, pid: number, options: SpawnOptions): ChildProcess | undefined {
  if (process.platform === 'win32') return undefined;
  const watcher = spawn('/bin/sh', ['-c', script, 'arenadesk-watch', pidFile, String(pid)], { ...options, detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  // Without it, only the next start takes longer.
  watcher.on('error', () => undefined);
  watcher.unref();
  return watcher;
}
