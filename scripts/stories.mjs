import { mkdirSync } from 'node:fs';
import { ensureChromium } from './lib/chromium.mjs';
import { entry, fail } from './lib/entry.mjs';
import { CACHE } from './lib/paths.mjs';
import { testStories } from './lib/story-tests.mjs';
import { builtStorybook } from './lib/storybook.mjs';

/**
 * `npm run test:stories`: shows every story of the kit and of the screens in a real browser. It runs the play function,
 * then axe. Arguments select the story files whose paths contain one of them: `npm run test:stories -- text-field`.
 */
await entry(async () => {
  await ensureChromium();
  mkdirSync(CACHE, { recursive: true });
  const built = (await builtStorybook()) ?? fail('Storybook could not be built: see its output above.');
  const { passed, failed } = await testStories(built, process.argv.slice(2));
  console.log(`stories: ${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
});
