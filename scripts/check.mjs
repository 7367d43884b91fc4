import { mkdirSync } from 'node:fs';
import { readArguments } from './lib/arguments.mjs';
import { changesSince, getStart } from './lib/changes.mjs';
import { checkCode, checkJourneys, checkStories } from './lib/checks.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { concernedBy } from './lib/concerned.mjs';
import { total } from './lib/counts.mjs';
import { entry } from './lib/entry.mjs';
import { CACHE } from './lib/paths.mjs';
import { watch } from './lib/watch.mjs';

/**
 * `npm run check [-- BASE] [--watch]`: tests, in two minutes at most, what your changes since BASE (`main`) may have
 * broken. It runs lint, types and boundaries, then the tests, stories and journeys that reach a changed file, the
 * nearest first. It names what it left out and why. `--watch` repeats tests and stories at every change.
 */
await entry(async () => {
  const { values, positionals } = readArguments({
    options: { watch: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const base = getStart(positionals[0]);
  if (values.watch) return await watch(base);

  const { changed, removed } = changesSince(base);
  const count = changed.length + removed.length;
  console.log(`${count} files differ from ${positionals[0] ?? 'main'} (${base.slice(0, 9)}).`);
  if (count === 0) return 0;
  mkdirSync(CACHE, { recursive: true });
  process.env.CHROMIUM_PATH = await ensureChromium();
  const started = performance.now();
  const concerned = await concernedBy(changed);
  const lanes = await Promise.all([
    checkCode(base, changed, concerned),
    checkStories(concerned).then(async (stories) => [stories, await checkJourneys(concerned)]),
  ]);
  const results = lanes.flat();
  const left = results.flatMap((result) => result.left);
  if (left.length > 0) console.log(`\nLeft out:\n${left.map((line) => `  ${line}`).join('\n')}`);
  console.log(`\nAll in ${((performance.now() - started) / 1000).toFixed(0)} s; npm test proves all of it.`);
  const { passed, failed } = total(results);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
