import { entry } from './lib/entry.mjs';
import { buildStories } from './lib/storybook.mjs';

/** `npm run build:stories`: builds the Storybook that the tests of stories, sheets and screens share. */
await entry(buildStories);
