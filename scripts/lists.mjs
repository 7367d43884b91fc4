import { interfaceLanguages } from '../packages/api/src/vocabulary/languages.ts';
import { entry } from './lib/entry.mjs';
import { readListFaults, readLists } from './lib/list-faults.mjs';
import { brands } from './lib/settings.mjs';
import { showStories } from './lib/show-stories.mjs';
import { openStory, show, wear } from './lib/story-page.mjs';

/** The windows of desks, in pixels. */
const WIDTHS = [1024, 1280, 1366, 1440, 1920];

/**
 * Shows every screen that has a list in five widths, each language and each brand, with names of 60 letters and amounts
 * of ten digits. The last amount must lie in the window, and nothing may scroll sideways. No amount, no status and no last
 * digits of a card may be cut. Words select the screens whose titles contain one; `--shots FOLDER` also saves a picture of
 * each.
 */
await entry(() =>
  showStories({ under: 'Screens/', report: 'lists' }, ({ stories, url, browser, count, picture }) => {
    const screens = Map.groupBy(stories, ({ title }) => title);
    const ofEach = [...screens.values()].flatMap(([first]) => first ?? []);
    const queue = brands().flatMap((brand) => interfaceLanguages.map((locale) => ({ brand, locale })));
    const work = async () => {
      const page = await browser.newPage({ timezoneId: 'Europe/Athens' });
      let withLists = ofEach;
      for (let look = queue.pop(); look; look = queue.pop()) {
        await openStory(page, url, ofEach[0]?.id ?? '');
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
            const name = `${look.brand}-${look.locale}-${width}`;
            count(await page.evaluate(readListFaults), `${story.title} (${name})`);
            await picture(page, `${story.id}--${name}`);
          }
        }
        // The others have no list of their own in any look.
        withLists = shown;
      }
    };
    return Promise.all([work(), work()]);
  }),
);
