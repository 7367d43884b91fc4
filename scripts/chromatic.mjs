import { entry, fail } from './lib/entry.mjs';
import { runBin } from './lib/storybook.mjs';

/**
 * `npm run chromatic`: sends the sheets and the screens to Chromatic, as chromatic.config.json says. Without a token
 * Chromatic would wait for a sign-in forever.
 */
await entry(async () => {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    fail('Chromatic needs the token of its project: run CHROMATIC_PROJECT_TOKEN=… npm run chromatic.');
  }
  return await runBin('chromatic', process.argv.slice(2), { env: { DECK_STORIES: 'pictured' } });
});
