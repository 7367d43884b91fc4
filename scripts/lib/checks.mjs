import { relative, sep } from 'node:path';
import { choose } from './concerned.mjs';
import { getCount, jestCount, playwrightCount, readReport } from './counts.mjs';
import { inRoot, ROOT } from './paths.mjs';
import { program, runNode } from './processes.mjs';
import { brand, unitReports } from './stages.mjs';
import { testStories } from './story-tests.mjs';
import { readBuildStories } from './storybook.mjs';
import { turboArguments } from './turbo.mjs';

/**
 * @typedef {import('./counts.mjs').Count & { left: string[] }} Result `left` names what was left out, and why
 * @typedef {import('./concerned.mjs').Concerned} Concerned
 * @typedef {Awaited<ReturnType<typeof import('./concerned.mjs').concernedBy>>} Concerns
 * @typedef {{
 *   title: string,
 *   args: readonly string[],
 *   report?: { file: string, count: (report: import('./counts.mjs').Report) => import('./counts.mjs').Count },
 * }} Step a Node program with its arguments; one test unless there is a report
 */

/** The time for each part, in seconds of one worker; two workers run in parallel. */
const TIME = { tests: 60, stories: 35, journeys: 40 };

/** The seconds assumed for a file of tests without a recorded time. */
const UNKNOWN = 0.5;

/** Nearly everything depends on these files. */
const BROAD =
  /^(package(-lock)?\.json|turbo\.json|vitest\.config\.ts|tsconfig\.json|\.storybook\/.+|scripts\/lib\/.+)$/;

/**
 * Runs lint, types, boundaries, and the tests that need no browser.
 * @param {string} base a commit
 * @param {readonly string[]} changed
 * @param {Concerns} concerns
 * @returns {Promise<Result[]>}
 */
export async function checkCode(base, changed, concerns) {
  const linted = [program('@biomejs/biome'), 'check', '--error-on-warnings', '--no-errors-on-unmatched'];
  const types = turboArguments(['typecheck', 'typecheck:scripts'], '--output-logs=errors-only', '--continue');
  const broad = changed.filter((file) => BROAD.test(file));
  return [
    await take({ title: 'lint', args: [...linted, ...changed] }),
    await take({ title: 'boundaries', args: [inRoot('scripts/boundaries.mjs')] }),
    await take({ title: 'types', args: types }),
    await checkTests(base, concerns),
    {
      passed: 0,
      failed: 0,
      left: broad.length === 0 ? [] : [`all that stands on ${broad.join(', ')}: npm test`],
    },
  ];
}

/**
 * @param {string} base
 * @param {Concerns} concerns
 */
async function checkTests(base, { distances }) {
  const { output } = await runNode([program('vitest'), 'list', '--changed', base, '--filesOnly', '--json']);
  /** @type {{ file: string }[]} */
  const listed = JSON.parse(output.slice(output.indexOf('[')));
  const known = secondsByFile();
  const concerned = listed
    .map(({ file }) => relative(ROOT, file).split(sep).join('/'))
    .map((file) => ({
      file,
      distance: distances.get(file) ?? Number.POSITIVE_INFINITY,
      seconds: known.get(file) ?? UNKNOWN,
    }));
  return checkFiles('tests', 'npm run test:unit', concerned, (files) => {
    const report = inRoot('.cache/check-unit.json');
    const args = [program('vitest'), 'run', ...files, '--reporter=dot', '--reporter=json'];
    return take({
      title: 'tests',
      args: [...args, `--outputFile.json=${report}`],
      report: { file: report, count: jestCount },
    });
  });
}

/**
 * Runs the stories that reach a change, in a Storybook of these alone.
 * @param {Concerns} concerns
 * @returns {Promise<Result>}
 */
export const checkStories = ({ stories }) =>
  checkFiles('stories', 'npm run test:stories', stories, async (files) => {
    const started = performance.now();
    const built = await readBuildStories(files);
    const count = built === undefined ? { passed: 0, failed: 1 } : await testStories(built, []);
    return say('stories', count, started);
  });

/**
 * Runs the journeys through the screens, or past the handlers, that reach a change.
 * @param {Concerns} concerns
 * @returns {Promise<Result>}
 */
export const checkJourneys = ({ journeys }) =>
  checkFiles('journeys', 'npm run test:e2e', journeys, (files) =>
    take({
      title: 'journeys',
      args: [inRoot('scripts/journeys.mjs'), ...files.map((file) => file.replace(/^.*\//, ''))],
      report: { file: inRoot(`.cache/e2e-${brand}.json`), count: playwrightCount },
    }),
  );

/**
 * @param {keyof typeof TIME} what
 * @param {string} all the command that runs all of them
 * @param {readonly Concerned[]} concerned
 * @param {(files: readonly string[]) => Promise<import('./counts.mjs').Count>} prove
 * @returns {Promise<Result>}
 */
async function checkFiles(what, all, concerned, prove) {
  const { chosen, left } = choose(concerned, TIME[what]);
  if (chosen.length === 0) return { passed: 0, failed: 0, left: [`${what}: none reaches what changed`] };
  const count = await prove(chosen.map(({ file }) => file));
  const [nearest] = left;
  const why =
    nearest &&
    `${what}: ${left.length} of ${concerned.length} files, for lack of time, the nearest ${nearest.file}: ${all}`;
  return { ...count, left: why ? [why] : [] };
}

/**
 * Runs a step to its end, and prints its output only when it fails.
 * @param {Step} step
 * @returns {Promise<Result>}
 */
async function take({ title, args, report }) {
  const started = performance.now();
  const { code, output } = await runNode(args, { env: { FORCE_COLOR: undefined, NO_COLOR: '1' } });
  const count = getCount(code, report && (readReport(report.file, report.count) ?? { passed: 0, failed: 0 }));
  if (count.failed > 0) console.log(output);
  return say(title, count, started);
}

/**
 * @param {string} title
 * @param {import('./counts.mjs').Count} count
 * @param {number} started
 * @returns {Result}
 */
function say(title, { passed, failed }, started) {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${failed === 0 ? '✓' : '✗'} ${title}: ${passed} passed, ${failed} failed (${seconds} s)`);
  return { passed, failed, left: [] };
}

/** @returns {Map<string, number>} the time of each file of tests in the last full run */
function secondsByFile() {
  const files = unitReports.flatMap(
    (file) => readReport(inRoot(file), ({ testResults }) => testResults) ?? [],
  );
  return new Map(
    files.map(({ name, assertionResults }) => [
      relative(ROOT, name).split(sep).join('/'),
      assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000,
    ]),
  );
}
