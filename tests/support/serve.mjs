/** Serves the built product from a fresh data folder, `E2E_DATA` or .cache/e2e. The options are the product's own, without --data. */
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = resolve(root, process.env.E2E_DATA ?? join('.cache', 'e2e'));
const cluster = join(folder, 'postgres');

const databaseLives = () => {
  try {
    process.kill(Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]), 0);
    return true;
  } catch {
    return false;
  }
};

// The database of a run that was killed stops by itself; its folder is not removed under it.
for (let tries = 0; tries < 100 && databaseLives(); tries += 1) await pause(100);
// Root's data may be kept elsewhere, behind a link.
if (existsSync(cluster)) rmSync(realpathSync(cluster), { recursive: true, force: true });
rmSync(folder, { recursive: true, force: true });

process.argv.push('--data', folder);
await import(new URL('../../dist/server/main.js', import.meta.url).href);
