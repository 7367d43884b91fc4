import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './lib/paths.mjs';

const read = (file: string) => readFileSync(inRoot(file), 'utf8');
const runbook = read('docs/runbook.md');

test('the runbook has every state of health', () => {
  const states = Array.from(
    read('apps/sandbox/src/web/health.ts').matchAll(/status: '([^']+)'/g),
    ([, state]) => state,
  );
  expect(states).toHaveLength(4);
  expect(states.filter((state) => !runbook.includes(`{"status":"${state}"}`))).toEqual([]);
});

test('the runbook has the advice of the log, in its own words', () => {
  const advising = read('apps/sandbox/src/start/prepare.ts');
  for (const advice of ['There is no company yet', 'TRUSTED_PROXIES is not set', 'SEALING_KEY is not set']) {
    expect(advising).toContain(advice);
    expect(runbook).toContain(advice);
  }
});

test('the runbook quotes sentences that a program says', () => {
  const sources = [
    'apps/sandbox/src/config.ts',
    'apps/sandbox/src/auth/sealed.ts',
    'apps/sandbox/src/database/check-database.ts',
    'apps/sandbox/src/no-demo.ts',
    'apps/sandbox/src/start/obstacle.ts',
  ].map(read);
  const [, table = ''] = runbook.split('| it begins with');
  const quoted = Array.from(
    table.split('\n## ')[0]?.matchAll(/^\| `([^`…]+?) ?(?:…[^`]*)?`/gm) ?? [],
    ([, words]) => words,
  );
  expect(quoted.length).toBeGreaterThan(7);
  expect(quoted.filter((words = '') => !sources.some((source) => source.includes(words)))).toEqual([]);
});
