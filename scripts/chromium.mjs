/** Finds a Chromium, or gets one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

const starts = (path) => spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
const runs = (command, args) => spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) && (process.platform === 'win32' || starts(path)) ? path : undefined;
}

function downloadForPlaywright() {
  console.log('Downloading Chromium …');
  return runs(process.execPath, [join(root, 'node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium']);
}

function installOnDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('Installing Chromium by apt-get …');
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  return runs('apt-get', ['update']) && runs('apt-get', ['install', '-y', 'chromium']);
}

/** The path of a Chromium that starts: the named one, the system's, Playwright's; else one is fetched. Says in one line when there is none. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (starts(named)) return named;
    console.error(`CHROMIUM_PATH names ${named}, which does not start.`);
    return undefined;
  }
  const find = async () => installed.find((path) => existsSync(path) && starts(path)) ?? (await playwrightsOwn());
  const found = (await find()) ?? (downloadForPlaywright() ? await playwrightsOwn() : undefined) ?? (installOnDebian() ? await find() : undefined);
  if (found === undefined) console.error('There is no Chromium: install one, or name it by CHROMIUM_PATH.');
  return found;
}
