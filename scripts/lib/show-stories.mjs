import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium, launchOptions } from './chromium.mjs';
import { fail } from './entry.mjs';
import { storiesUnder } from './looks.mjs';
import { CACHE } from './paths.mjs';
import { serve } from './static-server.mjs';
import { builtStorybook } from './storybook.mjs';

/**
 * What a check of stories is given.
 * @typedef {{
 *   stories: ReturnType<typeof storiesUnder>,
 *   url: string,
 *   browser: import('playwright').Browser,
 *   all: boolean,
 *   count: (faults: readonly string[], place: string) => void,
 *   picture: (page: import('playwright').Page, name: string, fullPage?: boolean) => Promise<void>,
 * }} Showing `all` where `--all` asks for every look; `count` prints the faults of a place, or counts it as passed;
 *   `picture` saves one where `--shots` names a folder
 */

/**
 * Shows stories of a built Storybook in a browser, and writes how many places passed to `.cache`. Words among the
 * arguments select the stories whose titles contain one.
 * @param {{ under: 'Screens/' | 'Sheets/', report: string }} what the beginning of their titles, and the report's name
 * @param {(showing: Showing) => Promise<unknown>} check
 * @returns {Promise<number>} the exit code
 */
export async function showStories({ under, report }, check) {
  const args = process.argv.slice(2);
  const shots = args.includes('--shots') ? args[args.indexOf('--shots') + 1] : undefined;
  const words = args.filter((arg) => !arg.startsWith('--') && arg !== shots).map((arg) => arg.toLowerCase());
  const executablePath = await ensureChromium();
  const built = (await builtStorybook()) ?? fail('Storybook could not be built: see its output above.');
  const stories = storiesUnder(built, under).filter(
    ({ title }) => words.length === 0 || words.some((word) => title.toLowerCase().includes(word)),
  );
  if (stories.length === 0) fail(`No story below ${under} has such a title.`);
  if (shots) mkdirSync(shots, { recursive: true });

  const { url, close } = await serve(built);
  const browser = await chromium.launch(launchOptions(executablePath));
  let [passed, failed] = [0, 0];
  try {
    await check({
      stories,
      url,
      browser,
      all: args.includes('--all'),
      count: (faults, place) => {
        if (faults.length === 0) passed += 1;
        else failed += 1;
        for (const fault of faults) console.log(`${place}: ${fault}`);
      },
      picture: async (page, name, fullPage = false) => {
        if (!shots) return;
        const path = join(shots, `${name.replaceAll(/[ ,]+/g, '-')}.png`);
        await page.screenshot({ path, fullPage });
      },
    });
  } finally {
    await browser.close();
    close();
  }
  writeFileSync(join(CACHE, `${report}.json`), JSON.stringify({ passed, failed }));
  console.log(`${report}: ${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
