import { chromium } from 'playwright';
import { ensureChromium, launchOptions } from './lib/chromium.mjs';
import { entry, fail } from './lib/entry.mjs';
import { readLeaks } from './lib/leaks/leaks.mjs';
import { storiesUnder } from './lib/looks.mjs';
import { serve } from './lib/static-server.mjs';
import { openStory, show } from './lib/story-page.mjs';
import { builtStorybook } from './lib/storybook.mjs';

/**
 * `npm run leaks`: shows every story in a test brand whose values occur nowhere else. It reports each colour, corner,
 * font or shadow that does not come from that brand. Such a value looks the same in every brand. Words select the
 * stories whose titles contain one.
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
      // A story that follows a link leaves the page, so the next story opens it again.
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
