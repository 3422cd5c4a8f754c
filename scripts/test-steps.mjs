/** The steps of the tests, in order; each is named, timed and counted. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { buildIsFresh, installPackages, packagesAreInstalled, root, run } from './prepare.mjs';

const reports = join(root, '.cache', 'test');
const bin = (name, path) => join(root, 'node_modules', name, path);
const report = (name) => join(reports, `${name}.json`);

const vitest = (name, projects) => () =>
  run([
    bin('vitest', 'vitest.mjs'),
    'run',
    '--root=.',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(name)}`,
  ]);

/** Runs a file of the repository that must be there: a step without its file has failed, and is not left out. */
const file = (path, args) => async () => {
  if (existsSync(join(root, path))) return await run(args);
  console.log(`${path} is missing.`);
  return 1;
};

async function chromium() {
  const found = await findChromium();
  if (found === undefined) return 1;
  process.env.CHROMIUM_PATH = found;
  console.log(found);
  return 0;
}

function packages() {
  if (packagesAreInstalled()) console.log('Nothing to install.');
  return installPackages() ? 0 : 1;
}

function build() {
  if (!buildIsFresh()) return run([join(root, 'scripts', 'build.mjs')]);
  console.log('Nothing to build.');
  return 0;
}

const fromVitest = ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests });
const fromPlaywright = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected, flaky: stats.flaky });

const steps = [
  { name: 'packages', what: 'packages by the lockfile', go: packages },
  { name: 'chromium', what: 'a Chromium to test in', needs: ['packages'], go: chromium },
  { name: 'types', what: 'TypeScript', needs: ['packages'], go: () => run([bin('typescript', 'bin/tsc'), '--noEmit']) },
  { name: 'lint', what: 'oxlint', needs: ['packages'], go: () => run([bin('oxlint', 'bin/oxlint')]) },
  { name: 'unit', what: 'units and screens', needs: ['packages'], go: vitest('unit', ['unit', 'screens']), count: fromVitest },
  { name: 'contract', what: 'contract sweeps', needs: ['packages'], go: vitest('contract', ['contract']), count: fromVitest },
  { name: 'build', what: 'screens and services', needs: ['packages'], go: build },
  { name: 'size', what: 'size budgets', needs: ['build'], go: file('tests/bench/size.mjs', ['tests/bench/size.mjs']) },
  { name: 'e2e', what: 'journeys in Chromium', needs: ['build', 'chromium'], go: file('playwright.config.ts', [bin('@playwright/test', 'cli.js'), 'test']), count: fromPlaywright },
];

function choose(only) {
  if (only === undefined) return steps;
  const names = new Set(only.split(','));
  for (const name of names) if (!steps.some((step) => step.name === name)) throw new Error(`No step is called "${name}": see --list.`);
  for (const step of steps.toReversed()) if (names.has(step.name)) for (const need of step.needs ?? []) names.add(need);
  return steps.filter(({ name }) => names.has(name));
}

function counted({ name, count }) {
  if (count === undefined || !existsSync(report(name))) return { passed: 0, failed: 0 };
  return count(JSON.parse(readFileSync(report(name), 'utf8')));
}

async function runStep(step, results) {
  const missing = (step.needs ?? []).find((need) => results.get(need)?.ok === false);
  if (missing !== undefined) return { ok: false, passed: 0, failed: 1, line: `not run: ${missing} failed` };
  console.log(`\n── ${step.name}: ${step.what}`);
  rmSync(report(step.name), { force: true });
  const start = performance.now();
  const ok = (await step.go()) === 0;
  const { passed, failed, flaky = 0 } = counted(step);
  const tests = step.count === undefined ? '' : `, ${passed} passed${flaky > 0 ? ` (${flaky} at the second try)` : ''}, ${failed} failed`;
  const line = `${ok ? 'passed' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(1)} s${tests}`;
  console.log(`── ${step.name}: ${line}`);
  // A step that failed in another way than by its tests is a failure too.
  return { ok, passed, failed: ok ? failed : Math.max(failed, 1), line };
}

/** Runs the chosen steps and says at the end what they came to. */
export async function main(argv) {
  if (argv.includes('--list')) return steps.forEach(({ name, what }) => console.log(`${name.padEnd(10)} ${what}`));
  if (argv.includes('--long')) process.env.ARENADESK_LONG = '1';
  const at = argv.findIndex((argument) => argument.startsWith('--only'));
  const only = at < 0 ? undefined : (argv[at].split('=')[1] ?? argv[at + 1] ?? '');
  let chosen;
  try {
    chosen = choose(only);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  mkdirSync(reports, { recursive: true });
  const results = new Map();
  for (const step of chosen) results.set(step.name, await runStep(step, results));
  console.log('');
  for (const [name, { line }] of results) console.log(`${name.padEnd(10)} ${line}`);
  const all = [...results.values()];
  const sum = (key) => all.reduce((total, result) => total + result[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = all.every(({ ok }) => ok) ? 0 : 1;
}
