import { expect, test } from 'vitest';
import { countOf, jestCount, playwrightCount, readCount, total } from './counts.mjs';

test('a stage without a report is one test', () => {
  expect(countOf(0, undefined)).toEqual({ passed: 1, failed: 0 });
  expect(countOf(2, undefined)).toEqual({ passed: 0, failed: 1 });
});

test('a report is taken at its word, except that a failed program has failed', () => {
  expect(countOf(0, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 0 });
  expect(countOf(1, { passed: 5, failed: 2 })).toEqual({ passed: 5, failed: 2 });
  expect(countOf(1, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 1 });
});

test('a run that found nothing to test has failed', () => {
  expect(countOf(0, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 });
});

test('a file of tests that does not load counts as a failure', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(jestCount(report)).toEqual({ passed: 3, failed: 2 });
});

test('a journey that passed only at the second attempt has failed', () => {
  expect(playwrightCount({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 3 } })).toEqual({
    passed: 4,
    failed: 2,
  });
});

test('a report that was never written counts nothing', () => {
  expect(readCount('/nowhere/report.json', jestCount)).toBeUndefined();
});

test('the whole is the sum', () => {
  const counts = [
    { passed: 1, failed: 0 },
    { passed: 20, failed: 2 },
  ];
  expect(total(counts)).toEqual({ passed: 21, failed: 2 });
});
