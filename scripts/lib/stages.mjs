import { rmSync } from 'node:fs';
import {
  getCount,
  jestCount,
  jestFailures,
  playwrightCount,
  playwrightFailures,
  readReport,
  total,
} from './counts.mjs';
import { inRoot } from './paths.mjs';
import { readSettings } from './settings.mjs';
import { jestTests, playwrightTests } from './slowest.mjs';

/**
 * @typedef {import('./counts.mjs').Report} Report
 * @typedef {import('./turbo.mjs').Ran} Ran
 * @typedef {{
 *   files: readonly string[],
 *   count: (report: Report) => import('./counts.mjs').Count,
 *   tests?: (report: Report) => import('./slowest.mjs').Test[],
 *   failures?: (report: Report) => import('./counts.mjs').Failure[],
 * }} Reports the report files of a stage, how to count them, and how to read the time and the failure of each test
 * @typedef {{
 *   name: string,
 *   group: 'code' | 'stories' | 'journeys' | 'release',
 *   tasks: readonly string[],
 *   reports?: Reports,
 * }} Stage tasks of turbo.json; each counts as a test unless there are reports
 * @typedef {import('./counts.mjs').Count & { name: string, seconds: number, cached: boolean }} Result `seconds` is the sum
 *   of all its tasks
 */

/** The brand in which every test runs. */
export const { brand } = readSettings({});

/**
 * Journeys and budgets know the texts and the weight of one brand.
 * @param {string | undefined} asked as BRAND names it
 * @returns {string | undefined} what a run says where another brand was asked for
 */
export function getBrandNotice(asked) {
  if (!asked || asked === brand) return undefined;
  return `BRAND=${asked} changes nothing here: these tests run in the brand ${brand}. BRAND=${asked} npm run test:e2e runs the journeys in that one, npm run test:brands those of every brand.`;
}

/** The reports of the tests of each package and of the scripts. */
export const unitReports = [
  'packages/values',
  'packages/guest',
  'packages/tokens',
  'packages/api',
  'packages/ui',
  'apps/deck',
  'apps/sandbox',
  '.',
].map((folder) => `${folder}/.cache/unit.json`);

/** @type {readonly Stage[]} */
export const stages = [
  { name: 'lint', group: 'code', tasks: ['lint'] },
  { name: 'types', group: 'code', tasks: ['typecheck', 'typecheck:scripts'] },
  { name: 'boundaries', group: 'code', tasks: ['boundaries'] },
  {
    name: 'unit and contract',
    group: 'code',
    tasks: ['test', 'test:scripts'],
    reports: {
      files: unitReports,
      count: jestCount,
      tests: jestTests,
      failures: jestFailures,
    },
  },
  { name: 'building the stories', group: 'stories', tasks: ['build:stories'] },
  {
    name: 'stories with axe',
    group: 'stories',
    tasks: ['test:stories'],
    reports: {
      files: ['.cache/stories.json'],
      count: jestCount,
      tests: jestTests,
      failures: jestFailures,
    },
  },
  { name: 'building the product', group: 'journeys', tasks: ['build'] },
  {
    name: 'journeys',
    group: 'journeys',
    tasks: ['test:e2e'],
    reports: {
      files: [`.cache/e2e-${brand}.json`],
      count: playwrightCount,
      tests: playwrightTests,
      failures: playwrightFailures,
    },
  },
  { name: 'budgets', group: 'journeys', tasks: ['budgets'] },
  { name: 'secrets in what was built', group: 'journeys', tasks: ['secrets'] },
  {
    name: 'sheets in six looks',
    group: 'release',
    tasks: ['test:sheets'],
    reports: { files: ['.cache/sheets.json'], count: (report) => report },
  },
  {
    name: 'screens in six looks',
    group: 'release',
    tasks: ['test:screens'],
    reports: { files: ['.cache/screens.json'], count: (report) => report },
  },
  {
    name: 'lists in five widths',
    group: 'release',
    tasks: ['test:lists'],
    reports: { files: ['.cache/lists.json'], count: (report) => report },
  },
  { name: 'building Storybook with its documents', group: 'release', tasks: ['build-storybook'] },
  {
    name: 'pages of Storybook',
    group: 'release',
    tasks: ['test:documents'],
    reports: { files: ['.cache/documents.json'], count: (report) => report },
  },
  {
    name: 'packed packages',
    group: 'release',
    tasks: ['packages:try'],
    reports: { files: ['.cache/packages.json'], count: (report) => report },
  },
  { name: 'a generated client', group: 'release', tasks: ['client:try'] },
  {
    name: 'the other brands',
    group: 'release',
    tasks: ['test:brands'],
    reports: { files: ['.cache/brands.json'], count: (report) => report },
  },
];

/** The group that `npm test` leaves to `npm run test:release`. */
const LATER = 'release';

export const groups = [...new Set(stages.map(({ group }) => group))];

/**
 * @param {readonly string[]} names of groups; by default all that every change must pass
 * @returns {readonly Stage[] | undefined} undefined for an unknown group
 */
export function getStages(names) {
  if (names.some((name) => !groups.some((group) => group === name))) return undefined;
  return stages.filter(({ group }) => (names.length === 0 ? group !== LATER : names.includes(group)));
}

/** @param {Stage} stage A report of an earlier run must not speak for this one. */
export function forgetReports({ reports }) {
  for (const file of reports?.files ?? []) rmSync(inRoot(file), { force: true });
}

/**
 * The result of a stage. A task that did not run, because one it depends on failed, has failed.
 * @param {Stage} stage
 * @param {readonly Ran[]} ran
 * @returns {Result}
 */
export function getResult({ name, tasks, reports }, ran) {
  const own = tasks.flatMap((task) => {
    const found = ran.filter(({ taskId }) => taskId.endsWith(`#${task}`));
    return found.length > 0 ? found : [undefined];
  });
  const codes = own.map((task) => task?.execution?.exitCode ?? 1);
  const counts = reports
    ? [getCount(Math.max(...codes), total(reports.files.map((file) => countIn(file, reports.count))))]
    : codes.map((code) => getCount(code, undefined));
  return {
    name,
    ...total(counts),
    seconds: own.reduce((sum, task) => sum + getSeconds(task), 0),
    cached: own.every((task) => task?.cache.status === 'HIT'),
  };
}

/**
 * @param {string} file
 * @param {Reports['count']} count
 */
const countIn = (file, count) => readReport(inRoot(file), count) ?? { passed: 0, failed: 0 };

/**
 * @param {readonly Stage[]} from
 * @returns {import('./counts.mjs').Failure[]}
 */
export const getFailures = (from) =>
  from.flatMap(({ reports: { files = [], failures } = {} }) =>
    failures ? files.flatMap((file) => readReport(inRoot(file), failures) ?? []) : [],
  );

/** @param {Ran | undefined} task */
const getSeconds = (task) =>
  task?.execution ? (task.execution.endTime - task.execution.startTime) / 1000 : 0;

/** @param {Result} result */
export function resultLine({ name, passed, failed, seconds, cached }) {
  const mark = failed === 0 ? '✓' : '✗';
  const time = cached ? 'from the cache' : `${seconds.toFixed(1)} s`;
  return `${mark} ${name}: ${passed} passed, ${failed} failed (${time})`;
}
