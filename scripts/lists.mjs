import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { interfaceLanguages } from '../packages/api/src/vocabulary/languages.ts';
import { ensureChromium, launchOptions } from './lib/chromium.mjs';
import { entry, fail } from './lib/entry.mjs';
import { readListFaults, readLists } from './lib/list-faults.mjs';
import { storiesUnder } from './lib/looks.mjs';
import { CACHE } from './lib/paths.mjs';
import { brands } from './lib/settings.mjs';
import { serve } from './lib/static-server.mjs';
import { openStory, show, wear } from './lib/story-page.mjs';
import { builtStorybook } from './lib/storybook.mjs';

/** The windows of desks, in pixels. */
const WIDTHS = [1024, 1280, 1366, 1440, 1920];

/**
 * Shows every screen that has a list in five widths, each language and each brand, with names of 60 letters and amounts
 * of ten digits. The last amount must lie in the window, and nothing may scroll sideways. No amount, no status and no last
 * digits of a card may be cut. Words select the screens whose titles contain one; `--shots FOLDER` also saves a picture of
 * each.
 */
await entry(async () => {
  const args = process.argv.slice(2);
  const shots = args.includes('--shots') ? args[args.indexOf('--shots') + 1] : undefined;
  const words = args.filter((arg) => !arg.startsWith('--') && arg !== shots).map((arg) => arg.toLowerCase());
  const executablePath = await ensureChromium();
  const built = await builtStorybook();
  if (built === undefined) fail('Storybook could not be built: see its output above.');
  const screens = Map.groupBy(
    storiesUnder(built, 'Screens/').filter(
      ({ title }) => words.length === 0 || words.some((word) => title.toLowerCase().includes(word)),
    ),
    ({ title }) => title,
  );
  const stories = [...screens.values()].flatMap(([first]) => first ?? []);
  if (stories.length === 0) fail('No screen has such a title.');
  if (shots) mkdirSync(shots, { recursive: true });

  const { url, close } = await serve(built);
  const browser = await chromium.launch(launchOptions(executablePath));
  let [passed, failed] = [0, 0];
  /** @param {{ brand: string, locale: string }[]} queue */
  const work = async (queue) => {
    const page = await browser.newPage({ timezoneId: 'Europe/Athens' });
    let withLists = stories;
    for (let look = queue.pop(); look; look = queue.pop()) {
      await openStory(page, url, stories[0]?.id ?? '');
      await wear(page, { ...look, mode: 'light', forced: false, narrow: false });
      /** @type {Set<string>} */
      const seen = new Set();
      const shown = [];
      for (const story of withLists) {
        await show(page, story.id);
        const lists = await page.evaluate(readLists);
        if (lists.every((list) => seen.has(list))) continue;
        for (const list of lists) seen.add(list);
        shown.push(story);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          const faults = await page.evaluate(readListFaults);
          if (faults.length === 0) passed += 1;
          else failed += 1;
          const name = `${look.brand}-${look.locale}-${width}`;
          for (const fault of faults) console.log(`${story.title} (${name}): ${fault}`);
          if (shots) await page.screenshot({ path: join(shots, `${story.id}--${name}.png`) });
        }
      }
      // The others have no list of their own in any look.
      withLists = shown;
    }
  };
  try {
    const queue = brands().flatMap((brand) => interfaceLanguages.map((locale) => ({ brand, locale })));
    await Promise.all([work(queue), work(queue)]);
  } finally {
    await browser.close();
    close();
  }
  writeFileSync(join(CACHE, 'lists.json'), JSON.stringify({ passed, failed }));
  console.log(`lists: ${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
