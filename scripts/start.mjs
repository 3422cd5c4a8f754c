/** Starts the product from a fresh clone: packages, build, and then the built server. What is done already is not done again. */
import { readFileSync } from 'fs';
import { join } from 'path';
import { pathToFileURL } from 'url';
import { buildIsFresh, checkNode, installPackages, root, run } from './prepare.mjs';

/** Who started us: npm itself, or npm behind the shell that it runs scripts with. */
function starter() {
  const parent = process.ppid;
  try {
    const fields = readFileSync('/proc/' + parent + '/stat', 'latin1');
    const behindShell = /\((?:sh|dash|bash|ash|busybox)\)/.test(fields);
    return behindShell ? parent + '/' + fields.replace(/^[^]*\)\s/, '').split(' ')[1] : String(parent);
  } catch {
    return String(parent);
  }
}

const starterAtFirst = starter();

/** npm that is killed does not tell its script: the server must not stay behind it, holding port and data folder. */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  setInterval(() => {
    if (starter() !== starterAtFirst) process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}

async function start() {
  checkNode();
  if (!installPackages()) return 1;
  if (!buildIsFresh()) {
    const code = await run([join(root, 'scripts', 'build.mjs')]);
    if (code !== 0) return code;
  }
  process.env.NODE_ENV = process.env.NODE_ENV || 'production';
  stopWithNpm();
  // In this very process: arguments, terminal, signals and exit code are the server's own.
  await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
  return undefined;
}

start().then(
  (code) => {
    if (code !== undefined) process.exit(code);
  },
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
