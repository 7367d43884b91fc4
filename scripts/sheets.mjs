import { entry } from './lib/entry.mjs';
import { readLeaks } from './lib/leaks/leaks.mjs';
import { allLooks, getName, pairwiseLooks } from './lib/looks.mjs';
import { brands } from './lib/settings.mjs';
import { showStories } from './lib/show-stories.mjs';
import { openStory, readFaults, wear } from './lib/story-page.mjs';

/**
 * Shows every sheet of the kit in many looks: axe must find nothing, and nothing may be wider than the window. In a
 * test brand of its own, every colour, corner, font and shadow must come from that brand. `npm run test:release` uses
 * six looks, in which every pair of brand, mode, language, forced colours and width occurs. `npm run test:matrix` uses
 * all. Words select the sheets whose titles contain one; `--shots FOLDER` also saves a picture of each.
 */
await entry(() =>
  showStories({ under: 'Sheets/', report: 'sheets' }, ({ stories, url, browser, all, count, picture }) => {
    const looks = all ? allLooks(brands()) : pairwiseLooks(brands());
    const queue = stories.toReversed();
    const work = async () => {
      const page = await browser.newPage();
      for (let sheet = queue.pop(); sheet; sheet = queue.pop()) {
        const { id, title, name } = sheet;
        await openStory(page, url, id);
        for (const look of looks) {
          await wear(page, look);
          count(await readFaults(page, '#storybook-root'), `${title} ${name} (${getName(look)})`);
          await picture(page, `${id}--${getName(look)}`, true);
        }
        count(await readLeaks(page), `${title} ${name} (in no brand)`);
      }
    };
    return Promise.all([work(), work()]);
  }),
);
