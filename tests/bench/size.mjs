/** Weighs what the built screens send to a browser, gzip level 9, from the build's own manifest. Exits 1 over budget. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = 'dist/screens';
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const weights = new Map();
const weigh = (file) => {
  if (!weights.has(file)) weights.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length);
  return weights.get(file);
};
/** The chunk and everything it imports before it can run. */
const closure = (keys, seen = new Set()) => {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(manifest[key]?.imports ?? [], seen);
  }
  return seen;
};
const find = (part) => {
  const key = Object.keys(manifest).find((name) => name.endsWith(part));
  if (!key) throw new Error(`The build has no chunk for ${part}.`);
  return key;
};
const scripts = (keys) => new Set([...closure(keys)].map((key) => manifest[key].file).filter((file) => file.endsWith('.js')));
const kb = (bytes) => Math.round(bytes / 102.4) / 10;
const sum = (files) => [...files].reduce((total, file) => total + weigh(file), 0);

const login = scripts([find('index.html')]);
const list = scripts([find('index.html'), find('app/Desk.tsx'), find('pages/DashboardPage.tsx')]);
const heavy = /tiptap|prosemirror|recharts/i;
const names = (files) => [...files].join(' ');
const checks = [
  ['JavaScript of the login page', kb(sum(login)), 110],
  ['JavaScript from login to the first list', kb(sum(list)), 330],
];
let failed = 0;
for (const [what, measured, budget] of checks) {
  const ok = measured <= budget;
  if (!ok) failed += 1;
  console.log(`${ok ? 'ok  ' : 'OVER'} ${what}: ${measured} KB of ${budget} KB`);
}
const early = [...list].filter((file) => heavy.test(file) || /richText|RichText/.test(file));
console.log(`${early.length === 0 ? 'ok  ' : 'OVER'} rich text and charts come only where they are used${early.length === 0 ? '' : `: ${names(early)}`}`);
if (early.length > 0) failed += 1;
for (const file of [...list].sort((a, b) => weigh(b) - weigh(a)).slice(0, 8)) console.log(`     ${String(kb(weigh(file))).padStart(6)} KB ${file}`);
process.exit(failed === 0 ? 0 : 1);
