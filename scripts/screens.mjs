import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium, launchOptions } from './lib/chromium.mjs';
import { entry, fail } from './lib/entry.mjs';
import { allLooks, getEveryLook, getName, inTurn, pairwiseLooks, storiesUnder } from './lib/looks.mjs';
import { CACHE } from './lib/paths.mjs';
import { brands } from './lib/settings.mjs';
import { serve } from './lib/static-server.mjs';
import { openStory, readFaults, show, wear } from './lib/story-page.mjs';
import { builtStorybook } from './lib/storybook.mjs';

/**
 * @param {import('playwright').Page} page
 * @param {string} id
 */
const faultsIn = async (page, id) => [...(await show(page, id)), ...(await readFaults(page, 'body'))];

/**
 * Shows every screen of Deck in many looks. Its story must pass, and its words must be in its language. Axe must find
 * nothing, and nothing may be wider than the window. `npm run test:release` uses six looks, in which every pair of
 * brand, mode, language, forced colours and width occurs. Each look shows another state of the screen. `npm run
 * test:matrix` shows every state in all looks. Words select the screens whose titles contain one; `--shots FOLDER` also
 * saves a picture of each.
 */
await entry(async () => {
  const args = process.argv.slice(2);
  const shots = args.includes('--shots') ? args[args.indexOf('--shots') + 1] : undefined;
  const words = args.filter((arg) => !arg.startsWith('--') && arg !== shots).map((arg) => arg.toLowerCase());
  const executablePath = await ensureChromium();
  const built = await builtStorybook();
  if (built === undefined) fail('Storybook could not be built: see its output above.');
  const stories = storiesUnder(built, 'Screens/').filter(
    ({ title }) => words.length === 0 || words.some((word) => title.toLowerCase().includes(word)),
  );
  const [first] = stories;
  if (first === undefined) fail('No screen has such a title.');
  if (shots) mkdirSync(shots, { recursive: true });

  const { url, close } = await serve(built);
  const browser = await chromium.launch(launchOptions(executablePath));
  let [passed, failed] = [0, 0];
  /** @param {ReturnType<typeof inTurn>} queue */
  const work = async (queue) => {
    const page = await browser.newPage({ timezoneId: 'Europe/Athens' });
    for (let turn = queue.pop(); turn; turn = queue.pop()) {
      const { look } = turn;
      await openStory(page, url, first.id);
      await wear(page, look);
      for (const { id, title, name } of turn.stories) {
        const faults = await faultsIn(page, id).catch(async (error) => {
          // The story may have left the page, so the next one opens it again.
          await openStory(page, url, first.id);
          await wear(page, look);
          return [String(error.message).split('\n', 1).join()];
        });
        if (faults.length === 0) passed += 1;
        else failed += 1;
        for (const fault of faults) console.log(`${title}, ${name} (${getName(look)}): ${fault}`);
        if (shots)
          await page.screenshot({
            path: join(shots, `${id}--${getName(look).replaceAll(/[ ,]+/g, '-')}.png`),
          });
      }
    }
  };
  try {
    const queue = args.includes('--all')
      ? getEveryLook(stories, allLooks(brands()))
      : inTurn(stories, pairwiseLooks(brands()));
    await Promise.all([work(queue), work(queue)]);
  } finally {
    await browser.close();
    close();
  }
  writeFileSync(join(CACHE, 'screens.json'), JSON.stringify({ passed, failed }));
  console.log(`screens: ${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
