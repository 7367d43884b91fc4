import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { ensureChromium, launchOptions } from './lib/chromium.mjs';
import { entry, fail } from './lib/entry.mjs';
import { inRoot } from './lib/paths.mjs';
import { brands } from './lib/settings.mjs';
import { serve } from './lib/static-server.mjs';
import { builtStorybook } from './lib/storybook.mjs';
import { chosenModes } from './lib/visual/modes.mjs';
import { differenceOf, picturedIn, pictureOf, studio } from './lib/visual/pictures.mjs';
import { reportPage } from './lib/visual/report.mjs';
import { builtVersion, versionHere, versionOf } from './lib/visual/versions.mjs';

const OPTIONS = /** @type {const} */ ({
  base: { type: 'string' },
  only: { type: 'string', multiple: true },
  modes: { type: 'string' },
});

function readOptions() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    return fail(
      `${error instanceof Error ? error.message : error} The options are --base, --only and --modes.`,
    );
  }
}

/**
 * `npm run visual -- --base REF`: every sheet and screen as it was and as it is, side by side in
 * visual-report/index.html. `--only WORD` narrows it to stories whose title holds the word, `--modes "dark phone"` to
 * modes of these words. The exit code is 1 when anything differs.
 */
await entry(async () => {
  const { base, only = [], modes: asked } = readOptions();
  const version = versionOf(base);
  const modes = chosenModes(brands(), asked);
  const here = versionHere();
  console.log(`Before: ${version.title}\nAfter:  ${here}`);

  const executablePath = await ensureChromium();
  const after = await builtStorybook();
  if (after === undefined) fail('Storybook could not be built: see its output above.');
  const before = await builtVersion(version);
  const [was, is] = [picturedIn(before), picturedIn(after)];
  const stories = [...new Map([...was, ...is]).values()].filter(
    ({ title }) => only.length === 0 || only.some((word) => title.toLowerCase().includes(word.toLowerCase())),
  );
  if (stories.length === 0) fail('No sheet and no screen has such a title.');
  const [old, now] = [await serve(before), await serve(after)];
  const browser = await chromium.launch(launchOptions(executablePath));
  /** @type {import('./lib/visual/report.mjs').Change[]} */
  const changes = [];
  try {
    const [left, right] = [await studio(browser), await studio(browser)];
    for (const { id, title } of stories) {
      for (const mode of modes) {
        const look = async () => {
          const [before, after] = await Promise.all([
            was.has(id) ? pictureOf(left, old.url, id, mode) : undefined,
            is.has(id) ? pictureOf(right, now.url, id, mode) : undefined,
          ]);
          if (before === undefined || after === undefined)
            return { before, after, changed: Number.POSITIVE_INFINITY };
          const difference = await differenceOf(right, before, after);
          return difference && { before, after, ...difference };
        };
        // What differs but once is a frame drawn late on a busy machine.
        const found = (await look()) && (await look());
        if (found) changes.push({ title, mode: mode.name, ...found });
      }
      process.stdout.write(changes.some((change) => change.title === title) ? `\n${title} differs\n` : '.');
    }
  } finally {
    await browser.close();
    old.close();
    now.close();
  }
  const compared = stories.length * modes.length;
  mkdirSync(inRoot('visual-report'), { recursive: true });
  writeFileSync(
    inRoot('visual-report/index.html'),
    reportPage({ base: version.title, here, compared, changes }),
  );
  console.log(`\n${compared - changes.length} of ${compared} pictures are equal: visual-report/index.html`);
  return changes.length === 0 ? 0 : 1;
});
