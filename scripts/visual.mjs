import { availableParallelism } from 'node:os';
import { chromium } from 'playwright';
import { readArguments } from './lib/arguments.mjs';
import { ensureChromium, launchOptions } from './lib/chromium.mjs';
import { entry, fail } from './lib/entry.mjs';
import { inRoot } from './lib/paths.mjs';
import { brands } from './lib/settings.mjs';
import { serve } from './lib/static-server.mjs';
import { album } from './lib/visual/album.mjs';
import { compareTurn } from './lib/visual/comparison.mjs';
import { allModes, chosenModes } from './lib/visual/modes.mjs';
import { picturedIn, steady } from './lib/visual/pictures.mjs';
import { byTurns, inEveryMode } from './lib/visual/turns.mjs';
import { builtHere, builtVersion, getVersion, versionHere } from './lib/visual/versions.mjs';

/**
 * `npm run visual -- --base REF`: compares every sheet and screen with an earlier version, side by side in
 * visual-report/index.html. Each is shown in every brand, in light mode on a desktop and in dark mode on a phone. The
 * states of a screen take turns. `--only WORD` selects the stories whose titles contain the word. `--modes "dark
 * phone"` selects modes by the words of their names, and shows every state in each. `--all` shows every state in all
 * modes. The exit code is 1 when anything differs.
 */
await entry(async () => {
  const {
    base,
    only,
    modes: asked,
    all,
  } = readArguments({
    options: {
      base: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
      modes: { type: 'string' },
      all: { type: 'boolean', default: false },
    },
  }).values;
  const version = getVersion(base);
  const { known, unknown } = Object.groupBy(brands(), (brand) =>
    version.brands.includes(brand) ? 'known' : 'unknown',
  );
  const modes = all && asked === undefined ? allModes(known ?? []) : chosenModes(known ?? [], asked);
  const here = versionHere();
  console.log(`Before: ${version.title}\nAfter:  ${here}`);
  if (unknown) console.log(`Not compared, for it was not there before: ${unknown.join(', ')}.`);

  const executablePath = await ensureChromium();
  const [before, after] = [await builtVersion(version), await builtHere()];
  const [was, is] = [picturedIn(before), picturedIn(after)];
  const stories = [...new Map([...was, ...is]).values()].filter(
    ({ title }) => only.length === 0 || only.some((word) => title.toLowerCase().includes(word.toLowerCase())),
  );
  if (stories.length === 0) fail('No sheet and no screen has such a title.');
  const isNarrowed = all || only.length > 0 || asked !== undefined;
  const turns = isNarrowed ? inEveryMode(stories, modes) : byTurns(stories, modes);
  const compared = turns.reduce((sum, turn) => sum + turn.stories.length, 0);

  const { changes, keep, close } = album(inRoot('visual-report'));
  const [old, now] = [await serve(before), await serve(after)];
  const browser = await chromium.launch(steady(launchOptions(executablePath)));
  let looked = 0;
  try {
    const shown = { before: { url: old.url, stories: was }, after: { url: now.url, stories: is } };
    const queue = turns.toReversed();
    const work = async () => {
      for (let turn = queue.pop(); turn; turn = queue.pop()) {
        const { mode } = turn;
        await compareTurn(browser, shown, turn, (story, found) => {
          looked += 1;
          if (found) keep(story, mode, found);
          if (found) console.log(`${story.title}: ${story.name} differs (${mode.name})`);
          if (looked % 100 === 0) console.log(`${looked} of ${compared}`);
        });
      }
    };
    // Each worker uses two pages, one per version.
    await Promise.all(Array.from({ length: Math.max(1, availableParallelism() / 2) }, work));
  } finally {
    await browser.close();
    old.close();
    now.close();
  }
  const page = close({ base: version.title, here, compared });
  console.log(`${compared - changes.length} of ${compared} pictures are equal: ${page}`);
  return changes.length === 0 ? 0 : 1;
});
