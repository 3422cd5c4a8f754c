import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium'].find((path) => existsSync(path));
const isRoot = process.getuid?.() === 0;

/**
 * An installed Chromium draws its whole window, out of sight. It need not prepare the suggestions of its address bar for every journey.
 * Only the last list of such features counts, so those that Playwright turns off stand here again.
 */
const unused = [
  'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'AimEnabled', 'AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades', 'LensOverlay', 'MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding', 'PreconnectToSearch',
  'TcpPortRandomizationWin', 'ThirdPartyStoragePartitioning',
];

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
    // Recording costs a fifth of a journey's work: the first try leaves a picture and the page's tree, the second its whole course.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      // desk.test is a host name on plain http, where Chromium grants no secure context.
      args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-dev-shm-usage', `--disable-features=${unused.join(',')}`, '--host-resolver-rules=MAP desk.test 127.0.0.1'],
    },
  },
});
