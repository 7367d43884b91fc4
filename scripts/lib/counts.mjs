import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * What a stage amounts to: its report's tests; a stage without one is a single test. A program that failed without
 * a failed test to show for it (a file that does not load, a server that does not start) is a failure all the same.
 * @param {number} code the program's exit code
 * @param {Count | undefined} reported
 * @returns {Count}
 */
export function countOf(code, reported) {
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
 * The report that Vitest and Jest write.
 * @param {any} report
 * @returns {Count}
 */
export function jestCount(report) {
  /** @type {{ status: string, assertionResults: { status: string }[] }[]} */
  const files = report.testResults;
  const unloaded = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(hasFailed),
  ).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded };
}

/** @param {{ status: string }} result */
const hasFailed = (result) => result.status === 'failed';

/**
 * The report that Playwright writes; a journey that passed only at the second attempt has failed once.
 * @param {any} report
 * @returns {Count}
 */
export function playwrightCount(report) {
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky };
}

/**
 * The tests that failed in what Vitest and Jest report, by file and name; a file that does not load by its own alone.
 * @param {any} report
 * @returns {string[]}
 */
export function jestFailures(report) {
  /** @type {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }[]} */
  const files = report.testResults;
  return files
    .filter(hasFailed)
    .flatMap(({ name, assertionResults }) =>
      assertionResults.some(hasFailed)
        ? assertionResults.filter(hasFailed).map(({ fullName }) => `${name}: ${fullName}`)
        : [name],
    );
}

/**
 * The journeys that failed, at their first attempt or at all.
 * @param {any} report
 * @returns {string[]}
 */
export function playwrightFailures({ suites }) {
  /** @typedef {{ suites?: Suite[], specs: { ok: boolean, file: string, title: string, tests: { status: string }[] }[] }} Suite */
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
 * @param {(report: any) => Read} read
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
