import { relative } from 'node:path';
import { readReport } from './counts.mjs';
import { inRoot, ROOT } from './paths.mjs';

/**
 * @typedef {import('./counts.mjs').Report} Report
 * @typedef {{ file: string, title: string, seconds: number }} Test
 */

/**
 * @param {Pick<Report, 'testResults'>} report
 * @returns {Test[]}
 */
export const jestTests = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: relative(ROOT, name),
      title: fullName,
      seconds: (duration ?? 0) / 1000,
    })),
  );

/**
 * @param {Pick<Report, 'suites'>} report
 * @returns {Test[]}
 */
export function playwrightTests({ suites }) {
  /** @param {import('./counts.mjs').Suite} suite @returns {Test[]} */
  const inSuite = ({ suites: inner = [], specs }) => [
    ...specs.map(({ file, title, tests }) => ({
      file: `apps/deck/e2e/${file}`,
      title,
      seconds:
        tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
    ...inner.flatMap(inSuite),
  ];
  return suites.flatMap(inSuite);
}

/**
 * The slowest tests in the reports of stages.
 * @param {readonly import('./stages.mjs').Stage[]} stages
 * @param {number} count
 * @returns {Test[]}
 */
export function getSlowest(stages, count) {
  const all = stages.flatMap(({ reports: { files = [], tests } = {} }) =>
    tests ? files.flatMap((file) => readReport(inRoot(file), tests) ?? []) : [],
  );
  return all.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
}
