import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium, launchOptions } from './lib/chromium.mjs';
import { entry, fail } from './lib/entry.mjs';
import { readLeaks } from './lib/leaks/leaks.mjs';
import { allLooks, getName, pairwiseLooks, storiesUnder } from './lib/looks.mjs';
import { CACHE } from './lib/paths.mjs';
import { brands } from './lib/settings.mjs';
import { serve } from './lib/static-server.mjs';
import { openStory, readFaults, wear } from './lib/story-page.mjs';
import { builtStorybook } from './lib/storybook.mjs';

/**
 * Shows every sheet of the kit in many looks: axe must find nothing, and nothing may be wider than the window. In a
 * test brand of its own, every colour, corner, font and shadow must come from that brand. `npm run test:release` uses
 * six looks, in which every pair of brand, mode, language, forced colours and width occurs. `npm run test:matrix` uses
 * all. Words select the sheets whose titles contain one; `--shots FOLDER` also saves a picture of each.
 */
await entry(async () => {
  const args = process.argv.slice(2);
  const shots = args.includes('--shots') ? args[args.indexOf('--shots') + 1] : undefined;
  const words = args.filter((arg) => !arg.startsWith('--') && arg !== shots).map((arg) => arg.toLowerCase());
  const looks = args.includes('--all') ? allLooks(brands()) : pairwiseLooks(brands());
  const executablePath = await ensureChromium();
  const built = await builtStorybook();
  if (built === undefined) fail('Storybook could not be built: see its output above.');
  const sheets = storiesUnder(built, 'Sheets/').filter(
    ({ title }) => words.length === 0 || words.some((word) => title.toLowerCase().includes(word)),
  );
  if (sheets.length === 0) fail('No sheet has such a title.');
  if (shots) mkdirSync(shots, { recursive: true });

  const { url, close } = await serve(built);
  const browser = await chromium.launch(launchOptions(executablePath));
  let [passed, failed] = [0, 0];
  /** @param {typeof sheets} queue */
  const work = async (queue) => {
    const page = await browser.newPage();
    for (let sheet = queue.pop(); sheet; sheet = queue.pop()) {
      await openStory(page, url, sheet.id);
      for (const look of looks) {
        await wear(page, look);
        const faults = await readFaults(page, '#storybook-root');
        if (faults.length === 0) passed += 1;
        else failed += 1;
        for (const fault of faults) console.log(`${sheet.title} ${sheet.name} (${getName(look)}): ${fault}`);
        if (shots)
          await page.screenshot({
            path: join(shots, `${sheet.id}--${getName(look).replaceAll(/[ ,]+/g, '-')}.png`),
            fullPage: true,
          });
      }
      const leaks = await readLeaks(page);
      if (leaks.length === 0) passed += 1;
      else failed += 1;
      for (const leak of leaks) console.log(`${sheet.title} ${sheet.name} (in no brand): ${leak}`);
    }
  };
  try {
    const queue = sheets.toReversed();
    await Promise.all([work(queue), work(queue)]);
  } finally {
    await browser.close();
    close();
  }
  writeFileSync(join(CACHE, 'sheets.json'), JSON.stringify({ passed, failed }));
  console.log(`sheets: ${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
