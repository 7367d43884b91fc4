import { defineConfig, devices } from '@playwright/test';

const brand = process.env.BRAND ?? 'meridian';
const ports = process.env.PORTS ?? '4173,4174';

/**
 * The journeys, against the built product on a database of their own. `npm run test:e2e` chooses the port and the
 * browser; without it Playwright's own Chromium is used.
 */
export default defineConfig({
  testDir: './e2e',
  outputDir: `../../.cache/e2e-results-${brand}`,
  reporter: [['list'], ['json', { outputFile: `../../.cache/e2e-${brand}.json` }]],
  // A journey may move the clock of its sandbox: those of one walk one after another.
  workers: ports.split(',').length,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    // What is not there to be pressed is named, long before the journey as a whole has taken too long.
    actionTimeout: 40_000,
    navigationTimeout: 40_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Athens',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: JSON.parse(process.env.DECK_LAUNCH_OPTIONS ?? '{}'),
    // A failure leaves what stood on the page; `-- --trace on` records the way there, at a fifth more time.
    trace: 'off',
  },
  webServer: {
    command: 'node ../../scripts/e2e-server.mjs',
    wait: { stdout: /All Decks are ready/ },
    env: {
      BRAND: brand,
      PORTS: ports,
      THIRD_PARTIES_PORT: process.env.THIRD_PARTIES_PORT ?? '4175',
    },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
