import { readFileSync } from 'node:fs';
import { entry } from './lib/entry.mjs';
import { inRoot } from './lib/paths.mjs';
import { startNode } from './lib/processes.mjs';
import { readSettings } from './lib/settings.mjs';

/** The jobs of a desk, in the order of docs/jobs.md. */
const JOBS = /** @type {Readonly<Record<number, string>>} */ ({
  1: 'Find an order by its guest',
  2: 'Send a link again',
  3: 'Refund a part',
  4: 'Why was it declined, and what now',
  5: "Reconcile the day's takings",
  6: 'Did this guest pay?',
  7: 'Deposit now, the rest later',
  8: 'Export for the accountant',
  9: 'Correct a typo in the e-mail',
  10: 'Hand over the shift',
  11: 'A new colleague',
});

/** @typedef {{ number: number, clicks: number, best: number }} Done */

/** `npm run jobs`: does the jobs of a desk in a browser, against the demo's data, and prints the clicks each took. */
await entry(async () => {
  const { brand } = readSettings({ BRAND: process.env.BRAND });
  const code = await startNode([inRoot('scripts/journeys.mjs'), '55-jobs'], {}).exited;
  const report = JSON.parse(readFileSync(inRoot(`.cache/e2e-${brand}.json`), 'utf8'));
  const done = new Map(annotationsIn(report).map((job) => [job.number, job]));
  console.log('\n    Clicks  Best  Job');
  for (const [number, job] of Object.entries(JOBS)) {
    const { clicks, best } = done.get(Number(number)) ?? {};
    const figures = clicks === undefined ? 'not possible' : `${clicks}`.padStart(6) + `${best}`.padStart(6);
    console.log(`${number.padStart(2)}  ${figures.padEnd(12)}  ${job}`);
  }
  return code;
});

/**
 * What the jobs wrote down, wherever in the report their tests are.
 * @param {unknown} part
 * @returns {Done[]}
 */
function annotationsIn(part) {
  if (typeof part !== 'object' || part === null) return [];
  if ('type' in part && part.type === 'job' && 'description' in part)
    return [JSON.parse(String(part.description))];
  return Object.values(part).flatMap(annotationsIn);
}
