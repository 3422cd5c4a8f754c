import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium'].find((path) => existsSync(path));
const isRoot = process.getuid?.() === 0;

/** Journeys in Chromium against the built product. Each worker serves one of its own with a fresh demo chain (tests/e2e/support/desk.ts), so that clocks and faults of one trouble no other. */
export default defineConfig({
  testDir: 'tests/e2e',
  // What is measured at full size, and what takes longest, belongs to the counted forms (`npm run test:long`).
  testIgnore: process.env.ARENADESK_LONG === undefined ? ['**/*-speed.spec.ts', '**/*-long.spec.ts'] : [],
  workers: Math.max(1, Math.min(2, availableParallelism())),
  fullyParallel: true,
  // On a machine that others use too a journey may be held up. One that passes at its second try only is named as flaky, in the list and in the sum.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: '.cache/test/e2e.json' }]],
  outputDir: 'test-results',
  use: {
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath,
      // desk.test is a host name on plain http, where Chromium grants no secure context.
      args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-dev-shm-usage', '--host-resolver-rules=MAP desk.test 127.0.0.1'],
    },
  },
});
