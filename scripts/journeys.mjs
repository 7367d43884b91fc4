import { ensureChromium, launchOptions } from './lib/chromium.mjs';
import { entry } from './lib/entry.mjs';
import { inRoot } from './lib/paths.mjs';
import { program, startNode } from './lib/processes.mjs';
import { freePorts, readSettings } from './lib/settings.mjs';

/**
 * `npm run test:e2e`: runs the journeys in a real browser, in the brand that BRAND names. Arguments go to Playwright.
 */
await entry(async () => {
  const { brand } = readSettings({ BRAND: process.env.BRAND });
  const chromium = await ensureChromium();
  const args = [
    program('@playwright/test', 'playwright'),
    'test',
    '--config',
    inRoot('apps/deck/playwright.config.ts'),
  ];
  const [other, ...ports] = await freePorts(3);
  const env = {
    BRAND: brand,
    PORTS: ports.join(','),
    THIRD_PARTIES_PORT: String(other),
    DECK_LAUNCH_OPTIONS: JSON.stringify(launchOptions(chromium)),
  };
  return await startNode([...args, ...process.argv.slice(2)], { env }).exited;
});
