/**
 * What both commands need before they can do anything: the right Node, the packages, a build.
 * Plain JavaScript without packages, in a syntax that old versions of Node read, so that they can say that they are too old.
 */
import { spawn, spawnSync } from 'child_process';
import { createHash } from 'crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'fs';
import { dirname, join } from 'path';
import { fileURLToPath } from 'url';

/** The folder of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const packagesStamp = join(root, 'node_modules', '.arenadesk-lock');
const buildStamp = join(root, 'dist', '.stamp');
/** What a build is made of. */
const inputs = ['src', 'resources', 'dataProviders', 'i18n', 'server', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json', 'scripts/build.mjs'];
const notBuilt = /\.test\.tsx?$/;

/** One line about a Node that the product does not run on, or nothing. `needed` is as `engines` of package.json says it: `^20.19.0 || >=22.12.0`. */
export function nodeRefusal(version, needed) {
  const found = version.split('.').map(Number);
  const ranges = needed.split('||').map((range) => ({ text: range.trim().replace(/^\D+/, '').replace(/\.0$/, ''), within: range.trim()[0] === '^' }));
  const does = ({ text, within }) => {
    const [major, minor] = text.split('.').map(Number);
    return (found[0] === major && found[1] >= (minor || 0)) || (!within && found[0] > major);
  };
  if (ranges.some(does)) return undefined;
  const wanted = ranges.map(({ text, within }) => (within ? text + ' or later of ' + text.split('.')[0] : text + ' or later')).join(', or ');
  return 'Arenadesk does not run on Node ' + version + ': it needs Node ' + wanted + '.';
}

/** Ends with one line on a Node that the product does not run on. */
export function checkNode() {
  const needed = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node;
  const refusal = nodeRefusal(process.versions.node, needed);
  if (refusal === undefined) return;
  console.error(refusal);
  process.exit(1);
}

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** Whether npm itself has noted that everything of the lockfile is installed. */
function npmSaysInstalled() {
  const noted = read(join(root, 'node_modules', '.package-lock.json'));
  if (noted === '') return false;
  const wanted = JSON.parse(read(join(root, 'package-lock.json'))).packages;
  const found = JSON.parse(noted).packages;
  const same = (name) => wanted[name] !== undefined && wanted[name].version === found[name].version && wanted[name].integrity === found[name].integrity;
  const present = (name) => name === '' || wanted[name].optional || (found[name] !== undefined && existsSync(join(root, name)));
  return Object.keys(found).every(same) && Object.keys(wanted).every(present);
}

/** Whether the installed packages are the lockfile's. */
export function packagesAreInstalled() {
  if (!existsSync(join(root, 'node_modules'))) return false;
  const wanted = hashOf(read(join(root, 'package-lock.json')));
  if (read(packagesStamp) === wanted) return true;
  if (!npmSaysInstalled()) return false;
  try {
    notePackages();
  } catch {
    // Whoever starts the product need not be who installed it; then npm's note is read each time.
  }
  return true;
}

function notePackages() {
  writeFileSync(packagesStamp, hashOf(read(join(root, 'package-lock.json'))));
}

/** Installs the packages by the lockfile unless they are; answers whether they are there. Development packages build the product. */
export function installPackages() {
  if (packagesAreInstalled()) return true;
  console.log('Installing packages …');
  const options = ['ci', '--include=dev', '--ignore-scripts=false', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  const result =
    npm && npm.endsWith('npm-cli.js')
      ? spawnSync(process.execPath, [npm].concat(options), { cwd: root, stdio: 'inherit' })
      : spawnSync('npm', options, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status !== 0) return false;
  notePackages();
  return true;
}

function addTo(hash, folder, path) {
  const full = join(folder, path);
  if (!existsSync(full)) return;
  let entries;
  try {
    entries = readdirSync(full, { withFileTypes: true });
  } catch (error) {
    if (error.code !== 'ENOTDIR') throw error;
    const content = readFileSync(full);
    hash.update(path + '\0' + content.length + '\0');
    hash.update(content);
    return;
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) if (!notBuilt.test(entry.name)) addTo(hash, folder, path + '/' + entry.name);
}

/** A hash of everything that a build is made of: names and contents, not times, so that a fresh checkout of the same is the same. */
export function inputHash(folder) {
  const hash = createHash('sha256');
  for (const input of inputs) addTo(hash, folder || root, input);
  return hash.digest('hex');
}

/** Whether the last build was made of what is there now. */
export function buildIsFresh() {
  return existsSync(join(root, 'dist', 'server', 'main.js')) && read(buildStamp) === inputHash();
}

/** Notes what a build was made of; an empty note means that there is none to rely on. */
export function noteBuild(hash) {
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(buildStamp, hash);
}

/** Runs a script or program of the repository with its output shown; resolves to its exit code. */
export function run(args, env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: Object.assign({}, process.env, env) });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code === null ? 1 : code));
  });
}
