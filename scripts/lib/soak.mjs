import { Worker } from 'node:worker_threads';
import { jestCount, jestFailures, playwrightCount, playwrightFailures } from './counts.mjs';
import { inRoot } from './paths.mjs';
import { program } from './processes.mjs';

/**
 * @typedef {{
 *   title: string,
 *   args: readonly string[],
 *   env: Record<string, string>,
 *   report: string,
 *   count: (report: import('./counts.mjs').Report) => import('./counts.mjs').Count,
 *   failures: (report: import('./counts.mjs').Report) => readonly import('./counts.mjs').Failure[],
 * }} Round
 */

/**
 * Both ends of the date line, offsets of half and quarter hours, a clock change of half an hour, and the users' zone.
 */
export const zones = [
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Europe/Athens',
];

/** The values, the rules, the contract, and the widgets of dates. */
const aboutTime = [
  'packages/values',
  'packages/api',
  'packages/ui/src/calendar',
  'packages/ui/src/date-',
  'packages/ui/src/timeline',
  'packages/ui/src/countdown',
  'packages/ui/src/lifetime-field',
  'packages/ui/src/chart',
];

/** How often each part runs by default. */
const times = { zones: 1, unit: 20, stories: 5, journeys: 5 };

/** @typedef {keyof typeof times} Part */

/**
 * The rounds, in order.
 * @param {readonly string[]} parts all of them when none is named
 * @param {string | undefined} often how often each part runs, in place of its default
 * @returns {Round[] | undefined} undefined for an unknown part or an invalid number
 */
export function getRounds(parts, often) {
  const all = /** @type {Part[]} */ (Object.keys(times));
  if (parts.some((part) => !all.some((one) => one === part))) return undefined;
  if (often !== undefined && !/^[1-9]\d{0,3}$/.test(often)) return undefined;
  return all
    .filter((part) => parts.length === 0 || parts.includes(part))
    .flatMap((part) => {
      const count = often === undefined ? times[part] : Number(often);
      return Array.from({ length: count }, (_, index) => index + 1).flatMap((round) =>
        getRound(part, count === 1 ? '' : ` ${round} of ${count}`),
      );
    });
}

/**
 * @param {Part} part
 * @param {string} which of several
 * @returns {Round[]}
 */
function getRound(part, which) {
  if (part === 'journeys') return [journeys(`journeys${which}`)];
  if (part === 'stories') return [stories(`stories${which}`)];
  if (part === 'unit') return [vitest(`unit and contract${which}`, [], {})];
  return zones.map((zone) => vitest(`${zone}${which}`, aboutTime, { TZ: zone }));
}

/**
 * @param {string} title
 * @param {readonly string[]} files
 * @param {Record<string, string>} env
 * @returns {Round}
 */
function vitest(title, files, env) {
  const report = inRoot('.cache/soak.json');
  const args = [program('vitest'), 'run', ...files, '--reporter=dot', '--reporter=json'];
  return {
    title,
    args: [...args, `--outputFile.json=${report}`],
    env,
    report,
    count: jestCount,
    failures: jestFailures,
  };
}

/**
 * @param {string} title
 * @returns {Round}
 */
function journeys(title) {
  const report = inRoot(`.cache/e2e-${process.env.BRAND ?? 'meridian'}.json`);
  const args = [inRoot('scripts/journeys.mjs')];
  return { title, args, env: {}, report, count: playwrightCount, failures: playwrightFailures };
}

/**
 * @param {string} title
 * @returns {Round}
 */
function stories(title) {
  const report = inRoot('.cache/stories.json');
  const args = [inRoot('scripts/stories.mjs')];
  return { title, args, env: {}, report, count: jestCount, failures: jestFailures };
}

/** More load would not reveal more: other processes slow the tests enough. */
const MOST_LOAD = 64;

/**
 * Keeps the machine busy with loops, each on a thread of its own.
 * @param {string | undefined} count by default none
 * @returns {(() => void) | undefined} a function that ends them; undefined for an invalid number
 */
export function keepBusy(count = '0') {
  if (!/^\d{1,2}$/.test(count) || Number(count) > MOST_LOAD) return undefined;
  const loops = Array.from({ length: Number(count) }, () => new Worker('for (;;);', { eval: true }));
  return () => {
    for (const loop of loops) void loop.terminate();
  };
}
