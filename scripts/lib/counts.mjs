import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ status: string, fullName: string, duration?: number | null, failureMessages?: readonly string[] }} Assertion
 *   `duration` in milliseconds, as everywhere in a report
 * @typedef {{ status: string, assertionResults: readonly { status: string }[] }} Loaded
 * @typedef {{
 *   numPassedTests: number,
 *   numFailedTests: number,
 *   testResults: { name: string, status: string, message?: string, assertionResults: Assertion[] }[],
 * }} JestReport the format of Vitest and Jest
 * @typedef {{ duration: number, errors?: readonly { message?: string }[] }} Attempt
 * @typedef {{ ok: boolean, file: string, title: string, tests: { status: string, results: Attempt[] }[] }} Spec
 * @typedef {{ suites?: Suite[], specs: Spec[] }} Suite
 * @typedef {{ expected: number, unexpected: number, flaky: number, skipped?: number }} Stats
 * @typedef {{ stats: Stats, suites: Suite[] }} PlaywrightReport
 * @typedef {{ test: string, reason: string }} Failure a test by file and name, or a file that does not load by its path
 *   alone, and what its report says of it
 * @typedef {JestReport & PlaywrightReport & Count} Report each reader uses its own part of it; our own
 *   scripts write a count
 */

/**
 * The count of a stage: the tests of its report, or one test without a report. A program may fail without a failed
 * test, as when a file does not load or a server does not start. That is a failure too.
 * @param {number} code the program's exit code
 * @param {Count | undefined} reported
 * @returns {Count}
 */
export function getCount(code, reported) {
  if (reported === undefined) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (code !== 0 && reported.failed === 0) return { ...reported, failed: 1 };
  // A run without tests proves nothing.
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
 * The count of a Playwright report. A journey that passed only at the second attempt has failed.
 * @param {Pick<PlaywrightReport, 'stats'>} report
 * @returns {Count}
 */
export function playwrightCount({ stats: { expected, unexpected, flaky } }) {
  return { passed: expected, failed: unexpected + flaky };
}

/** Enough of a reason to know the fault by; the report has the rest. */
const REASON_LINES = 12;

/** @param {readonly (string | undefined)[]} messages */
const getReason = (messages) =>
  stripVTControlCharacters(messages.filter(Boolean).join('\n')).split('\n').slice(0, REASON_LINES).join('\n');

/**
 * @param {Pick<JestReport, 'testResults'>} report
 * @returns {Failure[]}
 */
export function jestFailures({ testResults }) {
  return testResults.filter(hasFailed).flatMap(({ name, message, assertionResults }) =>
    assertionResults.some(hasFailed)
      ? assertionResults.filter(hasFailed).map(({ fullName, failureMessages = [] }) => ({
          test: `${name}: ${fullName}`,
          reason: getReason(failureMessages),
        }))
      : [{ test: name, reason: getReason([message]) }],
  );
}

/**
 * The journeys that failed, also those that passed at a later attempt.
 * @param {Pick<PlaywrightReport, 'suites'>} report
 * @returns {Failure[]}
 */
export function playwrightFailures({ suites }) {
  /** @param {Suite} suite @returns {Failure[]} */
  const inSuite = ({ suites: inner = [], specs }) => [
    ...specs
      .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title, tests }) => ({
        test: `${file}: ${title}`,
        reason: getReason(
          tests.flatMap(({ results }) =>
            results.flatMap(({ errors = [] }) => errors.map(({ message }) => message)),
          ),
        ),
      })),
    ...inner.flatMap(inSuite),
  ];
  return suites.flatMap(inSuite);
}

/**
 * @template Read
 * @param {string} file
 * @param {(report: Report) => Read} read
 * @returns {Read | undefined} undefined without a readable report
 */
export function readReport(file, read) {
  if (!existsSync(file)) return undefined;
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
