import { watch as watchFolder } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { changesSince } from './changes.mjs';
import { checkStories } from './checks.mjs';
import { concernedBy } from './concerned.mjs';
import { inRoot } from './paths.mjs';
import { program, startNode, stopSignal } from './processes.mjs';

/** An editor may save several files in a row. A change ends after this many milliseconds of quiet. */
const QUIET = 500;

/**
 * Runs the tests and the stories that reach a difference from a commit, again at every change, until it is stopped.
 * @param {string} base
 * @returns {Promise<number>} exit code
 */
export async function watch(base) {
  const signal = stopSignal();
  const tests = startNode([program('vitest'), 'watch', '--changed', base]);
  let changes = 1;
  for (const folder of ['packages', 'apps/deck/src'])
    watchFolder(inRoot(folder), { recursive: true, signal }, (_, file) => {
      if (file && /\.(tsx?|svg|json)$/.test(file) && !/node_modules|\.cache/.test(file)) changes += 1;
    });
  for (let seen = 0, shown = 0; !signal.aborted; seen = changes) {
    await wait(QUIET, undefined, { signal }).catch(() => undefined);
    if (signal.aborted || changes !== seen || changes === shown) continue;
    shown = changes;
    const { left } = await checkStories(await concernedBy(changesSince(base).changed));
    for (const line of left) console.log(`Left out: ${line}`);
  }
  await tests.stop();
  return 0;
}
