import { chromium } from 'playwright';
import { ensureChromium, launchOptions } from './lib/chromium.mjs';
import { entry, fail } from './lib/entry.mjs';
import { readLeaks } from './lib/leaks/leaks.mjs';
import { storiesUnder } from './lib/looks.mjs';
import { serve } from './lib/static-server.mjs';
import { openStory, show } from './lib/story-page.mjs';
import { builtStorybook } from './lib/storybook.mjs';

/**
 * `npm run leaks`: every story in a brand made for this alone. A colour, corner, font or shadow that is none of its own
 * would stay the same in every brand: it is named with the story. Words narrow it to stories whose title holds one.
 */
await entry(async () => {
  const words = process.argv.slice(2).map((word) => word.toLowerCase());
  const executablePath = await ensureChromium();
  const built = await builtStorybook();
  if (built === undefined) fail('Storybook could not be built: see its output above.');
  const stories = storiesUnder(built, '').filter(
    ({ title }) => words.length === 0 || words.some((word) => title.toLowerCase().includes(word)),
  );
  if (stories.length === 0) fail('No story has such a title.');

  const { url, close } = await serve(built);
  const browser = await chromium.launch(launchOptions(executablePath));
  let failed = 0;
  /** @param {typeof stories} queue */
  const work = async (queue) => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await openStory(page, url, stories[0]?.id ?? '');
    for (let story = queue.pop(); story; story = queue.pop()) {
      // Whoever follows a link leaves the page: what comes next opens it anew.
      await show(page, story.id).catch(() => openStory(page, url, story?.id ?? ''));
      const leaks = await readLeaks(page);
      if (leaks.length > 0) failed += 1;
      for (const leak of leaks) console.log(`${story.title}, ${story.name}: ${leak}`);
    }
  };
  try {
    const queue = stories.toReversed();
    await Promise.all([work(queue), work(queue)]);
  } finally {
    await browser.close();
    close();
  }
  console.log(`leaks: ${stories.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
