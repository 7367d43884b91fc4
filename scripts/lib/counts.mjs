import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ status: string, fullName: string, duration?: number | null, failureMessages?: readonly string[] }} Assertion
 *   `duration` in milliseconds, as everywhere in a report
 * @typedef {{ status: string, assertionResults: readonly { status: string }[] }} Loaded
 * @typedef {{
 *   numPassedTests: number,
 *   numFailedTests: number,
 *   testResults: { name: string, status: string, assertionResults: Assertion[] }[],
 * }} JestReport what Vitest and Jest write
 * @typedef {{ ok: boolean, file: string, title: string, tests: { status: string, results: { duration: number }[] }[] }} Spec
 * @typedef {{ suites?: Suite[], specs: Spec[] }} Suite
 * @typedef {{ expected: number, unexpected: number, flaky: number, skipped?: number }} Stats
 * @typedef {{ stats: Stats, suites: Suite[] }} PlaywrightReport
 * @typedef {JestReport & PlaywrightReport & Count} Report of which each reader knows its own part; our own scripts write a
 *   count
 */

/**
 * What a stage amounts to: its report's tests; a stage without one is a single test. A program that failed without
 * a failed test to show for it (a file that does not load, a server that does not start) is a failure all the same.
 * @param {number} code the program's exit code
 * @param {Count | undefined} reported
 * @returns {Count}
 */
export function getCount(code, reported) {
  if (reported === undefined) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (code !== 0 && reported.failed === 0) return { ...reported, failed: 1 };
  // A run that found nothing to test has not shown anything.
  if (reported.passed + reported.failed === 0) return { passed: 0, failed: 1 };
  return reported;
}

/**
 * @param {readonly Count[]} counts
 * @returns {Count}
 */
export function total(counts) {
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    {
      passed: 0,
      failed: 0,
    },
  );
}

/**
 * @param {Pick<JestReport, 'numPassedTests' | 'numFailedTests'> & { testResults: readonly Loaded[] }} report
 * @returns {Count}
 */
export function jestCount({ numPassedTests, numFailedTests, testResults }) {
  const unloaded = testResults.filter((file) => hasFailed(file) && !file.assertionResults.some(hasFailed));
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}

/** @param {{ status: string }} result */
const hasFailed = (result) => result.status === 'failed';

/**
 * A journey that passed only at the second attempt has failed once.
 * @param {Pick<PlaywrightReport, 'stats'>} report
 * @returns {Count}
 */
export function playwrightCount({ stats: { expected, unexpected, flaky } }) {
  return { passed: expected, failed: unexpected + flaky };
}

/**
 * The tests that failed, by file and name; a file that does not load by its own alone.
 * @param {Pick<JestReport, 'testResults'>} report
 * @returns {string[]}
 */
export function jestFailures({ testResults }) {
  return testResults
    .filter(hasFailed)
    .flatMap(({ name, assertionResults }) =>
      assertionResults.some(hasFailed)
        ? assertionResults.filter(hasFailed).map(({ fullName }) => `${name}: ${fullName}`)
        : [name],
    );
}

/**
 * The journeys that failed, at their first attempt or at all.
 * @param {Pick<PlaywrightReport, 'suites'>} report
 * @returns {string[]}
 */
export function playwrightFailures({ suites }) {
  /** @param {Suite} suite @returns {string[]} */
  const inSuite = ({ suites: inner = [], specs }) => [
    ...specs
      .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...inner.flatMap(inSuite),
  ];
  return suites.flatMap(inSuite);
}

/**
 * @template Read
 * @param {string} file
 * @param {(report: Report) => Read} read
 * @returns {Read | undefined} undefined when no readable report was written
 */
export function readReport(file, read) {
  if (!existsSync(file)) return undefined;
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
