import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inRoot } from './lib/paths.mjs';

/** Runs `npm test` with a group that it refuses, so that no test begins. */
const run = (BRAND: string) =>
  spawnSync(process.execPath, [inRoot('scripts/test.mjs'), 'everything'], {
    env: { ...process.env, BRAND },
    encoding: 'utf8',
  });

test('with another BRAND a run says which brand it tests, and which command tests the other', () => {
  const { stdout, stderr, status } = run('solera');
  expect(stdout).toMatch(/^BRAND=solera changes nothing here: .* brand meridian\. .*npm run test:brands/);
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Choose one of code, /)]);
});

test.each(['', 'meridian'])('with BRAND=%s a run does not mention brands', (brand) => {
  expect(run(brand).stdout).toBe('');
});
