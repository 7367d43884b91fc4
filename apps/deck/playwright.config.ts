import { defineConfig, devices } from '@playwright/test';
import { adminKey } from './e2e/sign-in.ts';

const brand = process.env.BRAND ?? 'meridian';
const ports = process.env.PORTS ?? '4173,4174';

/**
 * Runs the journeys against the built product, on a database of their own. `npm run test:e2e` chooses the port and the
 * browser. Without it Playwright uses its own Chromium.
 */
export default defineConfig({
  testDir: './e2e',
  outputDir: `../../.cache/e2e-results-${brand}`,
  reporter: [['list'], ['json', { outputFile: `../../.cache/e2e-${brand}.json` }]],
  // A journey may change the clock of its sandbox, so the journeys on one sandbox run one after another.
  workers: ports.split(',').length,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    // A missing element is reported long before the whole journey times out.
    actionTimeout: 40_000,
    navigationTimeout: 40_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Athens',
    colorScheme: 'light',
    // A worker would answer before a journey's own routes do. The journey of the second visit allows it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: JSON.parse(process.env.DECK_LAUNCH_OPTIONS ?? '{}'),
    // A failure saves the content of the page. `-- --trace on` also records the steps, and takes a fifth more time.
    trace: 'off',
  },
  webServer: {
    command: 'node ../../scripts/e2e-server.mjs',
    wait: { stdout: /All Decks are ready/ },
    env: {
      BRAND: brand,
      PORTS: ports,
      ADMIN_API_KEY: adminKey,
      THIRD_PARTIES_PORT: process.env.THIRD_PARTIES_PORT ?? '4175',
    },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
