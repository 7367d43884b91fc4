import { expect, test } from 'vitest';
import {
  getCount,
  jestCount,
  jestFailures,
  playwrightCount,
  playwrightFailures,
  readReport,
  total,
} from './counts.mjs';

test('a stage without a report is one test', () => {
  expect(getCount(0, undefined)).toEqual({ passed: 1, failed: 0 });
  expect(getCount(2, undefined)).toEqual({ passed: 0, failed: 1 });
});

test('a report counts as written, but a failed program has always failed', () => {
  expect(getCount(0, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 0 });
  expect(getCount(1, { passed: 5, failed: 2 })).toEqual({ passed: 5, failed: 2 });
  expect(getCount(1, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 1 });
});

test('a run that found nothing to test has failed', () => {
  expect(getCount(0, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 });
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

test('a failed test is named with its file and its reason, a file that did not load by its path alone', () => {
  const failed = {
    status: 'failed',
    fullName: 'a clock goes on',
    failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[39m\n'.padEnd(200, 'at a line of the stack\n')],
  };
  const testResults = [
    { name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'fine' }] },
    {
      name: 'b.test.ts',
      status: 'failed',
      assertionResults: [failed, { status: 'passed', fullName: 'fine' }],
    },
    { name: 'c.test.ts', status: 'failed', message: 'Cannot find a module', assertionResults: [] },
  ];
  const [first, second, ...more] = jestFailures({ testResults });
  expect(first?.test).toBe('b.test.ts: a clock goes on');
  expect(first?.reason).toMatch(/^expected 1 to be 2\n/);
  expect(second).toEqual({ test: 'c.test.ts', reason: 'Cannot find a module' });
  expect(more).toEqual([]);
});

test('a failed journey is named with its file, also one that passed at the second attempt', () => {
  const spec = (title: string, ok: boolean, status: string) => ({
    title,
    ok,
    file: '01.spec.ts',
    tests: [{ status, results: [{ duration: 5, errors: ok ? [] : [{ message: 'no such button' }] }] }],
  });
  const suites = [
    {
      specs: [spec('fine', true, 'expected'), spec('broken', false, 'unexpected')],
      suites: [{ specs: [spec('shaky', true, 'flaky')] }],
    },
  ];
  expect(playwrightFailures({ suites })).toEqual([
    { test: '01.spec.ts: broken', reason: 'no such button' },
    { test: '01.spec.ts: shaky', reason: '' },
  ]);
});

test('a missing report counts nothing', () => {
  expect(readReport('/nowhere/report.json', jestCount)).toBeUndefined();
});

test('the total is the sum of the counts', () => {
  const counts = [
    { passed: 1, failed: 0 },
    { passed: 20, failed: 2 },
  ];
  expect(total(counts)).toEqual({ passed: 21, failed: 2 });
});
