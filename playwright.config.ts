import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const own = 'http://127.0.0.1:4190';
const baseURL = process.env.E2E_URL ?? own;
const executablePath = process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium'].find((path) => existsSync(path));
const isRoot = process.getuid?.() === 0;

/** Journeys in Chromium against the built product with a fresh demo chain, or against `E2E_URL`. */
export default defineConfig({
  testDir: 'tests/e2e',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: '.cache/test/e2e.json' }]],
  outputDir: 'test-results',
  use: {
    baseURL,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath,
      // desk.test is a host name on plain http, where Chromium grants no secure context.
      args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-dev-shm-usage', '--host-resolver-rules=MAP desk.test 127.0.0.1'],
    },
  },
  webServer:
    process.env.E2E_URL === undefined
      ? {
          command: 'node tests/support/serve.mjs --port 4190 --demo small',
          url: `${own}/api/health`,
          env: { ARENADESK_TEST_HOOKS: '1', NODE_ENV: 'production' },
          gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
          timeout: 120_000,
          stdout: 'pipe',
        }
      : undefined,
});
