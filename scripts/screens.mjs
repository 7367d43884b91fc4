import { entry } from './lib/entry.mjs';
import { allLooks, getEveryLook, getName, inTurn, pairwiseLooks } from './lib/looks.mjs';
import { brands } from './lib/settings.mjs';
import { showStories } from './lib/show-stories.mjs';
import { openStory, readFaults, show, wear } from './lib/story-page.mjs';

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
await entry(() =>
  showStories({ under: 'Screens/', report: 'screens' }, ({ stories, url, browser, all, count, picture }) => {
    const first = stories[0]?.id ?? '';
    const queue = all ? getEveryLook(stories, allLooks(brands())) : inTurn(stories, pairwiseLooks(brands()));
    const work = async () => {
      const page = await browser.newPage({ timezoneId: 'Europe/Athens' });
      for (let turn = queue.pop(); turn; turn = queue.pop()) {
        const { look } = turn;
        await openStory(page, url, first);
        await wear(page, look);
        for (const { id, title, name } of turn.stories) {
          const faults = await faultsIn(page, id).catch(async (error) => {
            // The story may have left the page, so the next one opens it again.
            await openStory(page, url, first);
            await wear(page, look);
            return [String(error.message).split('\n', 1).join()];
          });
          count(faults, `${title}, ${name} (${getName(look)})`);
          await picture(page, `${id}--${getName(look)}`);
        }
      }
    };
    return Promise.all([work(), work()]);
  }),
);
