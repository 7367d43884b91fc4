import { ensureChromium, launchOptions } from './lib/chromium.mjs';
import { entry } from './lib/entry.mjs';
import { inRoot } from './lib/paths.mjs';
import { program, startNode } from './lib/processes.mjs';
import { freePort, readSettings } from './lib/settings.mjs';

/** `npm run test:e2e`: the journeys in a real browser; BRAND chooses the brand, arguments go to Playwright. */
await entry(async () => {
  const { brand } = readSettings({ BRAND: process.env.BRAND });
  const chromium = await ensureChromium();
  const args = [
    program('@playwright/test', 'playwright'),
    'test',
    '--config',
    inRoot('apps/deck/playwright.config.ts'),
  ];
  const env = {
    BRAND: brand,
    PORTS: [await freePort(), await freePort()].join(','),
    THIRD_PARTIES_PORT: String(await freePort()),
    DECK_LAUNCH_OPTIONS: JSON.stringify(launchOptions(chromium)),
  };
  return await startNode([...args, ...process.argv.slice(2)], { env }).exited;
});
